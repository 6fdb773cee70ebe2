#include "program/given_lambda.h"

#include <algorithm>
#include <string>

#include "lower/body_builder.h"

namespace jury::program {

namespace {

using ir::Operand;
using ir::Type;

// Behind the name of the lambda's class, with the name of the result's type behind it.
constexpr std::string_view given_mark = "$given";
// The end, which is what people see of a nested class.
constexpr std::string_view shown_name = "$lambda";

// Goes on only when the value is null or of the type.
void assume_type(lower::BodyBuilder& builder, const Operand& value, const Type& type) {
  const auto test = builder.add_block();
  const auto next = builder.add_block();
  builder.end(ir::If{ir::Relation::Equal, value, Operand::null(), next, test});
  builder.set_block(test);
  const auto fits = builder.add_temporary(Type::primitive(ir::Kind::Boolean));
  builder.emit(ir::InstanceOf{fits, value, type});
  builder.emit(ir::Operate{std::nullopt, ir::Operation::Assume, {Operand::local(fits)}});
  builder.end(ir::Goto{next});
  builder.set_block(next);
}

// In a name of a class there is no place for the punctuation of a descriptor.
std::string suffix_of(const std::optional<Type>& result) {
  std::string text(given_mark);
  if (result) text += "$" + result->descriptor();
  text += shown_name;
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '/' || c == ';' || c == '['; }, '_');
  return text;
}

bool is_narrower(const Type& type, const Type& than) { return type.is_reference() && type != than; }

// The lambda's method with what it takes for granted before and after it; nothing where that is nothing.
std::optional<ir::Method> guarded(Program& program, Symbol owner, const ir::Method& method,
                                  const std::optional<Type>& result) {
  const auto types = types_of_lambda(program, method);
  const auto signature = ir::Signature::from_descriptor(method.descriptor.view());
  const auto* lambda_body = program.body(method);
  lower::BodyBuilder builder;
  if (!lambda_body->blocks.empty() && !lambda_body->blocks[0].statements.empty())
    builder.set_position(lambda_body->blocks[0].statements[0].position);
  std::vector<Operand> arguments{Operand::local(builder.add_parameter("this", Type::reference(owner)))};
  for (std::size_t i = 0; i < signature.parameters.size(); ++i)
    arguments.push_back(
        Operand::local(builder.add_parameter("p" + std::to_string(i), signature.parameters[i])));
  builder.set_block(builder.add_block());
  bool assumes = false;
  for (std::size_t i = 0; i < signature.parameters.size(); ++i)
    if (is_narrower(types[i], signature.parameters[i])) {
      assume_type(builder, arguments[i + 1], types[i]);
      assumes = true;
    }
  const auto value = builder.call(ir::CallKind::Special, method.reference(), arguments);
  if (result && signature.result.is_reference() && !program.is_subtype(types.back(), *result)) {
    assume_type(builder, value, *result);
    assumes = true;
  }
  if (!assumes) return std::nullopt;
  builder.end(signature.result.kind == ir::Kind::Void ? ir::Return{} : ir::Return{value});
  ir::Method made;
  made.owner = owner;
  made.name = method.name;
  made.descriptor = method.descriptor;
  made.flags = ir::access::is_public;
  made.body = std::make_shared<ir::Body>(builder.take());
  return made;
}

}  // namespace

std::vector<Type> types_of_lambda(Program& program, const ir::Method& method) {
  const auto signature = ir::Signature::from_descriptor(method.descriptor.view());
  auto types = signature.parameters;
  types.push_back(signature.result);
  const auto* body = program.body(method);
  for (const auto& block : body->blocks) {
    for (const auto& statement : block.statements) {
      const auto* check = std::get_if<ir::Check>(&statement.kind);
      if (!check || check->kind != ir::CheckKind::Castable || !check->first.is_local()) continue;
      const auto local = check->first.local();
      if (local >= 1 && local <= signature.parameters.size()) types[local - 1] = check->type;
    }
    const auto* end = std::get_if<ir::Return>(&block.terminator.kind);
    if (end && end->value && end->value->is_local() && signature.result.is_reference())
      types.back() = body->locals[end->value->local()].type;
  }
  return types;
}

GivenLambda given_lambda(Program& program, Symbol lambda, const std::optional<Type>& result) {
  const auto& base = program.get_class(lambda);
  ir::Class cls;
  cls.name = Symbol(lambda.text() + suffix_of(result));
  const auto name = cls.name;
  if (const auto* known = program.find_class(name)) return {name, !known->methods.empty()};
  cls.superclass = lambda;
  cls.flags = ir::access::is_final | ir::access::is_synthetic;
  cls.source_file = base.source_file;
  cls.outer_class = base.outer_class;
  for (const auto& method : base.methods)
    if (auto made = guarded(program, name, method, result)) cls.methods.push_back(std::move(*made));
  const bool assumes = !cls.methods.empty();
  program.add_class(std::move(cls));
  return {name, assumes};
}

bool is_given_lambda(Symbol name) { return name.view().find(given_mark) != std::string_view::npos; }

Symbol lambda_of_given(Symbol name) {
  const auto mark = name.view().find(given_mark);
  return mark == std::string_view::npos ? name : Symbol(name.view().substr(0, mark));
}

}  // namespace jury::program
