#include "start/lambda_types.h"

#include "program/given_lambda.h"

namespace jury::start {

namespace {

bool says_nothing(const ir::Type& type) { return !type.is_reference() || type == ir::Type::object(); }

}  // namespace

bool LambdaTypes::may_be(Symbol lambda, const ir::DeclaredType& type) {
  const auto [made_for, wanted] = use(lambda, type);
  auto& program = workspace_.program();
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const auto& one = made_for[i];
    const auto& other = wanted[i].type;
    // Type variables and wildcards stand for Object; a variable with a bound for that.
    if (!says_nothing(one) && !says_nothing(other) && !program.is_subtype(one, other) &&
        !program.is_subtype(other, one))
      return false;
  }
  return true;
}

std::optional<ir::Type> LambdaTypes::result(Symbol lambda, const ir::DeclaredType& type) {
  const auto [made_for, wanted] = use(lambda, type);
  if (wanted.empty() || says_nothing(wanted.back().type) ||
      workspace_.program().is_subtype(made_for.back(), wanted.back().type))
    return std::nullopt;
  return wanted.back().type;
}

LambdaTypes::Use LambdaTypes::use(Symbol lambda, const ir::DeclaredType& type) {
  auto& program = workspace_.program();
  const auto* cls = program.find_class(lambda);
  if (!cls || cls->methods.empty() || type.arguments.empty()) return {};
  const auto& method = cls->methods[0];
  for (const auto super : program.supertypes(type.type.name)) {
    const auto* declared = program.get_class(super).find_method(method.name, method.descriptor);
    if (!declared || declared->signature.empty()) continue;
    const auto bindings = parameters_.bindings(type, super);
    auto wanted = ir::bound_method(declared->signature.view(), bindings);
    auto made_for = program::types_of_lambda(program, method);
    if (bindings.empty() || wanted.size() != made_for.size()) continue;
    return {std::move(made_for), std::move(wanted)};
  }
  return {};
}

}  // namespace jury::start
