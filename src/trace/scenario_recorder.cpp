#include "trace/scenario_recorder.h"

#include <algorithm>
#include <array>
#include <deque>

#include "library/classes.h"
#include "library/types.h"
#include "program/unknown_class.h"
#include "support/unicode.h"
#include "trace/class_table.h"
#include "trace/elements.h"
#include "trace/scenario_text.h"

namespace jury::trace {

namespace {

using ir::Kind;

bool is_library(Symbol class_name) {
  constexpr std::string_view packages[] = {"java/", "javax/", "jdk/", "sun/", "com/sun/", "jury/"};
  return std::any_of(std::begin(packages), std::end(packages),
                     [&](std::string_view package) { return class_name.view().starts_with(package); });
}

bool is_ghost(const program::Workspace& workspace, const ir::Field& field) {
  const auto* contract = workspace.contracts().of(field.owner);
  if (!contract) return false;
  const auto& ghosts = contract->ghost_fields;
  return std::find(ghosts.begin(), ghosts.end(), field.name) != ghosts.end();
}

// Reads a heap of the interpreter, breadth first from its roots.
class HeapReader {
 public:
  // `names` are the objects that have a name of their own; nullptr: what static fields hold is described.
  HeapReader(program::Workspace& workspace, Interpreter& interpreter,
             const std::unordered_map<const Object*, StaticValue>* names)
      : workspace_(workspace), interpreter_(interpreter), names_(names) {}

  SnapshotValue value(Kind kind, Value bits) {
    return kind == Kind::Reference ? reference(bits.as_object()) : SnapshotValue{kind, bits, -1};
  }

  // Describes the objects that were met, and those they lead to. What is hashed comes last: then most of its
  // elements have their number, by which it is ordered.
  std::vector<PortableObject> objects() {
    std::vector<PortableObject> result;
    std::deque<std::size_t> hashed;
    for (std::size_t next = 0; next < found_.size() || !hashed.empty();) {
      const bool is_late = next == found_.size();
      const auto number = is_late ? hashed.front() : next++;
      if (is_late)
        hashed.pop_front();
      else if (is_hashed(*found_[number]->type)) {
        hashed.push_back(number);
        continue;
      }
      auto described = describe(*found_[number]);
      result.resize(found_.size());
      result[number] = std::move(described);
    }
    return result;
  }
  const std::unordered_map<const Object*, std::int32_t>& numbers() const { return numbers_; }

 private:
  SnapshotValue reference(Object* object) {
    if (!object) return {Kind::Reference, Value::zero(), -1};
    const auto [entry, inserted] = numbers_.try_emplace(object, static_cast<std::int32_t>(found_.size()));
    if (inserted) found_.push_back(object);
    return {Kind::Reference, Value::zero(), entry->second};
  }

  PortableObject describe(Object& object) {
    PortableObject result;
    const ClassInfo& type = *object.type;
    result.class_name = type.java_name();
    if (names_ && !is_constant(type)) {
      if (const auto named = names_->find(&object); named != names_->end()) {
        result.class_name = named->second.class_name;
        set_text(PortableKind::StaticField, from_utf8(named->second.field), result);
        return result;
      }
      if (const auto* field = constant_of_library(object)) {
        set_text(PortableKind::StaticField, from_utf8(field->name.text()), result);
        return result;
      }
    }
    if (type.is_array())
      describe_array(object, result);
    else if (type.shape == Shape::Text)
      describe_text(static_cast<const TextObject&>(object), result);
    else if (type.shape == Shape::Mirror)
      set_text(PortableKind::Class, from_utf8(ClassTable::mirrored(object).java_name()), result);
    else if (type.box_kind != Kind::Void)
      describe_box(object, result);
    else if (is_constant(type))
      describe_constant(object, result);
    else
      describe_instance(object, result);
    return result;
  }

  // The field in which a class of the library keeps the object for everybody, such as Level.INFO.
  const ir::Field* constant_of_library(const Object& object) {
    const auto& type = *object.type;
    if (type.shape != Shape::Instance || !is_library(type.name) || !interpreter_.is_initialized(type.name))
      return nullptr;
    const auto* cls = workspace_.program().find_class(type.name);
    if (!cls) return nullptr;
    const auto found = std::ranges::find_if(cls->fields, [&](const ir::Field& field) {
      return field.is_static() && (field.flags & ir::access::is_public) &&
             field.type == ir::Type::reference(type.name) &&
             interpreter_.get_static(type.name, field.name.view()).as_object() == &object;
    });
    return found == cls->fields.end() ? nullptr : &*found;
  }

