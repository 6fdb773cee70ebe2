#include "trace/snapshot.h"

#include <unordered_map>

#include "program/unknown_class.h"
#include "support/diagnostics.h"
#include "support/unicode.h"
#include "trace/class_table.h"
#include "trace/elements.h"

namespace jury::trace {

namespace {

using ir::Kind;

class Photographer {
 public:
  SnapshotValue value(Kind kind, Value bits) {
    if (kind != Kind::Reference) return {kind, bits, -1};
    return reference(bits.as_object());
  }

  // Objects are described breadth first, so that numbers grow with the distance from the roots.
  HeapSnapshot finish(HeapSnapshot snapshot) {
    for (std::size_t next = 0; next < found_.size(); ++next) {
      SnapshotObject description = describe(*found_[next]);
      snapshot.objects.push_back(std::move(description));
    }
    return snapshot;
  }

 private:
  SnapshotValue reference(const Object* object) {
    if (!object) return {Kind::Reference, Value::zero(), -1};
    const auto [entry, inserted] = numbers_.try_emplace(object, static_cast<std::int32_t>(found_.size()));
    if (inserted) found_.push_back(object);
    return {Kind::Reference, Value::zero(), entry->second};
  }

  SnapshotObject describe(const Object& object) {
    SnapshotObject description;
    description.address = &object;
    description.class_name = program::shown_type(object.type->type.display());
    if (program::is_sealed_class(object.type->name)) return description;
    switch (object.type->shape) {
      case Shape::Instance:
      case Shape::Throwable:
        describe_fields(object, description);
        break;
      case Shape::Mirror:
        description.kind = SnapshotKind::Class;
        description.text = ClassTable::mirrored(object).java_name();
        break;
      case Shape::Text:
        description.kind = SnapshotKind::Text;
        description.text = to_modified_utf8(static_cast<const TextObject&>(object).view());
        break;
      case Shape::Sequence:
        description.kind = SnapshotKind::Sequence;
        for (const Object* item : static_cast<const SequenceObject&>(object).items.items())
          description.elements.push_back(reference(item));
        break;
      case Shape::Table:
        describe_table(static_cast<const TableObject&>(object).table, description);
        break;
      case Shape::Cursor:
        describe_cursor(static_cast<const CursorObject&>(object), description);
        break;
      case Shape::ByteArray:
      case Shape::CharArray:
      case Shape::ShortArray:
      case Shape::IntArray:
      case Shape::LongArray:
      case Shape::FloatArray:
      case Shape::DoubleArray:
      case Shape::ReferenceArray:
        describe_array(object, description);
        break;
      case Shape::None:
        internal_error(__FILE__, __LINE__, "an object of a type without objects");
    }
    return description;
  }

  void describe_fields(const Object& object, SnapshotObject& description) {
    for (const FieldSlot& slot : object.type->instance_fields)
      description.fields.push_back({ir::display_class(slot.field->owner.view()), slot.field->name.text(),
                                    value(slot.field->type.kind, object.fields()[slot.slot])});
  }

  void describe_array(const Object& array, SnapshotObject& description) {
    description.kind = SnapshotKind::Array;
    const Kind kind = array.type->element->type.kind;
    for (std::uint32_t i = 0; i < array.length; ++i)
      description.elements.push_back(value(kind, get_element(array, i)));
  }

  void describe_table(const Table& table, SnapshotObject& description) {
    description.kind = SnapshotKind::Table;
    for (const Object* key : *table.keys()) {
      description.elements.push_back(reference(key));
      description.values.push_back(reference(table.find(key)->value));
    }
  }

  // The keys not yet visited.
  void describe_cursor(const CursorObject& cursor, SnapshotObject& description) {
    description.kind = SnapshotKind::Sequence;
    for (std::size_t i = cursor.position; i < cursor.keys->size(); ++i)
      description.elements.push_back(reference((*cursor.keys)[i]));
  }

  std::unordered_map<const Object*, std::int32_t> numbers_;
  std::vector<const Object*> found_;
};

}  // namespace

HeapSnapshot take_snapshot(const std::vector<SnapshotRoot>& roots) {
  Photographer photographer;
  HeapSnapshot snapshot;
  for (const SnapshotRoot& root : roots)
    snapshot.roots.emplace_back(root.name, photographer.value(root.kind, root.value));
  return photographer.finish(std::move(snapshot));
}

}  // namespace jury::trace
