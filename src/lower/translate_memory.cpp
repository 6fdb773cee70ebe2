// Translation of the instructions that touch the heap, static fields and types.
#include "lower/translator.h"
#include "support/diagnostics.h"

namespace jury::lower {

using classfile::Opcode;
using ir::CheckKind;
using ir::Kind;
using ir::Type;

namespace {

// iaload to saload, and iastore to sastore, come in this order. Byte serves boolean arrays too.
constexpr Kind element_kinds[] = {Kind::Int,       Kind::Long, Kind::Float, Kind::Double,
                                  Kind::Reference, Kind::Byte, Kind::Char,  Kind::Short};

Type primitive_array(std::int32_t code) {
  constexpr Kind kinds[] = {Kind::Boolean, Kind::Char,  Kind::Float, Kind::Double,
                            Kind::Byte,    Kind::Short, Kind::Int,   Kind::Long};
  return Type::array_of(
      Type::primitive(kinds[code - static_cast<std::int32_t>(classfile::PrimitiveArrayType::Boolean)]));
}

// The array or class type that a constant-pool class names.
Type class_type(Symbol name) { return Type::reference(name); }

}  // namespace

void Translator::check_element(Operand& array, const Operand& index) {
  check_not_null(array);
  check(CheckKind::InBounds, array, index);
}

void Translator::translate_array_load(const Instruction& instruction) {
  const auto kind = element_kinds[static_cast<int>(instruction.opcode) - static_cast<int>(Opcode::iaload)];
  const auto index = pop();
  auto array = pop();
  check_element(array, index);
  const Type array_type = builder_.type_of(array);
  Type type = array_type.is_array() ? array_type.element() : Type::null();
  if (ir::computational(type.kind) != ir::computational(kind) || type == Type::null())
    type = kind == Kind::Reference ? Type::object() : Type::primitive(kind);
  const auto target = fresh(type);
  builder_.emit(ir::LoadElement{target, kind, array, index});
  push_local(target);
}

void Translator::translate_array_store(const Instruction& instruction) {
  const auto kind = element_kinds[static_cast<int>(instruction.opcode) - static_cast<int>(Opcode::iastore)];
  const auto value = pop();
  const auto index = pop();
  auto array = pop();
  check_element(array, index);
  if (kind == Kind::Reference && value.tag() != Operand::Tag::Null) check(CheckKind::Storable, array, value);
  builder_.emit(ir::StoreElement{kind, array, index, value});
}

void Translator::translate_field(const Instruction& instruction) {
  const auto member = class_.constants.field(instruction.index);
  const ir::FieldReference field{member.owner, member.name, Type::from_descriptor(member.descriptor.view())};
  const auto opcode = instruction.opcode;
  const bool stores = opcode == Opcode::putstatic || opcode == Opcode::putfield;
  const Operand value = stores ? pop() : Operand::null();
  if (opcode == Opcode::getstatic || opcode == Opcode::putstatic) {
    initialize(environment_.declaring_class(field));
    if (stores) return builder_.emit(ir::StoreStatic{field, value});
    const auto target = fresh(field.type);
    builder_.emit(ir::LoadStatic{target, field});
    return push_local(target);
  }
  auto object = pop();
  check_not_null(object);
  if (stores) return builder_.emit(ir::StoreField{object, field, value});
  push(builder_.load_field(object, field));
}

void Translator::translate_object(const Instruction& instruction) {
  const auto opcode = instruction.opcode;
  if (opcode == Opcode::new_) return translate_new(class_.constants.class_name(instruction.index));
  if (opcode == Opcode::newarray || opcode == Opcode::anewarray || opcode == Opcode::multianewarray)
    return translate_new_array(instruction);
  if (opcode != Opcode::arraylength) return translate_type_test(instruction);
  auto array = pop();
  check_not_null(array);
  const auto target = fresh(Type::primitive(Kind::Int));
  builder_.emit(ir::ArrayLength{target, array});
  push_local(target);
}

void Translator::translate_new(Symbol class_name) {
  initialize(class_name);
  const auto target = fresh(Type::reference(class_name));
  builder_.emit(ir::New{target, class_name});
  not_null_.insert(target);
  push_local(target);
}

void Translator::translate_new_array(const Instruction& instruction) {
  Type type;
  int dimensions = 1;
  if (instruction.opcode == Opcode::newarray)
    type = primitive_array(instruction.value);
  else if (instruction.opcode == Opcode::anewarray)
    type = Type::array_of(class_type(class_.constants.class_name(instruction.index)));
  else {
    type = class_type(class_.constants.class_name(instruction.index));
    dimensions = instruction.count;
  }
  std::vector<Operand> lengths(static_cast<std::size_t>(dimensions));
  for (auto length = lengths.rbegin(); length != lengths.rend(); ++length) *length = pop();
  for (const auto& length : lengths)
    if (length.is_local() || length.int_value() < 0) check(CheckKind::NonNegative, length);
  const auto target = fresh(type);
  builder_.emit(ir::NewArray{target, type, std::move(lengths)});
  not_null_.insert(target);
  push_local(target);
}

void Translator::translate_type_test(const Instruction& instruction) {
  const auto type = class_type(class_.constants.class_name(instruction.index));
  const auto value = pop();
  if (instruction.opcode == Opcode::checkcast) {
    // Also when the declared type of a local says that the check is idle: debug tables may be wrong.
    if (value.tag() == Operand::Tag::Null) return push(value);
    const bool not_null = known_not_null(value);
    push(builder_.cast(value, type));
    if (not_null) not_null_.insert(stack_.back().local());
    return;
  }
  JURY_CHECK(instruction.opcode == Opcode:: instanceof, "an unknown object instruction");
  const auto target = fresh(Type::primitive(Kind::Boolean));
  builder_.emit(ir::InstanceOf{target, value, type});
  push_local(target);
}

void Translator::translate_monitor(const Instruction& instruction) {
  auto object = pop();
  check_not_null(object);
  builder_.emit(ir::Monitor{instruction.opcode == Opcode::monitorenter, object});
}

}  // namespace jury::lower
