#include "logic/relational/evaluator.h"

#include <algorithm>
#include <optional>

#include "logic/relational/handler_table.h"
#include "logic/relational/tuple_pattern.h"

namespace jury::logic::relational {

namespace {

std::uint64_t bits_of(std::int64_t value) { return static_cast<std::uint64_t>(value); }

// The remainder of truncating division; the caller excludes a zero divisor.
std::int64_t remainder(std::int64_t left, std::int64_t right) { return right == -1 ? 0 : left % right; }

std::int64_t shift(NodeKind kind, IntegerWidth width, std::int64_t left, std::int64_t count) {
  const bool out = count < 0 || count >= width.bits();
  if (kind == NodeKind::ShiftRight) return out ? (left < 0 ? -1 : 0) : left >> count;
  if (out) return 0;
  if (kind == NodeKind::ShiftLeft) return width.wrap(bits_of(left) << count);
  const std::uint64_t mask = width.bits() == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width.bits()) - 1;
  return width.wrap((bits_of(left) & mask) >> count);
}

}  // namespace

std::int64_t apply_arithmetic(NodeKind kind, IntegerWidth width, std::int64_t left, std::int64_t right) {
  const auto divide = [&] {
    if (right == 0) return std::int64_t{left >= 0 ? -1 : 1};
    return right == -1 ? width.wrap(0 - bits_of(left)) : left / right;
  };
  if (kind == NodeKind::Plus) return width.wrap(bits_of(left) + bits_of(right));
  if (kind == NodeKind::Minus) return width.wrap(bits_of(left) - bits_of(right));
  if (kind == NodeKind::Times) return width.wrap(bits_of(left) * bits_of(right));
  if (kind == NodeKind::Divide) return width.wrap(bits_of(divide()));
  if (kind == NodeKind::Remainder) return right == 0 ? left : remainder(left, right);
  if (kind == NodeKind::BitAnd) return left & right;
  if (kind == NodeKind::BitOr) return left | right;
  if (kind == NodeKind::BitXor) return left ^ right;
  return shift(kind, width, left, right);
}

struct Evaluator::Handlers {
  static constexpr HandlerTable<ExpressionHandler> expressions = {
      {NodeKind::Relation, &Evaluator::relation},
      {NodeKind::Variable, &Evaluator::variable},
      {NodeKind::None, &Evaluator::constant},
      {NodeKind::Univ, &Evaluator::constant},
      {NodeKind::Iden, &Evaluator::constant},
      {NodeKind::Integers, &Evaluator::constant},
      {NodeKind::Union, &Evaluator::binary},
      {NodeKind::Intersection, &Evaluator::binary},
      {NodeKind::Difference, &Evaluator::binary},
      {NodeKind::Join, &Evaluator::binary},
      {NodeKind::Product, &Evaluator::binary},
      {NodeKind::Override, &Evaluator::binary},
      {NodeKind::Transpose, &Evaluator::unary},
      {NodeKind::Closure, &Evaluator::unary},
      {NodeKind::ReflexiveClosure, &Evaluator::unary},
      {NodeKind::Comprehension, &Evaluator::comprehension},
      {NodeKind::ConditionalExpression, &Evaluator::conditional_expression},
      {NodeKind::IntegerToExpression, &Evaluator::from_integer},
  };
  static constexpr HandlerTable<IntegerHandler> integers = {
      {NodeKind::Literal, &Evaluator::literal},
      {NodeKind::Sum, &Evaluator::sum},
      {NodeKind::Value, &Evaluator::bitwise_or},
      {NodeKind::Cardinality, &Evaluator::cardinality},
      {NodeKind::SumOver, &Evaluator::sum_over},
      {NodeKind::Plus, &Evaluator::arithmetic},
      {NodeKind::Minus, &Evaluator::arithmetic},
      {NodeKind::Times, &Evaluator::arithmetic},
      {NodeKind::Divide, &Evaluator::arithmetic},
      {NodeKind::Remainder, &Evaluator::arithmetic},
      {NodeKind::Negate, &Evaluator::unary_arithmetic},
      {NodeKind::BitAnd, &Evaluator::arithmetic},
      {NodeKind::BitOr, &Evaluator::arithmetic},
      {NodeKind::BitXor, &Evaluator::arithmetic},
      {NodeKind::BitNot, &Evaluator::unary_arithmetic},
      {NodeKind::ShiftLeft, &Evaluator::arithmetic},
      {NodeKind::ShiftRight, &Evaluator::arithmetic},
      {NodeKind::UnsignedShiftRight, &Evaluator::arithmetic},
      {NodeKind::ConditionalInteger, &Evaluator::conditional_integer},
  };
  static constexpr HandlerTable<FormulaHandler> formulas = {
      {NodeKind::True, &Evaluator::truth},
      {NodeKind::False, &Evaluator::truth},
      {NodeKind::Subset, &Evaluator::compare_expressions},
      {NodeKind::Equal, &Evaluator::compare_expressions},
      {NodeKind::Some, &Evaluator::multiplicity},
      {NodeKind::No, &Evaluator::multiplicity},
      {NodeKind::One, &Evaluator::multiplicity},
      {NodeKind::Lone, &Evaluator::multiplicity},
      {NodeKind::Not, &Evaluator::connective},
      {NodeKind::And, &Evaluator::connective},
      {NodeKind::Or, &Evaluator::connective},
      {NodeKind::Implies, &Evaluator::connective},
      {NodeKind::Iff, &Evaluator::connective},
      {NodeKind::ForAll, &Evaluator::for_all},
      {NodeKind::Exists, &Evaluator::exists},
      {NodeKind::ExistsOne, &Evaluator::count_witnesses},
      {NodeKind::ExistsAtMostOne, &Evaluator::count_witnesses},
      {NodeKind::IntegerEqual, &Evaluator::compare_integers},
      {NodeKind::IntegerLess, &Evaluator::compare_integers},
      {NodeKind::IntegerAtMost, &Evaluator::compare_integers},
      {NodeKind::Functional, &Evaluator::functional},
      {NodeKind::TotalOrder, &Evaluator::total_order},
  };
  static_assert(expressions.complete(NodeSort::Expression));
  static_assert(integers.complete(NodeSort::Integer));
  static_assert(formulas.complete(NodeSort::Formula));
};

