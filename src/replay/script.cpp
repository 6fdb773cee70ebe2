#include "replay/script.h"

#include "replay/build_order.h"
#include "replay/heap_text.h"
#include "support/diagnostics.h"
#include "support/unicode.h"
#include "trace/standard_input.h"

namespace jury::replay {

namespace {

using trace::escaped;
using trace::PortableKind;
using trace::PortableObject;
using trace::Question;

std::string creation(std::size_t number, const PortableObject& object) {
  const std::string rest = " " + std::to_string(number) + " ";
  switch (object.kind) {
    case PortableKind::Instance:
      return "instance" + rest + object.class_name;
    case PortableKind::Record: {
      std::string line = "record" + rest + object.class_name;
      for (const auto& field : object.fields) line += " " + to_text(field.value);
      return line;
    }
    case PortableKind::Array:
      return "array" + rest + object.class_name + " " + std::to_string(object.elements.size());
    case PortableKind::Text:
      return (object.is_literal ? "literal" : "text") + rest + escaped(object.text);
    case PortableKind::Box:
      return "box" + rest + to_text(object.elements.front());
    case PortableKind::Constant:
      return "constant" + rest + object.class_name + " " + to_utf8(object.text);
    case PortableKind::Class:
      return "class" + rest + to_utf8(object.text);
    case PortableKind::Collection:
    case PortableKind::Map:
      return "collection" + rest + object.class_name;
    case PortableKind::Builder:
      return "builder" + rest + object.class_name + " " + escaped(object.text);
    case PortableKind::StaticField:
      return "held" + rest + object.class_name + " " + to_utf8(object.text);
    case PortableKind::Unknown:
      return "unknown" + rest + object.class_name;
    case PortableKind::Opaque:
      break;
  }
  internal_error(__FILE__, __LINE__, "an object that cannot be built");
}

void add_fields(std::string& script, std::size_t number, const PortableObject& object) {
  const std::string name = "@" + std::to_string(number) + " ";
  if (object.kind != PortableKind::Record)
    for (const auto& field : object.fields)
      script += "field " + name + field.owner + " " + field.name + " " + to_text(field.value) + "\n";
  if (object.kind == PortableKind::Array)
    for (std::size_t i = 0; i < object.elements.size(); ++i)
      script += "element " + name + std::to_string(i) + " " + to_text(object.elements[i]) + "\n";
}

void add_contents(std::string& script, std::size_t number, const PortableObject& object) {
  const std::string name = "@" + std::to_string(number) + " ";
  for (std::size_t i = 0; i < object.elements.size(); ++i)
    script += object.kind == PortableKind::Map
                  ? "put " + name + to_text(object.elements[i]) + " " + to_text(object.values[i]) + "\n"
                  : "add " + name + to_text(object.elements[i]) + "\n";
}

std::string question(const Question& asked) {
  constexpr const char* about[] = {"arguments", "result", "exception", "object"};
  std::string line = asked.class_name + " " + asked.method + " " + asked.descriptor + " " +
                     about[static_cast<std::size_t>(asked.about)];
  for (const auto& argument : asked.arguments) line += " " + to_text(argument);
  return line + "\n";
}

std::string choice(const trace::Choice& answer) {
  return answer.kind == ir::Kind::Reference ? escaped(answer.text)
                                            : to_text(trace::SnapshotValue{answer.kind, answer.value, -1});
}

}  // namespace

std::string to_script(const trace::Scenario& scenario) {
  const auto& heap = scenario.before;
  const auto order = build_order(heap);
  std::string script =
      "entry " + scenario.class_name + " " + scenario.method + " " + scenario.descriptor + "\n";
  if (const auto input = trace::input_among(scenario.choices); !input.empty()) {
    script += "input";
    for (const char byte : input) script += " " + std::to_string(static_cast<unsigned char>(byte));
    script += "\n";
  }
  for (const auto number : order.creation) script += creation(number, heap.objects[number]) + "\n";
  for (std::size_t i = 0; i < heap.objects.size(); ++i) add_fields(script, i, heap.objects[i]);
  // What collections do with their elements may look at static fields.
  for (const auto& [class_name, field, value] : heap.statics)
    script += "static " + class_name + " " + field + " " + to_text(value) + "\n";
  for (const auto number : order.contents) add_contents(script, number, heap.objects[number]);
  for (const auto& argument : heap.arguments) script += "argument " + to_text(argument) + "\n";
  for (const auto& answer : trace::without_input(scenario.choices))
    script += "choice " + choice(answer) + "\n";
  for (const auto& assumed : scenario.assumed) script += "assumed " + question(assumed);
  if (scenario.violated) script += "violated " + question(*scenario.violated);
  if (scenario.after) {
    script += "state\n";
    for (const auto& watched : scenario.after->statics)
      script += "watch " + watched.class_name + " " + watched.field + "\n";
  }
  return script;
}

}  // namespace jury::replay
