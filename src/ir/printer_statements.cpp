// Each statement and terminator as one line of text.
#include "ir/printer_statements.h"

#include "ir/text_syntax.h"

namespace jury::ir {

Kind kind_of(const Operand& operand, const Body& body) {
  switch (operand.tag()) {
    case Operand::Tag::Local:
      return operand.local() < body.locals.size() ? computational(body.locals[operand.local()].type.kind)
                                                  : Kind::Void;
    case Operand::Tag::Int:
      return Kind::Int;
    case Operand::Tag::Long:
      return Kind::Long;
    case Operand::Tag::Float:
      return Kind::Float;
    case Operand::Tag::Double:
      return Kind::Double;
    case Operand::Tag::Null:
    case Operand::Tag::String:
    case Operand::Tag::Class:
      return Kind::Reference;
  }
  return Kind::Void;
}

void StatementWriter::write(const StatementKind& statement) {
  std::visit([this](const auto& kind) { one(kind); }, statement);
}

void StatementWriter::write(const TerminatorKind& terminator) {
  std::visit([this](const auto& kind) { one(kind); }, terminator);
}

void StatementWriter::operand(const Operand& operand) {
  switch (operand.tag()) {
    case Operand::Tag::Local:
      return local(operand.local());
    case Operand::Tag::Int:
      out_ += std::to_string(operand.int_value());
      return;
    case Operand::Tag::Long:
      out_ += std::to_string(operand.long_value()) + "L";
      return;
    case Operand::Tag::Float:
      return syntax::append_float(out_, operand.float_value());
    case Operand::Tag::Double:
      return syntax::append_double(out_, operand.double_value());
    case Operand::Tag::Null:
      out_ += "null";
      return;
    case Operand::Tag::String:
      return syntax::append_quoted(out_, operand.text().view(), '"');
    case Operand::Tag::Class:
      out_ += "class ";
      return syntax::append_class_name(out_, operand.text());
  }
}

void StatementWriter::local(LocalId id) {
  if (id < names_.size())
    out_ += names_[id];
  else
    out_ += "?" + std::to_string(id);
}

void StatementWriter::handlers(const Block& block_with_handlers) {
  const char* separator = "catch ";
  for (const auto& handler : block_with_handlers.handlers) {
    out_ += separator;
    if (handler.class_name.empty())
      out_ += '*';
    else
      syntax::append_class_name(out_, handler.class_name);
    out_ += " -> ";
    block(handler.target);
    separator = ", ";
  }
}

void StatementWriter::position(const Position& position) {
  if (position == Position{}) return;
  out_ += ';';
  if (position.line != 0) out_ += " line " + std::to_string(position.line);
  out_ += " @" + std::to_string(position.offset);
}

void StatementWriter::assign(LocalId target) {
  local(target);
  out_ += " = ";
}

void StatementWriter::base(const Operand& object) {
  if (object.is_local()) return local(object.local());
  out_ += '(';
  operand(object);
  out_ += ')';
}

void StatementWriter::element(const Operand& array, const Operand& index, Kind kind) {
  base(array);
  out_ += '[';
  operand(index);
  out_ += "] : ";
  out_ += name_of(kind);
}

void StatementWriter::member(const FieldReference& field) {
  syntax::append_class_name(out_, field.owner);
  out_ += '.';
  syntax::append_name(out_, field.name.view(), syntax::NameSort::Member);
  out_ += " : ";
  syntax::append_type(out_, field.type);
}

void StatementWriter::kind_unless(Kind written, Kind implied) {
  if (written != implied) out_.append(".").append(name_of(written));
}

void StatementWriter::arguments(const std::vector<Operand>& operands) {
  const char* separator = "";
  out_ += '(';
  for (const auto& argument : operands) {
    out_ += separator;
    operand(argument);
    separator = ", ";
  }
  out_ += ')';
}

void StatementWriter::block(BlockId id) { out_ += "b" + std::to_string(id); }

void StatementWriter::one(const Copy& statement) {
  assign(statement.target);
  operand(statement.value);
}

void StatementWriter::one(const Unary& statement) {
  assign(statement.target);
  out_ += name_of(statement.op);
  kind_unless(statement.kind, kind_of(statement.value, body_));
  out_ += ' ';
  operand(statement.value);
}

void StatementWriter::one(const Binary& statement) {
  assign(statement.target);
  operand(statement.left);
  out_.append(" ").append(syntax::binary_signs[static_cast<std::size_t>(statement.op)]);
  kind_unless(statement.kind, kind_of(statement.left, body_));
  out_ += ' ';
  operand(statement.right);
}

void StatementWriter::one(const Check& statement) {
  out_.append("check ").append(name_of(statement.kind)).append(" ");
  switch (statement.kind) {
    case CheckKind::InBounds:
      base(statement.first);
      out_ += '[';
      operand(statement.second);
      out_ += ']';
      return;
    case CheckKind::Castable:
      operand(statement.first);
      out_ += " to ";
      return syntax::append_type(out_, statement.type);
    case CheckKind::Storable:
      operand(statement.second);
      out_ += " in ";
      return operand(statement.first);
    case CheckKind::NotNull:
    case CheckKind::NonZero:
    case CheckKind::NonNegative:
      return operand(statement.first);
  }
}

void StatementWriter::one(const LoadField& statement) {
  assign(statement.target);
  base(statement.object);
  out_ += '.';
  member(statement.field);
}

void StatementWriter::one(const StoreField& statement) {
  base(statement.object);
  out_ += '.';
  member(statement.field);
  out_ += " = ";
  operand(statement.value);
}

void StatementWriter::one(const LoadStatic& statement) {
  assign(statement.target);
  out_ += "static ";
  member(statement.field);
}

void StatementWriter::one(const StoreStatic& statement) {
  out_ += "static ";
  member(statement.field);
  out_ += " = ";
  operand(statement.value);
}

void StatementWriter::one(const LoadElement& statement) {
  assign(statement.target);
  element(statement.array, statement.index, statement.kind);
}

void StatementWriter::one(const StoreElement& statement) {
  element(statement.array, statement.index, statement.kind);
  out_ += " = ";
  operand(statement.value);
}

void StatementWriter::one(const ArrayLength& statement) {
  assign(statement.target);
  base(statement.array);
  out_ += ".length";
}

void StatementWriter::one(const New& statement) {
  assign(statement.target);
  out_ += "new ";
  syntax::append_class_name(out_, statement.class_name);
}

void StatementWriter::one(const NewArray& statement) {
  assign(statement.target);
  out_ += "new_array ";
  syntax::append_type(out_, statement.type);
  out_ += ' ';
  arguments(statement.lengths);
}

void StatementWriter::one(const InstanceOf& statement) {
  assign(statement.target);
  operand(statement.value);
  out_ += " instanceof ";
  syntax::append_type(out_, statement.type);
}

void StatementWriter::one(const Call& statement) {
  if (statement.target) assign(*statement.target);
  out_.append("call ").append(name_of(statement.kind)).append(" ");
  syntax::append_method(out_, statement.method.owner, statement.method.name, statement.method.descriptor);
  out_ += ' ';
  arguments(statement.arguments);
}

void StatementWriter::one(const Operate& statement) {
  if (statement.target) assign(*statement.target);
  out_.append("operate ").append(info(statement.operation).name).append(" ");
  arguments(statement.arguments);
}

void StatementWriter::one(const InitializeClass& statement) {
  out_ += "initialize ";
  syntax::append_class_name(out_, statement.class_name);
}

void StatementWriter::one(const Monitor& statement) {
  out_ += statement.enter ? "monitor_enter " : "monitor_exit ";
  operand(statement.object);
}

void StatementWriter::one(const Catch& statement) {
  assign(statement.target);
  out_ += "catch";
}

void StatementWriter::one(const Goto& terminator) {
  out_ += "goto ";
  block(terminator.target);
}

void StatementWriter::one(const If& terminator) {
  out_ += "if ";
  operand(terminator.left);
  out_.append(" ").append(name_of(terminator.relation)).append(" ");
  operand(terminator.right);
  out_ += " then ";
  block(terminator.then_block);
  out_ += " else ";
  block(terminator.else_block);
}

void StatementWriter::one(const Switch& terminator) {
  out_ += "switch ";
  operand(terminator.value);
  out_ += " { ";
  for (const auto& entry : terminator.cases) {
    out_ += std::to_string(entry.value) + ": ";
    block(entry.target);
    out_ += ", ";
  }
  out_ += "default: ";
  block(terminator.default_block);
  out_ += " }";
}

void StatementWriter::one(const Return& terminator) {
  out_ += "return";
  if (!terminator.value) return;
  out_ += ' ';
  operand(*terminator.value);
}

void StatementWriter::one(const Throw& terminator) {
  out_ += "throw ";
  operand(terminator.exception);
}

void StatementWriter::one(const Refuse& terminator) {
  out_ += "refuse ";
  syntax::append_quoted(out_, terminator.reason, '"');
}

}  // namespace jury::ir