  static void set_text(PortableKind kind, std::u16string text, PortableObject& result) {
    result.kind = kind;
    result.text = std::move(text);
  }

  static bool is_constant(const ClassInfo& type) {
    for (const ClassInfo* cls = &type; cls; cls = cls->superclass)
      if (cls->name == "java/lang/Enum") return true;
    return false;
  }

  bool is_a(const ClassInfo& type, std::string_view name) {
    return workspace_.program().is_subclass(type.name, Symbol(name));
  }

  void describe_text(const TextObject& text, PortableObject& result) {
    set_text(PortableKind::Text, std::u16string(text.view()), result);
    result.is_literal = interpreter_.is_interned(text);
  }

  void describe_array(const Object& array, PortableObject& result) {
    result.kind = PortableKind::Array;
    const Kind kind = array.type->element->type.kind;
    for (std::uint32_t i = 0; i < array.length; ++i)
      result.elements.push_back(value(kind, get_element(array, i)));
  }

  static void describe_box(const Object& box, PortableObject& result) {
    result.kind = PortableKind::Box;
    result.elements.push_back({box.type->box_kind, box.fields()[box.type->box_slot], -1});
  }

  // A constant with a body has a class of its own, below the one that declares it.
  void describe_constant(const Object& constant, PortableObject& result) {
    const ClassInfo* type = constant.type;
    if (type->superclass->name != "java/lang/Enum") type = type->superclass;
    result.class_name = type->java_name();
    const auto name = interpreter_.get_field(constant, "name");
    set_text(PortableKind::Constant, from_utf8(interpreter_.text(*name.as_object())), result);
    if (!names_) return;
    for (const FieldSlot& slot : constant.type->instance_fields)
      if (!is_library(slot.field->owner) && !(slot.field->flags & ir::access::is_final))
        result.fields.push_back({ir::display_class(slot.field->owner.view()), slot.field->name.text(),
                                 value(slot.field->type.kind, constant.fields()[slot.slot])});
  }

  void describe_instance(Object& object, PortableObject& result) {
    const ClassInfo& type = *object.type;
    result.is_library = is_library(type.name);
    const bool has_fields = type.shape == Shape::Instance || type.shape == Shape::Throwable;
    if (result.is_library &&
        (type.name == "java/lang/StringBuilder" || type.name == "java/lang/StringBuffer"))
      return set_text(PortableKind::Builder, from_utf8(interpreter_.describe(object)), result);
    if (program::is_from_outside(type.name)) {
      // Not even its class can be made there.
      const bool extends_class =
          program::is_unknown_class(type.name) && type.superclass->name != "java/lang/Object";
      result.kind = extends_class ? PortableKind::Opaque : PortableKind::Unknown;
      result.class_name = ir::display_class(program::type_of_unknown(type.name).view());
      return;
    }
    if (!has_fields || is_lambda(type)) {
      result.kind = PortableKind::Opaque;
      return;
    }
    if (is_ordered_otherwise(object)) {
      result.kind = PortableKind::Opaque;
      return;
    }
    if (is_a(type, library::types::map)) return describe_map(object, result);
    if (is_a(type, library::types::collection)) return describe_collection(object, result);
    describe_fields(object, result);
  }

  // By a comparator, or by access: its contents do not tell how.
  static bool is_ordered_otherwise(const Object& object) {
    for (const FieldSlot& slot : object.type->instance_fields) {
      const auto name = slot.field->name.view();
      if (is_library(slot.field->owner) && (name == "comparator" || name == "accessOrder") &&
          object.fields()[slot.slot].bits != 0)
        return true;
    }
    return false;
  }

  bool is_lambda(const ClassInfo& type) const {
    return !type.declaration || (type.declaration->flags & ir::access::is_synthetic) ||
           type.name.view().find("$$Lambda") != std::string_view::npos;
  }