Evaluator::Evaluator(const Universe& universe, IntegerWidth width, const Instance& instance,
                     bool explicit_integers)
    : instance_(instance), width_(width), algebra_(universe.size(), width, explicit_integers) {}

template <class Value, class Handler>
Value Evaluator::remember(Memory<Value>& memory, const Node* node, Handler handler) {
  std::vector<Element> binding;
  for (const Node* variable : node->free_variables) {
    const auto found = environment_.find(variable);
    JURY_CHECK(found != environment_.end(), "variable '" + variable->name + "' is not bound");
    binding.push_back(found->second);
  }
  if (const auto found = memory.find(node); found != memory.end() && found->second.binding == binding)
    return found->second.value;
  Value value = (this->*handler)(*node);
  memory.insert_or_assign(node, Remembered<Value>{std::move(binding), value});
  return value;
}

Evaluator::Relation Evaluator::expression_value(const Node* node) {
  return remember(expressions_, node, Handlers::expressions[node->kind]);
}
std::int64_t Evaluator::integer_value(const Node* node) {
  return remember(integers_, node, Handlers::integers[node->kind]);
}
bool Evaluator::formula_value(const Node* node) {
  return remember(formulas_, node, Handlers::formulas[node->kind]);
}

const TupleSet& Evaluator::operand(const Node& node, std::size_t index, Relation& keep) {
  keep = expression_value(node.children[index]);
  return *keep;
}

// --- expressions ---

Evaluator::Relation Evaluator::relation(const Node& node) {
  return std::make_shared<const TupleSet>(instance_.get(&node));
}

Evaluator::Relation Evaluator::variable(const Node& node) {
  return std::make_shared<const TupleSet>(TupleSet::of({environment_.at(&node)}));
}

Evaluator::Relation Evaluator::constant(const Node& node) {
  if (node.kind == NodeKind::Univ) return std::make_shared<const TupleSet>(algebra_.univ());
  if (node.kind == NodeKind::Iden) return std::make_shared<const TupleSet>(algebra_.iden());
  if (node.kind == NodeKind::Integers) return std::make_shared<const TupleSet>(algebra_.integers());
  return std::make_shared<const TupleSet>(TupleSet(node.arity));
}

