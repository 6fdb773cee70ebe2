// The first execution of an instruction that names a member or a class: it is resolved, and the instruction
// rewritten. What cannot be resolved makes the run unsupported.
#include "support/diagnostics.h"
#include "trace/machine.h"

namespace jury::trace {

namespace {

bool is_narrow(ir::Kind kind) { return ir::computational(kind) == ir::Kind::Int && kind != ir::Kind::Int; }

}  // namespace

const ir::Field& Machine::resolve_field(const ir::FieldReference& reference, bool is_static) {
  const ir::Field* field = classes_.program().resolve(reference);
  const std::string name = ir::display_class(reference.owner.view()) + "." + reference.name.text();
  if (!field) unsupported("field " + name + " was not found");
  if (field->is_static() != is_static)
    unsupported("field " + name + " is " + (is_static ? "not " : "") + "static");
  return *field;
}

void Machine::resolve_load_field(Instruction& instruction) {
  instruction.c = classes_.slot_of(resolve_field(*instruction.field, false));
  instruction.opcode = Opcode::LoadField;
}

void Machine::resolve_store_field(Instruction& instruction) {
  const ir::Field& field = resolve_field(*instruction.field, false);
  instruction.c = classes_.slot_of(field);
  instruction.kind = field.type.kind;
  instruction.opcode = is_narrow(field.type.kind) ? Opcode::StoreNarrowField : Opcode::StoreField;
}

void Machine::resolve_load_static(Instruction& instruction) {
  const ir::Field& field = resolve_field(*instruction.field, true);
  instruction.cell = &classes_.get(field.owner).statics[classes_.slot_of(field)];
  instruction.opcode = Opcode::LoadStatic;
}

void Machine::resolve_store_static(Instruction& instruction) {
  const ir::Field& field = resolve_field(*instruction.field, true);
  instruction.cell = &classes_.get(field.owner).statics[classes_.slot_of(field)];
  instruction.kind = field.type.kind;
  instruction.opcode = is_narrow(field.type.kind) ? Opcode::StoreNarrowStatic : Opcode::StoreStatic;
}

void Machine::resolve_call(Instruction& instruction) {
  CallSite& site = *instruction.call;
  const ir::Call& call = *site.call;
  const ir::Method* method = classes_.program().resolve(call.method);
  if (!method)
    unsupported("method " + ir::display_class(call.method.owner.view()) + "." + call.method.name.text() +
                call.method.descriptor.text() + " was not found");
  site.target = &classes_.method(*method);
  const std::uint32_t given = static_cast<std::uint32_t>(site.arguments.size());
  JURY_CHECK(site.target->argument_count == given, "wrong number of arguments for " + method->display());
  const bool selects = call.kind == ir::CallKind::Virtual || call.kind == ir::CallKind::Interface;
  const bool fixed = method->flags & (ir::access::is_private | ir::access::is_static);
  instruction.opcode = selects && !fixed ? Opcode::CallVirtual : Opcode::CallDirect;
}

LinkedMethod& Machine::select_virtual(CallSite& site, Object& receiver) {
  LinkedMethod* selected = classes_.select(*receiver.type, *site.target->method);
  if (!selected)
    unsupported("no implementation of " + site.target->method->display() + " in " +
                receiver.type->java_name());
  site.last = receiver.type;
  site.last_target = selected;
  return *selected;
}

ClassInfo& Machine::resolve_class(TypeSite& site) {
  if (!site.resolved) site.resolved = &classes_.get(site.type);
  return *site.resolved;
}

bool Machine::test_type(TypeSite& site, const Object& object) {
  if (object.type == site.last) return site.last_answer;
  site.last_answer = classes_.is_instance(object, resolve_class(site));
  site.last = object.type;
  return site.last_answer;
}

bool Machine::may_store(const Object& array, const Object* value) {
  if (!value || array.type->element == value->type) return true;
  JURY_CHECK(array.type->shape == Shape::ReferenceArray,
             "a reference is stored into " + array.type->name.text());
  return classes_.is_instance(*value, *array.type->element);
}

Flow Machine::allocate_array(ClassInfo& type, std::int32_t length, Value& result) {
  constexpr std::int32_t longest = 0x7fffffff - 2;
  if (length < 0) return raise("java/lang/NegativeArraySizeException", std::to_string(length));
  const bool fits =
      length <= longest && heap_.fits(static_cast<std::uint32_t>(length) * Heap::element_size(type.shape));
  if (!fits) surroundings_.resources = true;
  if (length > longest) return raise("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit");
  if (!fits) return raise("java/lang/OutOfMemoryError", "Java heap space");
  result = Value::of(heap_.new_array(type, static_cast<std::uint32_t>(length)));
  return Flow::Next;
}

Flow Machine::new_array(NewArraySite& site, const Value* registers, Value& result) {
  if (!site.resolved) site.resolved = &classes_.get(site.type);
  std::vector<std::int32_t> lengths;
  for (std::uint32_t length : site.lengths) lengths.push_back(registers[length].as_int());
  const Flow flow = allocate_array(*site.resolved, lengths[0], result);
  if (flow != Flow::Next || lengths.size() == 1) return flow;
  return fill_dimensions(*result.as_object(), std::span(lengths).subspan(1));
}

Flow Machine::fill_dimensions(Object& array, std::span<const std::int32_t> lengths) {
  for (std::uint32_t i = 0; i < array.length; ++i) {
    Value inner = Value::zero();
    Flow flow = allocate_array(*array.type->element, lengths[0], inner);
    array.elements<Object*>()[i] = inner.as_object();
    if (flow == Flow::Next && lengths.size() > 1)
      flow = fill_dimensions(*inner.as_object(), lengths.subspan(1));
    if (flow != Flow::Next) return flow;
  }
  return Flow::Next;
}

}  // namespace jury::trace
