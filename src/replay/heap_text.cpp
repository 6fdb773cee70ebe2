#include "replay/heap_text.h"

#include "support/unicode.h"

namespace jury::replay {

namespace {

using trace::escaped;
using trace::PortableKind;
using trace::PortableObject;
using trace::SnapshotValue;

std::string list_text(const std::vector<SnapshotValue>& values) {
  std::string text;
  for (const auto& value : values) text += " " + to_text(value);
  return text;
}

std::string contents_text(const PortableObject& object) {
  if (object.kind == PortableKind::Collection) return "collection" + list_text(object.elements);
  std::string text = "map";
  for (std::size_t i = 0; i < object.elements.size(); ++i)
    text += " " + to_text(object.elements[i]) + "=" + to_text(object.values[i]);
  return text;
}

std::string instance_text(const PortableObject& object) {
  if (object.is_library) return "opaque";
  std::string text = "instance " + object.class_name;
  for (const auto& field : object.fields) text += " " + field.name + "=" + to_text(field.value);
  return text;
}

std::string object_text(const PortableObject& object) {
  switch (object.kind) {
    case PortableKind::Instance:
    case PortableKind::Record:
      return instance_text(object);
    case PortableKind::Array:
      return "array " + object.class_name + list_text(object.elements);
    case PortableKind::Text:
    case PortableKind::Builder:
      return "text " + escaped(object.text);
    case PortableKind::Box:
      return "box" + list_text(object.elements);
    case PortableKind::Constant:
      return "constant " + object.class_name + " " + to_utf8(object.text);
    case PortableKind::Class:
      return "class " + to_utf8(object.text);
    case PortableKind::Collection:
    case PortableKind::Map:
      return object.is_library ? contents_text(object) : instance_text(object) + " " + contents_text(object);
    case PortableKind::StaticField:
    case PortableKind::Unknown:
    case PortableKind::Opaque:
      break;
  }
  return "opaque";
}

}  // namespace

std::string to_text(const trace::PortableHeap& heap) {
  std::string text;
  for (const auto& argument : heap.arguments) text += "argument " + to_text(argument) + "\n";
  for (const auto& [class_name, field, value] : heap.statics)
    text += "static " + class_name + " " + field + " " + to_text(value) + "\n";
  if (heap.result) text += "result " + to_text(*heap.result) + "\n";
  for (std::size_t i = 0; i < heap.objects.size(); ++i)
    text += std::to_string(i) + " " + object_text(heap.objects[i]) + "\n";
  return text;
}

}  // namespace jury::replay