  // Inherited ones first; to compare states, by name within a class, without what specifications added
  // and what the user's classes have from the library's.
  std::vector<FieldSlot> fields_of(const ClassInfo& type) const {
    auto fields = type.instance_fields;
    if (names_) return fields;
    std::erase_if(fields, [&](const FieldSlot& slot) {
      return is_ghost(workspace_, *slot.field) || (!is_library(type.name) && is_library(slot.field->owner));
    });
    for (auto start = fields.begin(); start != fields.end();) {
      const auto end = std::find_if(start, fields.end(), [&](const FieldSlot& slot) {
        return slot.field->owner != start->field->owner;
      });
      std::sort(start, end, [](const FieldSlot& left, const FieldSlot& right) {
        return left.field->name.view() < right.field->name.view();
      });
      start = end;
    }
    return fields;
  }

  // Fields of the library's classes below a class of the user's: their contents stand for them.
  void describe_fields(const Object& object, PortableObject& result, bool of_user_only = false) {
    const auto* superclass = object.type->superclass;
    if (superclass && superclass->name == "java/lang/Record") result.kind = PortableKind::Record;
    for (const FieldSlot& slot : fields_of(*object.type)) {
      if (of_user_only && is_library(slot.field->owner)) continue;
      // Of what an exception keeps, the rest is about where it was made.
      const auto name = slot.field->name.view();
      if (slot.field->owner == "java/lang/Throwable" && name != "detailMessage" && name != "cause") continue;
      result.fields.push_back({ir::display_class(slot.field->owner.view()), slot.field->name.text(),
                               value(slot.field->type.kind, object.fields()[slot.slot])});
    }
  }

  // A collection that the user wrote from scratch has its own fields; one that extends the library's has
  // both.
  bool extends_library(const ClassInfo& type, std::string_view interface) {
    const ClassInfo* base = &type;
    while (base && !is_library(base->name)) base = base->superclass;
    return base && !base->declaration->is_abstract() && is_a(*base, interface);
  }

  void describe_collection(Object& object, PortableObject& result) {
    if (!result.is_library)
      describe_fields(object, result, extends_library(*object.type, library::types::collection));
    if (!result.is_library && !extends_library(*object.type, library::types::collection)) return;
    result.kind = PortableKind::Collection;
    const auto contents = call(object, library::types::collection, "toArray", "()[Ljava/lang/Object;");
    if (!contents) {
      result.kind = PortableKind::Opaque;
      return;
    }
    std::vector<Object*> elements;
    for (std::uint32_t i = 0; i < contents->length; ++i)
      elements.push_back(get_element(*contents, i).as_object());
    if (is_hashed(*object.type))
      sort_by(elements, [&](Object* element) { return signature(element, signature_depth); });
    for (auto* element : elements) result.elements.push_back(reference(element));
  }

  void describe_map(Object& object, PortableObject& result) {
    if (!result.is_library) describe_fields(object, result, extends_library(*object.type, library::types::map));
    if (!result.is_library && !extends_library(*object.type, library::types::map)) return;
    result.kind = PortableKind::Map;
    auto* entries = call(object, library::types::map, "entrySet", library::types::gives_set);
    auto* contents =
        entries ? call(*entries, library::types::collection, "toArray", "()[Ljava/lang/Object;") : nullptr;
    if (!contents) {
      result.kind = PortableKind::Opaque;
      return;
    }
    using Entry = std::pair<Object*, Object*>;
    std::vector<Entry> pairs;
    for (std::uint32_t i = 0; i < contents->length; ++i) {
      auto& entry = *get_element(*contents, i).as_object();
      auto* key = call(entry, library::types::map_entry, "getKey", "()Ljava/lang/Object;");
      pairs.emplace_back(key, call(entry, library::types::map_entry, "getValue", "()Ljava/lang/Object;"));
    }
    if (is_hashed(*object.type))
      sort_by(pairs, [&](const Entry& entry) {
        return signature(entry.first, signature_depth) + "=" + signature(entry.second, signature_depth);
      });
    for (const auto& [key, held] : pairs) {
      result.elements.push_back(reference(key));
      result.values.push_back(reference(held));
    }
  }

  // To compare states: two JVMs iterate over objects without a hashCode of their own in different orders.
  bool is_hashed(const ClassInfo& type) const {
    return !names_ && library::iterates_by_hash(type.name.view());
  }

  template <class Element, class Signature>
  static void sort_by(std::vector<Element>& elements, const Signature& signature_of) {
    std::stable_sort(elements.begin(), elements.end(), [&](const Element& left, const Element& right) {
      return signature_of(left) < signature_of(right);
    });
  }