Evaluator::Relation Evaluator::binary(const Node& node) {
  using Operation = TupleSet (Algebra::*)(const TupleSet&, const TupleSet&) const;
  static constexpr HandlerTable<Operation> operations = {
      {NodeKind::Union, &Algebra::union_of},        {NodeKind::Intersection, &Algebra::intersection},
      {NodeKind::Difference, &Algebra::difference}, {NodeKind::Join, &Algebra::join},
      {NodeKind::Product, &Algebra::product},       {NodeKind::Override, &Algebra::override_with}};
  Relation left, right;
  const TupleSet& first = operand(node, 0, left);
  const TupleSet& second = operand(node, 1, right);
  return std::make_shared<const TupleSet>((algebra_.*operations[node.kind])(first, second));
}

Evaluator::Relation Evaluator::unary(const Node& node) {
  using Operation = TupleSet (Algebra::*)(const TupleSet&) const;
  static constexpr HandlerTable<Operation> operations = {
      {NodeKind::Transpose, &Algebra::transpose},
      {NodeKind::Closure, &Algebra::closure},
      {NodeKind::ReflexiveClosure, &Algebra::reflexive_closure}};
  Relation keep;
  return std::make_shared<const TupleSet>((algebra_.*operations[node.kind])(operand(node, 0, keep)));
}

Evaluator::Relation Evaluator::comprehension(const Node& node) {
  std::vector<Tuple> tuples;
  for_each_binding(node, 0, [&] {
    if (!formula_value(node.body())) return true;
    Tuple tuple;
    for (std::size_t index = 0; index < node.bound_variables(); ++index)
      tuple.push_back(environment_.at(node.children[2 * index]));
    tuples.push_back(std::move(tuple));
    return true;
  });
  return std::make_shared<const TupleSet>(TupleSet(node.arity, std::move(tuples)));
}

Evaluator::Relation Evaluator::conditional_expression(const Node& node) {
  return expression_value(node.children[formula_value(node.children[0]) ? 1 : 2]);
}

Evaluator::Relation Evaluator::from_integer(const Node& node) {
  return std::make_shared<const TupleSet>(TupleSet::of({Element::integer(integer_value(node.children[0]))}));
}

// --- integers ---

std::int64_t Evaluator::literal(const Node& node) { return width_.wrap(bits_of(node.value)); }

std::int64_t Evaluator::sum(const Node& node) {
  std::uint64_t total = 0;
  for (const Tuple& tuple : algebra_.listed(*expression_value(node.children[0])))
    if (tuple[0].is_integer()) total += bits_of(tuple[0].value);
  return width_.wrap(total);
}

std::int64_t Evaluator::bitwise_or(const Node& node) {
  std::int64_t result = 0;
  for (const Tuple& tuple : algebra_.listed(*expression_value(node.children[0])))
    if (tuple[0].is_integer()) result |= tuple[0].value;
  return result;
}

std::int64_t Evaluator::cardinality(const Node& node) {
  return width_.wrap(algebra_.listed(*expression_value(node.children[0])).size());
}

std::int64_t Evaluator::sum_over(const Node& node) {
  std::uint64_t total = 0;
  for_each_binding(node, 0, [&] {
    total += bits_of(integer_value(node.body()));
    return true;
  });
  return width_.wrap(total);
}

std::int64_t Evaluator::arithmetic(const Node& node) {
  return apply_arithmetic(node.kind, width_, integer_value(node.children[0]),
                          integer_value(node.children[1]));
}

std::int64_t Evaluator::unary_arithmetic(const Node& node) {
  const std::int64_t operand = integer_value(node.children[0]);
  return width_.wrap(node.kind == NodeKind::Negate ? 0 - bits_of(operand) : ~bits_of(operand));
}

std::int64_t Evaluator::conditional_integer(const Node& node) {
  return integer_value(node.children[formula_value(node.children[0]) ? 1 : 2]);
}

// --- formulas ---

bool Evaluator::truth(const Node& node) { return node.kind == NodeKind::True; }

bool Evaluator::compare_expressions(const Node& node) {
  Relation left, right;
  const TupleSet& first = operand(node, 0, left);
  const TupleSet& second = operand(node, 1, right);
  return node.kind == NodeKind::Subset ? algebra_.is_subset(first, second) : algebra_.equal(first, second);
}

bool Evaluator::multiplicity(const Node& node) {
  Relation keep;
  const TupleSet& relation = operand(node, 0, keep);
  const bool many = algebra_.has_more_than_one(relation);
  if (node.kind == NodeKind::Some) return !relation.empty();
  if (node.kind == NodeKind::No) return relation.empty();
  if (node.kind == NodeKind::One) return !relation.empty() && !many;
  return !many;
}

