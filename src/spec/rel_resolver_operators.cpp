// Operators of .rel terms.
#include <algorithm>
#include <map>

#include "spec/rel_resolver_parts.h"

namespace jury::spec {

using namespace logic::relational;

namespace {

std::string columns(std::size_t arity) {
  return std::to_string(arity) + (arity == 1 ? " column" : " columns");
}

const std::map<std::string, NodeKind>& integer_operators() {
  static const std::map<std::string, NodeKind> table = {
      {"*", NodeKind::Times},      {"/", NodeKind::Divide},      {"%", NodeKind::Remainder},
      {"<<", NodeKind::ShiftLeft}, {">>", NodeKind::ShiftRight}, {">>>", NodeKind::UnsignedShiftRight}};
  return table;
}

bool is_comparison(const std::string& operation) {
  static const std::vector<std::string> table = {"in", "=", "<", ">", "=<", ">="};
  const std::string plain = operation[0] == '!' ? operation.substr(1) : operation;
  return std::find(table.begin(), table.end(), plain) != table.end();
}

}  // namespace

// --- checks ---

void RelResolver::need_arity(const RelTerm& term, const RelTerm& operand, const RelValue& value,
                             std::size_t arity) {
  if (value.type.arity() == arity) return;
  throw UserError(term.position, "'" + term.text + "' needs a relation of " + columns(arity) + ", but '" +
                                     to_string(operand) + "' has " + std::to_string(value.type.arity()));
}

void RelResolver::need_same_arity(const RelTerm& term, const RelValue& left, const RelValue& right) {
  if (left.type.arity() == right.type.arity()) return;
  throw UserError(term.position, "'" + term.text + "' needs two relations of the same arity, but '" +
                                     to_string(*term.children[0]) + "' has " + columns(left.type.arity()) +
                                     " and '" + to_string(*term.children[1]) + "' has " +
                                     std::to_string(right.type.arity()));
}

void RelResolver::need_overlap(const RelTerm& term, const RelValue& left, const RelValue& right) {
  for (std::size_t column = 0; column < left.type.arity(); ++column)
    if (!may_overlap(left.type.columns[column], right.type.columns[column], vocabulary_))
      throw UserError(term.position, "the two sides of '" + term.text + "' have nothing in common: '" +
                                         to_string(*term.children[0]) + "' is of type " +
                                         to_string(left.type) + ", '" + to_string(*term.children[1]) +
                                         "' of type " + to_string(right.type));
}

// --- prefix ---

RelValue RelResolver::prefix(const RelTerm& term, const Context& context) {
  static const std::map<std::string, NodeKind> multiplicities = {
      {"some", NodeKind::Some}, {"no", NodeKind::No}, {"one", NodeKind::One}, {"lone", NodeKind::Lone}};
  const RelTerm& operand = *term.children[0];
  if (term.text == "!") {
    const Formula negated = formula(operand, context);
    return formula_at(term, [&] { return builder_.negation(negated); });
  }
  if (term.text == "-") {
    if (operand.kind == RelTermKind::number) return RelValue::of(builder_.literal(-operand.number));
    return RelValue::of(builder_.negate(integer(operand, context)));
  }
  const RelValue value = relation(operand, context);
  if (term.text == "#") return RelValue::of(cardinality(value));
  if (const auto found = multiplicities.find(term.text); found != multiplicities.end())
    return formula_at(term, [&] { return builder_.multiplicity(found->second, value.relation); });
  need_arity(term, operand, value, 2);
  if (term.text == "~") return RelValue::of(builder_.transpose(value.relation), transpose_type(value.type));
  return closure(term, value);
}

RelValue RelResolver::closure(const RelTerm& term, const RelValue& operand) {
  if (!may_overlap(operand.type.columns[0], operand.type.columns[1], vocabulary_))
    throw UserError(term.position, "'" + term.text + "' needs a relation from a type to itself, but '" +
                                       to_string(*term.children[0]) + "' is of type " +
                                       to_string(operand.type));
  if (term.text == "^") {
    RelType type = operand.type;
    type.at_most_one = false;
    return RelValue::of(builder_.closure(operand.relation), type);
  }
  // Reflexive on everything, so its columns hold anything.
  RelType type = anything(2, false);
  const RelType both = union_type(RelType{{operand.type.columns[0]}}, RelType{{operand.type.columns[1]}});
  type.steps = both.columns[0];
  return RelValue::of(builder_.reflexive_closure(operand.relation), type);
}

// --- infix ---

RelValue RelResolver::infix(const RelTerm& term, const Context& context) {
  if (term.text == "and" || term.text == "or" || term.text == "iff" || term.text == "implies")
    return logical(term, context);
  if (is_comparison(term.text)) return comparison(term, context);
  if (term.text == "+" || term.text == "-") return sum_or_union(term, context);
  if (const auto found = integer_operators().find(term.text); found != integer_operators().end())
    return arithmetic(term, found->second, context);
  return relational(term, context);
}

RelValue RelResolver::logical(const RelTerm& term, const Context& context) {
  const Formula left = formula(*term.children[0], context);
  const Formula right = formula(*term.children[1], context);
  return formula_at(term, [&] {
    if (term.text == "and") return builder_.conjunction(left, right);
    if (term.text == "or") return builder_.disjunction(left, right);
    return term.text == "iff" ? builder_.iff(left, right) : builder_.implies(left, right);
  });
}

RelValue RelResolver::arithmetic(const RelTerm& term, NodeKind kind, const Context& context) {
  const IntegerExpression left = integer(*term.children[0], context);
  const IntegerExpression right = integer(*term.children[1], context);
  return RelValue::of(builder_.arithmetic(kind, left, right));
}

RelValue RelResolver::sum_or_union(const RelTerm& term, const Context& context) {
  const RelTerm& first = *term.children[0];
  const RelTerm& second = *term.children[1];
  const RelValue left = resolve(first, context), right = resolve(second, context);
  if (left.is_integer() || right.is_integer()) {
    const NodeKind kind = term.text == "+" ? NodeKind::Plus : NodeKind::Minus;
    return RelValue::of(builder_.arithmetic(kind, as_integer(left, first), as_integer(right, second)));
  }
  const RelValue one = as_relation(left, first), other = as_relation(right, second);
  need_same_arity(term, one, other);
  if (term.text == "+")
    return RelValue::of(builder_.union_of(one.relation, other.relation), union_type(one.type, other.type));
  return RelValue::of(builder_.difference(one.relation, other.relation), one.type);
}

RelValue RelResolver::relational(const RelTerm& term, const Context& context) {
  if (term.text == ".") {
    if (auto value = qualified_name(term, context)) return *value;
    if (auto value = join_with_qualified_field(term, context)) return *value;
  }
  const RelValue left = relation(*term.children[0], context);
  const RelValue right = relation(*term.children[1], context);
  if (term.text == ".") return join(term, *term.children[0], left, right);
  if (term.text == "->")
    return RelValue::of(builder_.product(left.relation, right.relation), product_type(left.type, right.type));
  if (term.text == "<:" || term.text == ":>") return restriction(term, left, right);
  need_same_arity(term, left, right);
  if (term.text == "++")
    return RelValue::of(builder_.override_with(left.relation, right.relation),
                        override_type(left.type, right.type));
  need_overlap(term, left, right);
  RelType type = left.type;
  type.at_most_one = left.type.at_most_one || right.type.at_most_one;
  return RelValue::of(builder_.intersection(left.relation, right.relation), type);
}

RelValue RelResolver::join(const RelTerm& term, const RelTerm& left_term, const RelValue& left,
                           const RelValue& right) {
  const std::string first = to_string(left_term), second = to_string(*term.children[1]);
  if (left.type.arity() + right.type.arity() < 3)
    throw UserError(term.position, "'.' needs a relation on at least one side, but '" + first + "' and '" +
                                       second + "' are sets");
  if (!may_overlap(left.type.columns.back(), right.type.columns.front(), vocabulary_))
    throw UserError(term.position, "'" + to_string(term) + "' is always empty: '" + first + "' ends in " +
                                       to_string(RelType{{left.type.columns.back()}}) + ", but '" + second +
                                       "' starts from " + to_string(RelType{{right.type.columns.front()}}));
  return RelValue::of(builder_.join(left.relation, right.relation), join_type(left.type, right.type));
}

RelValue RelResolver::restriction(const RelTerm& term, const RelValue& left, const RelValue& right) {
  const bool domain = term.text == "<:";
  need_arity(term, *term.children[domain ? 0 : 1], domain ? left : right, 1);
  return domain ? RelValue::of(builder_.restrict_domain(left.relation, right.relation), right.type)
                : RelValue::of(builder_.restrict_range(left.relation, right.relation), left.type);
}

// --- comparisons ---

RelValue RelResolver::comparison(const RelTerm& term, const Context& context) {
  const bool negated = term.text[0] == '!';
  const Formula plain = compare(term, negated ? term.text.substr(1) : term.text, context);
  if (!negated) return RelValue::of(plain);
  return formula_at(term, [&] { return builder_.negation(plain); });
}

Formula RelResolver::compare(const RelTerm& term, const std::string& operation, const Context& context) {
  const RelTerm& first = *term.children[0];
  const RelTerm& second = *term.children[1];
  if (operation == "=")
    return compare_equal(term, resolve(first, context), resolve(second, context), context);
  if (operation == "in") {
    const RelValue left = relation(first, context), right = relation(second, context);
    need_same_arity(term, left, right);
    need_overlap(term, left, right);
    return formula_at(term, [&] { return builder_.subset(left.relation, right.relation); }).formula;
  }
  const IntegerExpression left = integer(first, context), right = integer(second, context);
  return formula_at(term,
                    [&] {
                      if (operation == "<") return builder_.compare(NodeKind::IntegerLess, left, right);
                      if (operation == ">") return builder_.compare(NodeKind::IntegerLess, right, left);
                      return operation == "=<" ? builder_.compare(NodeKind::IntegerAtMost, left, right)
                                               : builder_.compare(NodeKind::IntegerAtMost, right, left);
                    })
      .formula;
}

Formula RelResolver::compare_equal(const RelTerm& term, const RelValue& left, const RelValue& right,
                                   const Context& context) {
  if (left.is_formula() && right.is_formula())
    return formula_at(term, [&] { return builder_.iff(left.formula, right.formula); }).formula;
  if (left.is_integer() && right.is_integer())
    return formula_at(term,
                      [&] { return builder_.compare(NodeKind::IntegerEqual, left.integer, right.integer); })
        .formula;
  const RelValue one = as_boolean(left, *term.children[0], context),
                 other = as_boolean(right, *term.children[1], context);
  need_same_arity(term, one, other);
  need_overlap(term, one, other);
  return formula_at(term, [&] { return builder_.equal(one.relation, other.relation); }).formula;
}

// --- boxes, blocks, conditionals ---

// r[x, y] is y.(x.r)
RelValue RelResolver::box(const RelTerm& term, const Context& context) {
  RelValue result = relation(*term.children[0], context);
  for (std::size_t index = 1; index < term.children.size(); ++index) {
    const RelTerm& argument = *term.children[index];
    const RelValue value = relation(argument, context);
    if (value.type.arity() + result.type.arity() < 3)
      throw UserError(term.position, "'" + to_string(*term.children[0]) +
                                         "' has no columns left for the argument '" + to_string(argument) +
                                         "'");
    if (!may_overlap(value.type.columns.back(), result.type.columns.front(), vocabulary_))
      throw UserError(argument.position, "'" + to_string(argument) + "' of type " + to_string(value.type) +
                                             " does not fit '" + to_string(*term.children[0]) +
                                             "', which starts from " +
                                             to_string(RelType{{result.type.columns.front()}}));
    result = RelValue::of(builder_.join(value.relation, result.relation), join_type(value.type, result.type));
  }
  return result;
}

RelValue RelResolver::block(const RelTerm& term, const Context& context) {
  if (term.children.size() == 1) return resolve(*term.children[0], context);
  std::vector<Formula> parts;
  for (const RelTermPointer& child : term.children) parts.push_back(formula(*child, context));
  return formula_at(term, [&] { return builder_.conjunction(parts); });
}

RelValue RelResolver::conditional(const RelTerm& term, const Context& context) {
  const Formula condition = formula(*term.children[0], context);
  const RelTerm& first = *term.children[1];
  const RelTerm& second = *term.children[2];
  const RelValue then = resolve(first, context), otherwise = resolve(second, context);
  if (then.is_formula() && otherwise.is_formula())
    return formula_at(term, [&] {
      return builder_.conjunction(builder_.implies(condition, then.formula),
                                  builder_.implies(builder_.negation(condition), otherwise.formula));
    });
  if (then.is_integer() && otherwise.is_integer())
    return RelValue::of(builder_.conditional(condition, then.integer, otherwise.integer));
  const RelValue one = as_relation(then, first), other = as_relation(otherwise, second);
  if (one.type.arity() != other.type.arity())
    throw UserError(term.position, "the two branches need the same arity, but '" + to_string(first) +
                                       "' has " + columns(one.type.arity()) + " and '" + to_string(second) +
                                       "' has " + std::to_string(other.type.arity()));
  RelType type = union_type(one.type, other.type);
  type.at_most_one = one.type.at_most_one && other.type.at_most_one;
  return RelValue::of(builder_.conditional(condition, one.relation, other.relation), type);
}

}  // namespace jury::spec