  // What is known of an object before it has a number; the same text as jury.replay.State makes.
  std::string signature(Object* object, int depth) {
    if (!object) return "null";
    if (const auto known = numbers_.find(object); known != numbers_.end())
      return "#" + std::to_string(known->second);
    const ClassInfo& type = *object->type;
    if (type.shape == Shape::Text) return "text " + escaped(static_cast<const TextObject&>(*object).view());
    if (type.box_kind != Kind::Void)
      return "box " + to_text({type.box_kind, object->fields()[type.box_slot], -1});
    if (is_constant(type)) return "constant " + to_utf8(describe(*object).text);
    if (type.is_array() || is_library(type.name) || type.shape != Shape::Instance || is_lambda(type))
      return "other";
    std::string text = "instance " + type.java_name();
    if (depth == 0) return text;
    for (const FieldSlot& slot : fields_of(type)) {
      const auto bits = object->fields()[slot.slot];
      if (is_library(slot.field->owner)) continue;
      text += " " + slot.field->name.text() + "=" +
              (slot.field->type.is_reference() ? signature(bits.as_object(), depth - 1)
                                               : to_text({slot.field->type.kind, bits, -1}));
    }
    return text;
  }
  static constexpr int signature_depth = 3;

  // The object that a method without parameters returns; nullptr when it does not return.
  Object* call(Object& receiver, std::string_view owner, std::string_view name, std::string_view descriptor) {
    const auto* method = workspace_.program().resolve({Symbol(owner), Symbol(name), Symbol(descriptor)});
    if (!method) return nullptr;
    const std::array arguments{Value::of(&receiver)};
    const auto outcome = interpreter_.run_virtual(*method, arguments);
    return outcome.returned() ? outcome.value.as_object() : nullptr;
  }

