#include "trace/interpreter.h"

#include <array>

#include "support/diagnostics.h"
#include "support/unicode.h"
#include "trace/elements.h"
#include "trace/machine.h"
#include "trace/object_values.h"

namespace jury::trace {

namespace {

const FieldSlot& field_of(const ClassInfo& type, std::string_view name) {
  const FieldSlot* slot = Machine::find_field(type, name);
  if (!slot) throw UserError("class " + type.java_name() + " has no instance field " + std::string(name));
  return *slot;
}

const FieldSlot& field_of(const ClassInfo& type, const ir::Field& field) {
  for (const auto& slot : type.instance_fields)
    if (slot.field->owner == field.owner && slot.field->name == field.name) return slot;
  return field_of(type, field.name.view());
}

// A class that the method itself needs is missing.
Outcome cannot_start(const Unsupported& problem) {
  Outcome outcome;
  outcome.ending = Ending::Unsupported;
  outcome.reason = problem.what();
  return outcome;
}

Value& static_of(Machine& machine, Symbol class_name, std::string_view name) {
  ClassInfo& type = machine.classes().get(class_name);
  for (const FieldSlot& slot : type.static_fields)
    if (slot.field->name == name) return type.statics[slot.slot];
  throw UserError("class " + type.java_name() + " has no static field " + std::string(name));
}

}  // namespace

Interpreter::Interpreter(program::Program& program, Options options)
    : machine_(std::make_unique<Machine>(program, std::move(options))) {}
Interpreter::~Interpreter() = default;

Outcome Interpreter::run(const ir::Method& method, std::span<const Value> arguments) {
  try {
    LinkedMethod& linked = machine_->classes().method(method);
    JURY_CHECK(arguments.size() == linked.argument_count,
               "wrong number of arguments for " + method.display());
    return machine_->run(linked, arguments);
  } catch (const Unsupported& problem) {
    return cannot_start(problem);
  }
}

Outcome Interpreter::run_virtual(const ir::Method& method, std::span<const Value> arguments) {
  JURY_CHECK(!method.is_static() && !arguments.empty() && arguments[0].bits,
             "a virtual call needs a receiver");
  ClassInfo& receiver = *arguments[0].as_object()->type;
  try {
    LinkedMethod* selected = machine_->classes().select(receiver, method);
    if (!selected)
      throw Unsupported("no implementation of " + method.display() + " in " + receiver.java_name());
    return machine_->run(*selected, arguments);
  } catch (const Unsupported& problem) {
    return cannot_start(problem);
  }
}

Outcome Interpreter::run_main(const ir::Method& main, const std::vector<std::string>& arguments) {
  if (main.descriptor.view().starts_with("()")) return run(main);
  const auto type = ir::Type::array_of(ir::Type::reference(Symbol("java/lang/String")));
  Object* array = new_array(type, static_cast<std::uint32_t>(arguments.size()));
  for (std::uint32_t i = 0; i < arguments.size(); ++i)
    set_element(*array, i, Value::of(new_string(arguments[i])));
  const std::array values{Value::of(array)};
  return run(main, values);
}

Outcome Interpreter::initialize(Symbol class_name) {
  return machine_->initialize(machine_->classes().get(class_name));
}

void Interpreter::reset() { machine_->reset(); }
Surroundings Interpreter::surroundings() const { return machine_->surroundings(); }
void Interpreter::keep_state() { machine_->states().keep_outermost(); }
void Interpreter::set_observer(Observer* observer) { machine_->set_observer(observer); }
void Interpreter::set_choices(ChoiceSource* choices) { machine_->set_choices(choices); }

Object* Interpreter::new_object(Symbol class_name) {
  ClassInfo& type = machine_->classes().get(class_name);
  const bool has_fields = type.shape == Shape::Instance || type.shape == Shape::Throwable;
  if (!has_fields) throw UserError("class " + type.java_name() + " has no objects made of fields");
  machine_->initialize(type);
  return machine_->pin(machine_->allocate(type));
}

Object* Interpreter::new_array(const ir::Type& array_type, std::uint32_t length) {
  ClassInfo& type = machine_->classes().get(array_type);
  JURY_CHECK(type.is_array(), array_type.display() + " is not an array type");
  return machine_->pin(machine_->heap().new_array(type, length));
}

Object* Interpreter::new_string(std::string_view utf8) { return machine_->pin(machine_->new_text(utf8)); }
Object* Interpreter::new_string(std::u16string_view content) {
  return machine_->pin(machine_->new_text(content));
}

Object* Interpreter::interned_string(std::u16string_view content) {
  return machine_->pin(machine_->classes().intern(content));
}

bool Interpreter::is_interned(const Object& text) const {
  return machine_->classes().is_interned(static_cast<const TextObject&>(text));
}

Object* Interpreter::new_sequence(std::span<Object* const> items) {
  SequenceObject* sequence = machine_->heap().new_sequence(machine_->classes().known(KnownClass::Sequence));
  sequence->items.insert(0, items);
  machine_->heap().account(static_cast<std::ptrdiff_t>(sequence->items.bytes()));
  return machine_->pin(sequence);
}

Object* Interpreter::new_table(Table::Order order, std::span<const TableEntry> entries) {
  TableObject* table = machine_->heap().new_table(machine_->classes().known(KnownClass::Table), order);
  for (const TableEntry& entry : entries)
    table->table.put(entry.key, entry.value,
                     entry.hash ? *entry.hash : hash_value(machine_->heap(), entry.key));
  machine_->heap().account(static_cast<std::ptrdiff_t>(table->table.bytes()));
  return machine_->pin(table);
}

std::vector<Object*> Interpreter::objects_of(Symbol class_name) {
  const ClassInfo& type = machine_->classes().get(class_name);
  std::vector<Object*> found;
  machine_->heap().for_each([&](Object& object) {
    if (machine_->classes().is_instance(object, type)) found.push_back(&object);
  });
  return found;
}

Object* Interpreter::class_object(const ir::Type& type) {
  return machine_->classes().mirror(machine_->classes().get(type));
}

void Interpreter::set_field(Object& object, std::string_view name, Value value) {
  object.fields()[field_of(*object.type, name).slot] = value;
}

Value Interpreter::get_field(const Object& object, std::string_view name) const {
  return object.fields()[field_of(*object.type, name).slot];
}

void Interpreter::set_field(Object& object, const ir::Field& field, Value value) {
  object.fields()[field_of(*object.type, field).slot] = value;
}

Value Interpreter::get_field(const Object& object, const ir::Field& field) const {
  return object.fields()[field_of(*object.type, field).slot];
}

void Interpreter::set_static(Symbol class_name, std::string_view name, Value value) {
  static_of(*machine_, class_name, name) = value;
  set_statics_.emplace(class_name, std::string(name));
}

bool Interpreter::is_set(Symbol class_name, std::string_view name) const {
  return set_statics_.count({class_name, std::string(name)}) > 0;
}

Value Interpreter::get_static(Symbol class_name, std::string_view name) {
  return static_of(*machine_, class_name, name);
}

bool Interpreter::is_initialized(Symbol class_name) const {
  const ClassInfo* type = machine_->classes().find(class_name);
  return type && type->state == InitializationState::Initialized;
}

void Interpreter::set_element(Object& array, std::uint32_t index, Value value) {
  trace::set_element(array, index, value);
}
Value Interpreter::get_element(const Object& array, std::uint32_t index) const {
  return trace::get_element(array, index);
}
std::uint32_t Interpreter::length(const Object& array_or_string) const { return array_or_string.length; }

std::string Interpreter::class_name(const Object& object) const { return object.type->java_name(); }

std::string Interpreter::text(const Object& string) const {
  JURY_CHECK(string.type->shape == Shape::Text, "not a string");
  return to_utf8(static_cast<const TextObject&>(string).view());
}

std::vector<StackEntry> Interpreter::stack_of(const Object& exception) const {
  return Machine::stack_of(exception);
}

std::string Interpreter::describe(Object& object) {
  const ir::MethodReference reference{Symbol("java/lang/Object"), Symbol("toString"),
                                      Symbol("()Ljava/lang/String;")};
  const ir::Method* to_string = machine_->classes().program().resolve(reference);
  if (!to_string) return class_name(object);
  const std::array arguments{Value::of(&object)};
  const Outcome outcome = run_virtual(*to_string, arguments);
  return outcome.returned() && outcome.value.bits ? text(*outcome.value.as_object()) : class_name(object);
}

std::size_t Interpreter::heap_bytes() const { return machine_->heap().bytes(); }

}  // namespace jury::trace