bool Evaluator::connective(const Node& node) {
  const auto value = [&](const Node* child) { return formula_value(child); };
  const auto& parts = node.children;
  if (node.kind == NodeKind::Not) return !value(parts[0]);
  if (node.kind == NodeKind::And) return std::all_of(parts.begin(), parts.end(), value);
  if (node.kind == NodeKind::Or) return std::any_of(parts.begin(), parts.end(), value);
  if (node.kind == NodeKind::Implies) return !value(parts[0]) || value(parts[1]);
  return value(parts[0]) == value(parts[1]);
}

bool Evaluator::bind_each(const Node* variable, const TupleSet& values, const std::function<bool()>& visit) {
  const auto outer = environment_.find(variable);
  const std::optional<Element> shadowed =
      outer == environment_.end() ? std::nullopt : std::optional<Element>(outer->second);
  bool going = true;
  for (auto tuple = values.begin(); going && tuple != values.end(); ++tuple) {
    environment_.insert_or_assign(variable, tuple->front());
    going = visit();
  }
  environment_.erase(variable);
  if (shadowed) environment_.emplace(variable, *shadowed);
  return going;
}

TupleSet Evaluator::suggested_values(const Node* variable, const TupleSet& domain) const {
  std::vector<Element> values;
  const auto [from, to] = suggestions_.equal_range(variable);
  for (auto suggestion = from; suggestion != to; ++suggestion)
    if (algebra_.is_subset(TupleSet::of({suggestion->second}), domain)) values.push_back(suggestion->second);
  return TupleSet::of(values);
}

bool Evaluator::for_each_binding(const Node& binder, std::size_t index, const std::function<bool()>& visit) {
  if (index == binder.bound_variables()) return visit();
  const Node* variable = binder.children[2 * index];
  const Relation domain = expression_value(binder.children[2 * index + 1]);
  const auto deeper = [&] { return for_each_binding(binder, index + 1, visit); };
  if (!algebra_.can_list(*domain) && !bind_each(variable, suggested_values(variable, *domain), deeper))
    return false;
  return bind_each(variable, algebra_.listed(*domain), deeper);
}

bool Evaluator::for_all(const Node& node) {
  return for_each_binding(node, 0, [&] { return formula_value(node.body()); });
}

bool Evaluator::exists(const Node& node) {
  return !for_each_binding(node, 0, [&] { return !formula_value(node.body()); });
}

bool Evaluator::count_witnesses(const Node& node) {
  int witnesses = 0;
  for_each_binding(node, 0, [&] {
    if (formula_value(node.body())) ++witnesses;
    return witnesses < 2;
  });
  return witnesses == 1 || (witnesses == 0 && node.kind == NodeKind::ExistsAtMostOne);
}

bool Evaluator::compare_integers(const Node& node) {
  const std::int64_t left = integer_value(node.children[0]);
  const std::int64_t right = integer_value(node.children[1]);
  if (node.kind == NodeKind::IntegerEqual) return left == right;
  return node.kind == NodeKind::IntegerLess ? left < right : left <= right;
}

bool Evaluator::functional(const Node& node) {
  Relation relation_value, domain_value;
  const TupleSet& relation = operand(node, 0, relation_value);
  std::vector<Tuple> mapped;
  for (const Tuple& tuple : relation) mapped.push_back(canonical(Tuple{tuple[0]}));
  const TupleSet domain =
      algebra_.intersection(operand(node, 1, domain_value), TupleSet(1, std::move(mapped)));
  for (const Tuple& tuple : algebra_.listed(domain))
    if (algebra_.has_more_than_one(algebra_.join(TupleSet::singleton(tuple), relation))) return false;
  return true;
}

// Seed 003 section 3.2.4, with r in T -> T, which its signature says.
bool Evaluator::total_order(const Node& node) {
  Relation relation_value, set_value;
  const TupleSet& relation = operand(node, 0, relation_value);
  const TupleSet set = algebra_.listed(operand(node, 1, set_value));
  if (!algebra_.is_subset(relation, algebra_.product(set, set))) return false;
  int first = 0, last = 0;
  for (const Tuple& tuple : set) {
    const TupleSet here = TupleSet::singleton(tuple);
    if (algebra_.equal(algebra_.join(here, algebra_.reflexive_closure(relation)), set)) ++first;
    const TupleSet successors = algebra_.join(here, relation);
    if (successors.empty()) ++last;
    if (algebra_.has_more_than_one(successors)) return false;
  }
  return first == 1 && last == 1;
}

}  // namespace jury::logic::relational
