#include "lower/body_builder.h"

namespace jury::lower {

using ir::Operand;
using ir::Type;

std::string BodyBuilder::unique(const std::string& name) {
  const int uses = ++name_uses_[name];
  return uses == 1 ? name : unique(name + "$" + std::to_string(uses));
}

ir::LocalId BodyBuilder::add_parameter(const std::string& name, const Type& type, bool from_source) {
  ++body_.parameter_count;
  return add_local(name, type, from_source);
}

ir::LocalId BodyBuilder::add_local(const std::string& name, const Type& type, bool from_source) {
  body_.locals.push_back({Symbol(unique(name)), type, from_source});
  return static_cast<ir::LocalId>(body_.locals.size() - 1);
}

ir::LocalId BodyBuilder::add_temporary(const Type& type) {
  const auto local = add_local("t" + std::to_string(temporaries_++), type);
  temporary_.resize(body_.locals.size());
  temporary_[local] = true;
  return local;
}

Type BodyBuilder::type_of(const Operand& operand) const {
  switch (operand.tag()) {
    case Operand::Tag::Local:
      return type_of(operand.local());
    case Operand::Tag::Int:
      return Type::primitive(ir::Kind::Int);
    case Operand::Tag::Long:
      return Type::primitive(ir::Kind::Long);
    case Operand::Tag::Float:
      return Type::primitive(ir::Kind::Float);
    case Operand::Tag::Double:
      return Type::primitive(ir::Kind::Double);
    case Operand::Tag::Null:
      return Type::null();
    case Operand::Tag::String:
      return Type::reference(Symbol("java/lang/String"));
    case Operand::Tag::Class:
      return Type::reference(Symbol("java/lang/Class"));
  }
  return {};
}

ir::BlockId BodyBuilder::add_block() {
  body_.blocks.emplace_back();
  return static_cast<ir::BlockId>(body_.blocks.size() - 1);
}

void BodyBuilder::emit(ir::StatementKind statement) {
  body_.blocks[current_].statements.push_back({std::move(statement), position_});
}

void BodyBuilder::end(ir::TerminatorKind terminator) {
  body_.blocks[current_].terminator = {std::move(terminator), position_};
}

ir::Statement* BodyBuilder::last() {
  auto& statements = body_.blocks[current_].statements;
  return statements.empty() ? nullptr : &statements.back();
}

Operand BodyBuilder::load_field(const Operand& object, const ir::FieldReference& field) {
  const auto target = add_temporary(field.type);
  emit(ir::LoadField{target, object, field});
  return Operand::local(target);
}

Operand BodyBuilder::call(ir::CallKind kind, const ir::MethodReference& method,
                          std::vector<Operand> arguments) {
  const Type result = ir::Signature::from_descriptor(method.descriptor.view()).result;
  if (result.kind == ir::Kind::Void) {
    emit(ir::Call{std::nullopt, kind, method, std::move(arguments)});
    return Operand::null();
  }
  const auto target = add_temporary(result);
  emit(ir::Call{target, kind, method, std::move(arguments)});
  return Operand::local(target);
}

Operand BodyBuilder::operate(ir::Operation operation, std::vector<Operand> arguments, const Type& type) {
  if (type.kind == ir::Kind::Void) {
    emit(ir::Operate{std::nullopt, operation, std::move(arguments)});
    return Operand::null();
  }
  const auto target = add_temporary(type);
  emit(ir::Operate{target, operation, std::move(arguments)});
  return Operand::local(target);
}

Operand BodyBuilder::cast(const Operand& value, const Type& type) {
  emit(ir::Check{ir::CheckKind::Castable, value, {}, type});
  const auto target = add_temporary(type);
  emit(ir::Copy{target, value});
  return Operand::local(target);
}

}  // namespace jury::lower
