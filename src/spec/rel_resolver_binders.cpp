// Quantifiers, comprehensions, let, calls.
#include <map>

#include "spec/rel_resolver_parts.h"

namespace jury::spec {

using namespace logic::relational;

// --- calls ---

void RelResolver::need_arguments(const RelTerm& term, std::size_t count) {
  if (term.children.size() != count)
    throw UserError(term.position, "'" + term.text + "' takes " + std::to_string(count) +
                                       (count == 1 ? " argument" : " arguments") + ", here are " +
                                       std::to_string(term.children.size()));
}

RelValue RelResolver::call(const RelTerm& term, const Context& context) {
  const auto found = definitions_.find(term.text);
  if (found == definitions_.end()) {
    if (term.primed) throw UserError(term.position, "'" + term.text + "' is the same in every state");
    return built_in(term, context);
  }
  std::vector<RelValue> arguments;
  for (const RelTermPointer& child : term.children) arguments.push_back(relation(*child, context));
  return expand(*found->second, term, std::move(arguments), context);
}

RelValue RelResolver::built_in(const RelTerm& term, const Context& context) {
  static const std::map<std::string, NodeKind> binary = {
      {"plus", NodeKind::Plus},   {"minus", NodeKind::Minus},   {"mul", NodeKind::Times},
      {"div", NodeKind::Divide},  {"rem", NodeKind::Remainder}, {"bitand", NodeKind::BitAnd},
      {"bitor", NodeKind::BitOr}, {"bitxor", NodeKind::BitXor}};
  if (const auto found = binary.find(term.text); found != binary.end()) {
    need_arguments(term, 2);
    return arithmetic(term, found->second, context);
  }
  if (term.text == "functional") return functional(term, context);
  if (term.text == "totalOrder") return total_order(term, context);
  need_arguments(term, 1);
  const RelTerm& argument = *term.children[0];
  if (term.text == "negate") return RelValue::of(builder_.negate(integer(argument, context)));
  if (term.text == "bitnot") return RelValue::of(builder_.bit_not(integer(argument, context)));
  if (term.text == "int") return RelValue::of(integer(argument, context));
  if (term.text == "Int")
    return RelValue::of(builder_.to_expression(integer(argument, context)), integer_type(true));
  const RelValue value = relation(argument, context);
  if (term.text == "size") return RelValue::of(cardinality(value));
  JURY_CHECK(term.text == "sum", "a built-in function without a meaning: " + term.text);
  need_arity(term, argument, value, 1);
  return RelValue::of(builder_.sum(value.relation));
}

// null is no element of a set that is counted: #(x.*next) is the number of objects on the way.
IntegerExpression RelResolver::cardinality(const RelValue& value) {
  const auto null = vocabulary_.find("null$rel", RelState::before);
  const bool holds_atoms =
      value.type.arity() == 1 && value.type.columns[0] != std::set{std::string(rel_integer_type)};
  if (null.empty() || !holds_atoms) return builder_.cardinality(value.relation);
  return builder_.cardinality(builder_.difference(value.relation, null.front().relation));
}

// functional[r] or functional[r, set]
RelValue RelResolver::functional(const RelTerm& term, const Context& context) {
  if (term.children.size() != 1) need_arguments(term, 2);
  const RelValue mapping = relation(*term.children[0], context);
  if (mapping.type.arity() < 2) need_arity(term, *term.children[0], mapping, 2);
  Expression domain = builder_.univ();
  if (term.children.size() == 2) {
    const RelValue set = relation(*term.children[1], context);
    need_arity(term, *term.children[1], set, 1);
    domain = set.relation;
  }
  return formula_at(term, [&] { return builder_.functional(mapping.relation, domain); });
}

// totalOrder[r, set], or totalOrder[r] for all objects of the type that r starts from
RelValue RelResolver::total_order(const RelTerm& term, const Context& context) {
  if (term.children.size() != 1) need_arguments(term, 2);
  const RelValue order = relation(*term.children[0], context);
  need_arity(term, *term.children[0], order, 2);
  std::optional<RelValue> set;
  if (term.children.size() == 2) {
    set = relation(*term.children[1], context);
    need_arity(term, *term.children[1], *set, 1);
  } else if (order.type.columns[0].size() == 1) {
    if (const auto type = vocabulary_.find_type(*order.type.columns[0].begin(), context.state))
      set = RelValue::of(*type);
  }
  if (!set)
    throw UserError(term.position, "expected totalOrder[relation, set]: which set '" +
                                       to_string(*term.children[0]) + "' orders is not clear from its type");
  return formula_at(term, [&] { return builder_.total_order(order.relation, set->relation); });
}

// --- binders ---

RelValue RelResolver::let(const RelTerm& term, const Context& context) {
  // Resolved here as well, so that an error in the definition is found even if nothing uses it.
  resolve(*term.children[0], context);
  const Scope scope{context.scope, term.text, {}, term.children[0].get(), context.scope};
  Context inner = context;
  inner.scope = &scope;
  return resolve(*term.children[1], inner);
}

RelValue RelResolver::domain_of(const RelDeclaration& declaration, const Context& context) {
  const std::string& first = declaration.names[0].text;
  if (!declaration.multiplicity.empty() && declaration.multiplicity != "one")
    throw UserError(declaration.multiplicity_position,
                    "'" + declaration.multiplicity + "' lets '" + first +
                        "' range over sets: quantifying over sets is higher-order and is not supported; '" +
                        first + "' can range over the elements of a set");
  RelValue domain = relation(*declaration.domain, context);
  if (domain.type.arity() != 1)
    throw UserError(declaration.domain->position,
                    "'" + first + "' would range over relations of " + std::to_string(domain.type.arity()) +
                        " columns: quantifying over relations is higher-order and is not supported; use one "
                        "variable for each column");
  domain.type.at_most_one = true;
  return domain;
}

// Binds the names of the declarations from left to right; a domain may use the names before it.
RelValue RelResolver::bind_from(const RelTerm& term, std::size_t declaration, std::size_t index,
                                RelValue domain, Declarations& bound, std::vector<Formula>& disjoint,
                                const Context& context, const Binding& body) {
  if (declaration == term.declarations.size()) return body(bound, builder_.conjunction(disjoint), context);
  const RelDeclaration& here = term.declarations[declaration];
  if (index == 0) domain = domain_of(here, context);
  const Expression variable = builder_.variable(here.names[index].text);
  if (here.disjoint)
    for (std::size_t earlier = 0; earlier < index; ++earlier) {
      const Expression other = bound[bound.size() - index + earlier].variable;
      disjoint.push_back(builder_.no(builder_.intersection(other, variable)));
    }
  bound.push_back({variable, domain.relation});
  const Scope scope{context.scope, here.names[index].text, RelValue::of(variable, domain.type), nullptr,
                    nullptr};
  Context inner = context;
  inner.scope = &scope;
  const bool last = index + 1 == here.names.size();
  return bind_from(term, last ? declaration + 1 : declaration, last ? 0 : index + 1, domain, bound, disjoint,
                   inner, body);
}

RelValue RelResolver::bind(const RelTerm& term, const Context& context, const Binding& body) {
  Declarations bound;
  std::vector<Formula> disjoint;
  return bind_from(term, 0, 0, {}, bound, disjoint, context, body);
}

RelValue RelResolver::quantified(const RelTerm& term, const Context& context) {
  static const std::map<std::string, NodeKind> kinds = {{"all", NodeKind::ForAll},
                                                        {"some", NodeKind::Exists},
                                                        {"no", NodeKind::Exists},
                                                        {"one", NodeKind::ExistsOne},
                                                        {"lone", NodeKind::ExistsAtMostOne}};
  const RelTerm& body = *term.children[0];
  return bind(term, context, [&](const Declarations& bound, Formula disjoint, const Context& inner) {
    const bool restricted = disjoint->kind != NodeKind::True;
    if (term.text == "sum") {
      const IntegerExpression value = integer(body, inner);
      return RelValue::of(builder_.sum_over(
          bound, restricted ? builder_.conditional(disjoint, value, builder_.literal(0)) : value));
    }
    const NodeKind kind = kinds.at(term.text);
    const Formula condition = formula(body, inner);
    return formula_at(term, [&] {
      Formula whole = condition;
      if (restricted)
        whole = kind == NodeKind::ForAll ? builder_.implies(disjoint, condition)
                                         : builder_.conjunction(disjoint, condition);
      const Formula result = builder_.quantified(kind, bound, whole);
      return term.text == "no" ? builder_.negation(result) : result;
    });
  });
}

RelValue RelResolver::comprehension(const RelTerm& term, const Context& context) {
  return bind(term, context, [&](const Declarations& bound, Formula disjoint, const Context& inner) {
    RelType type;
    for (const Declaration& declaration : bound) {
      const Scope* scope = inner.scope;
      while (scope->value.relation != declaration.variable) scope = scope->outer;
      type.columns.push_back(scope->value.type.columns[0]);
    }
    Formula condition = term.children.empty() ? builder_.truth() : formula(*term.children[0], inner);
    if (disjoint->kind != NodeKind::True) condition = builder_.conjunction(disjoint, condition);
    return RelValue::of(builder_.comprehension(bound, condition), type);
  });
}

}  // namespace jury::spec