  program::Workspace& workspace_;
  Interpreter& interpreter_;
  const std::unordered_map<const Object*, StaticValue>* names_;
  std::unordered_map<const Object*, std::int32_t> numbers_;
  std::vector<Object*> found_;
};

// The static fields of the user's classes that are initialised; compiler-made ones are not part of a state.
struct StaticField {
  const ir::Class* owner;
  const ir::Field* field;
};

std::vector<StaticField> static_fields(program::Workspace& workspace, const Interpreter& interpreter,
                                       bool finals) {
  std::vector<StaticField> result;
  for (const auto name : workspace.user_classes()) {
    if (!interpreter.is_initialized(name)) continue;
    const auto& cls = workspace.program().get_class(name);
    for (const auto& field : cls.fields) {
      const bool is_final =
          (field.flags & ir::access::is_final) && !interpreter.is_set(name, field.name.view());
      if (field.is_static() && !(field.flags & ir::access::is_synthetic) && is_final == finals)
        result.push_back({&cls, &field});
    }
  }
  return result;
}

std::vector<StaticValue> read_statics(HeapReader& reader, Interpreter& interpreter,
                                      const std::vector<StaticField>& fields) {
  std::vector<StaticValue> result;
  for (const auto& [owner, field] : fields)
    result.push_back(
        {ir::display_class(owner->name.view()), field->name.text(),
         reader.value(field->type.kind, interpreter.get_static(owner->name, field->name.view()))});
  return result;
}

// The constants of enums whose fields may have changed are part of a state though nothing leads to them.
void meet_constants(HeapReader& reader, program::Workspace& workspace, Interpreter& interpreter) {
  for (const auto& [owner, field] : static_fields(workspace, interpreter, true)) {
    const auto changes = [](const ir::Field& own) {
      return !own.is_static() && !(own.flags & ir::access::is_final);
    };
    if ((field->flags & ir::access::is_enum) && std::ranges::any_of(owner->fields, changes))
      reader.value(Kind::Reference, interpreter.get_static(owner->name, field->name.view()));
  }
}

std::vector<Kind> argument_kinds(const ir::Method& entry) {
  std::vector<Kind> kinds;
  if (!entry.is_static()) kinds.push_back(Kind::Reference);
  for (const auto& parameter : ir::Signature::from_descriptor(entry.descriptor.view()).parameters)
    kinds.push_back(parameter.kind);
  return kinds;
}

}  // namespace

const PortableObject* object_of(const PortableHeap& heap, const SnapshotValue& value) {
  return value.kind != Kind::Reference || value.object < 0
             ? nullptr
             : &heap.objects[static_cast<std::size_t>(value.object)];
}

ScenarioRecorder::ScenarioRecorder(program::Workspace& workspace, Interpreter& interpreter,
                                   const ir::Method& entry)
    : workspace_(workspace), interpreter_(interpreter), entry_(entry) {
  scenario_.class_name = ir::display_class(entry.owner.view());
  scenario_.method = entry.name.text();
  scenario_.descriptor = entry.descriptor.text();
  scenario_.is_static = entry.is_static();
}

void ScenarioRecorder::start(std::span<const Value> arguments) {
  arguments_.assign(arguments.begin(), arguments.end());
  std::unordered_map<const Object*, StaticValue> names;
  for (const auto& [owner, field] : static_fields(workspace_, interpreter_, true)) {
    if (!field->type.is_reference()) continue;
    if (const auto* object = interpreter_.get_static(owner->name, field->name.view()).as_object())
      names.try_emplace(object, StaticValue{ir::display_class(owner->name.view()), field->name.text(), {}});
  }
  HeapReader reader(workspace_, interpreter_, &names);
  const auto kinds = argument_kinds(entry_);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    scenario_.before.arguments.push_back(reader.value(kinds[i], arguments[i]));
  scenario_.before.statics =
      read_statics(reader, interpreter_, static_fields(workspace_, interpreter_, false));
  meet_constants(reader, workspace_, interpreter_);
  scenario_.before.objects = reader.objects();
  numbers_ = reader.numbers();
}

void ScenarioRecorder::start_main(const std::vector<std::string>& arguments) {
  if (entry_.descriptor.view().starts_with("()")) return;
  PortableObject array{PortableKind::Array, "[Ljava.lang.String;", {}, {}, {}, {}, true};
  std::vector<PortableObject> texts;
  for (const auto& argument : arguments) {
    texts.push_back({PortableKind::Text, "java.lang.String", from_utf8(argument), {}, {}, {}, true});
    array.elements.push_back({Kind::Reference, Value::zero(), static_cast<std::int32_t>(texts.size())});
  }
  scenario_.before.objects.push_back(std::move(array));
  scenario_.before.objects.insert(scenario_.before.objects.end(), texts.begin(), texts.end());
  scenario_.before.arguments.push_back({Kind::Reference, Value::zero(), 0});
}

Scenario ScenarioRecorder::finish(const Outcome& outcome, bool with_heap_after) {
  scenario_.choices = outcome.choices;
  if (outcome.ending == Ending::Uncaught) {
    scenario_.exception_class = outcome.exception_class;
    if (outcome.exception_class == "jury.SpecificationError")
      scenario_.statement = interpreter_.get_field(*outcome.exception, "statement").as_int();
    note_place(outcome.stack);
  }
  if (!with_heap_after) return std::move(scenario_);
  PortableHeap after;
  HeapReader reader(workspace_, interpreter_, nullptr);
  const auto kinds = argument_kinds(entry_);
  for (std::size_t i = 0; i < arguments_.size(); ++i)
    after.arguments.push_back(reader.value(kinds[i], arguments_[i]));
  auto fields = static_fields(workspace_, interpreter_, false);
  const auto finals = static_fields(workspace_, interpreter_, true);
  fields.insert(fields.end(), finals.begin(), finals.end());
  std::erase_if(fields, [&](const StaticField& field) { return is_ghost(workspace_, *field.field); });
  after.statics = read_statics(reader, interpreter_, fields);
  const auto result = ir::Signature::from_descriptor(entry_.descriptor.view()).result.kind;
  if (outcome.returned() && result != Kind::Void) after.result = reader.value(result, outcome.value);
  after.objects = reader.objects();
  scenario_.after = std::move(after);
  return std::move(scenario_);
}

void ScenarioRecorder::note_place(const std::vector<StackEntry>& stack) {
  for (const auto& entry : stack) {
    if (!workspace_.is_user_class(entry.method->owner)) continue;
    scenario_.thrown_in = ir::display_class(entry.method->owner.view()) + "." + entry.method->name.text();
    scenario_.thrown_at = static_cast<std::int32_t>(entry.position.line);
    return;
  }
}

std::optional<SnapshotValue> ScenarioRecorder::value(Kind kind, Value bits) const {
  if (kind != Kind::Reference) return SnapshotValue{kind, bits, -1};
  if (bits.bits == 0) return SnapshotValue{kind, Value::zero(), -1};
  const auto found = numbers_.find(bits.as_object());
  return found == numbers_.end() ? std::nullopt
                                 : std::optional(SnapshotValue{kind, Value::zero(), found->second});
}

}  // namespace jury::trace
