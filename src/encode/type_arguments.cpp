#include "encode/type_arguments.h"

#include "program/given_lambda.h"

namespace jury::encode {

using ir::DeclaredType;

namespace {

constexpr std::size_t most_uses = 2000;  // class Node<T> { Node<List<T>> next; } has no end

std::string text_of(const DeclaredType& type) {
  std::string text = type.type.descriptor();
  for (const auto& argument : type.arguments) text += "," + text_of(argument);
  return "(" + text + ")";
}

bool says_nothing(const DeclaredType& type) {
  return type.arguments.empty() && (!type.type.is_array() || !type.type.element().is_reference());
}

}  // namespace

void TypeArguments::add(const Reference& reference, const DeclaredType& type) {
  if (type.arguments.empty() && !inherits_arguments(type.type)) return;
  for (const auto& target : reference.targets())
    if (target.object != null_object) given_.emplace_back(target, type);
}

// A class without type parameters of its own may be below a generic one: class Names extends Box<String>.
bool TypeArguments::inherits_arguments(const ir::Type& type) {
  if (!type.is_reference() || type.is_array() || !workspace_.is_user_class(type.name)) return false;
  const auto& above = workspace_.program().get_class(type.name).superclass;
  return !above.empty() && (!parameters_.of(above).empty() || inherits_arguments(ir::Type::reference(above)));
}

std::vector<Term> TypeArguments::constraints(Executor& executor, const Parts& parts) {
  auto& terms = executor.values().terms();
  std::vector<Term> result;
  for (const auto& [target, type] : given_)
    result.push_back(terms.implies(target.guard, used(executor, target.object, type)));
  for (std::size_t next = 0; next < open_.size() && next < most_uses; ++next)
    constrain(executor, Use(open_[next]), parts, result);
  return result;
}

// A lambda that is given takes and gives what its code says, whatever type arguments its class is used with.
bool TypeArguments::may_be(Executor& executor, const ir::Type& type, const DeclaredType& declared) {
  auto& program = workspace_.program();
  if (!program.is_subtype(type, declared.type)) return false;
  if (!type.is_reference() || !program::is_given_lambda(type.name)) return true;
  const auto lambda = program::lambda_of_given(type.name);
  if (!lambdas_.may_be(lambda, declared)) return false;
  const auto result = lambdas_.result(lambda, declared);
  if (!result || program::given_lambda(program, lambda, result).class_name == type.name) return true;
  executor.rely("a lambda whose result may be of any type is not used as one with a result of type " +
                result->display());
  return false;
}

Term TypeArguments::used(Executor& executor, ObjectId object, const DeclaredType& type) {
  auto& terms = executor.values().terms();
  const auto [entry, inserted] = uses_.try_emplace({object, text_of(type)});
  if (inserted) {
    entry->second = terms.fresh_constant("used_as", terms.boolean_sort());
    open_.push_back({entry->second, object, type});
  }
  return entry->second;
}

void TypeArguments::constrain(Executor& executor, const Use& use, const Parts& parts,
                              std::vector<Term>& result) {
  parts(use.object, [&](std::size_t part, const Value& value) {
    if (const auto bound = bound_part(executor, use, part))
      constrain(executor, use.condition, value, *bound, result);
  });
}

// Nothing when the type arguments do not matter there.
std::optional<TypeArguments::Bound> TypeArguments::bound_part(Executor& executor, const Use& use,
                                                              std::size_t part) {
  const auto& info = executor.objects().info(use.object);
  if (part == first_argument) return Bound{use.type.argument(0)};
  if (part == second_argument) return Bound{use.type.argument(1)};
  if (info.shape == Shape::Array)
    return use.type.type.is_array() ? std::optional(Bound{{use.type.type.element(), {}}, true})
                                    : std::nullopt;
  return info.shape == Shape::Instance ? bound_field(executor, use, part) : std::nullopt;
}

std::optional<TypeArguments::Bound> TypeArguments::bound_field(Executor& executor, const Use& use,
                                                               std::size_t part) {
  const auto& info = executor.objects().info(use.object);
  const auto& field = *executor.objects().layout(info.type.name).fields.at(part);
  const bool is_named = workspace_.is_user_class(use.type.type.name) || use.type.type.name == field.owner;
  if (field.signature.empty() || !is_named) return std::nullopt;
  const auto bindings = parameters_.bindings(use.type, field.owner);
  if (bindings.empty()) return std::nullopt;
  auto bound = ir::bound_type(field.signature.view(), field.type, bindings);
  if (bound == ir::bound_type(field.signature.view(), field.type, {})) return std::nullopt;
  const bool is_open_array = field.type.is_array() && !generic_arrays_.is_of_argument(field);
  return Bound{std::move(bound), is_open_array};
}

void TypeArguments::constrain(Executor& executor, Term condition, const Value& value, const Bound& bound,
                              std::vector<Term>& result) {
  if (!std::holds_alternative<Reference>(value)) return;
  auto& terms = executor.values().terms();
  for (const auto& target : reference(value).targets()) {
    if (target.object == null_object) continue;
    const Term here = terms.conjunction(condition, target.guard);
    const auto& info = executor.objects().info(target.object);
    // A field `T[] items` of a Box<Integer> may hold an Object[].
    const bool is_open = bound.is_open_array && bound.type.type.is_array() && info.type.is_array();
    if (!is_open && !may_be(executor, info.type, bound.type))
      result.push_back(terms.negation(here));
    else if (!says_nothing(bound.type) || inherits_arguments(bound.type.type))
      result.push_back(terms.implies(here, used(executor, target.object, bound.type)));
  }
}

}  // namespace jury::encode
