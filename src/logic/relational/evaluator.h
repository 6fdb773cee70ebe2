// Evaluates relational logic on a concrete instance. It shares no code with the translation to circuits
// (solver/relational), whose every instance it re-checks.
// Integers wrap around. Division truncates towards zero; x / 0 is -1 for x >= 0 and 1 otherwise, x % 0 is x
// (SMT-LIB). A shift by `width` or more bits, or by a negative count, shifts everything out.
#pragma once

#include <functional>
#include <memory>
#include <unordered_map>

#include "logic/relational/algebra.h"
#include "logic/relational/instance.h"
#include "logic/relational/node.h"

namespace jury::logic::relational {

class Evaluator {
 public:
  // Everything must outlive the evaluator and stay as it is. Explicit integers: see Algebra.
  Evaluator(const Universe& universe, IntegerWidth width, const Instance& instance,
            bool explicit_integers = false);

  // A value to try for a variable of an existential quantifier whose set cannot be listed (Int at 32 bits).
  void suggest(Expression variable, Element value) { suggestions_.emplace(variable.node(), value); }

  bool holds(Formula formula) { return formula_value(formula.node()); }
  TupleSet value(Expression expression) { return *expression_value(expression.node()); }
  std::int64_t value(IntegerExpression integer) { return integer_value(integer.node()); }

 private:
  using Relation = std::shared_ptr<const TupleSet>;
  using ExpressionHandler = Relation (Evaluator::*)(const Node&);
  using IntegerHandler = std::int64_t (Evaluator::*)(const Node&);
  using FormulaHandler = bool (Evaluator::*)(const Node&);
  struct Handlers;

  // The last value of a node, and what its free variables were bound to then.
  template <class Value>
  struct Remembered {
    std::vector<Element> binding;
    Value value;
  };
  template <class Value>
  using Memory = std::unordered_map<const Node*, Remembered<Value>>;

  template <class Value, class Handler>
  Value remember(Memory<Value>& memory, const Node* node, Handler handler);
  Relation expression_value(const Node* node);
  std::int64_t integer_value(const Node* node);
  bool formula_value(const Node* node);
  const TupleSet& operand(const Node& node, std::size_t index, Relation& keep);

  Relation relation(const Node& node);
  Relation variable(const Node& node);
  Relation constant(const Node& node);
  Relation binary(const Node& node);
  Relation unary(const Node& node);
  Relation comprehension(const Node& node);
  Relation conditional_expression(const Node& node);
  Relation from_integer(const Node& node);

  std::int64_t literal(const Node& node);
  std::int64_t sum(const Node& node);
  std::int64_t bitwise_or(const Node& node);
  std::int64_t cardinality(const Node& node);
  std::int64_t sum_over(const Node& node);
  std::int64_t arithmetic(const Node& node);
  std::int64_t unary_arithmetic(const Node& node);
  std::int64_t conditional_integer(const Node& node);

  bool truth(const Node& node);
  bool compare_expressions(const Node& node);
  bool multiplicity(const Node& node);
  bool connective(const Node& node);
  bool for_all(const Node& node);
  bool exists(const Node& node);
  bool count_witnesses(const Node& node);
  bool compare_integers(const Node& node);
  bool functional(const Node& node);
  bool total_order(const Node& node);

  // Calls `visit` for every binding of the binder's variables until it returns false.
  bool for_each_binding(const Node& binder, std::size_t index, const std::function<bool()>& visit);
  bool bind_each(const Node* variable, const TupleSet& values, const std::function<bool()>& visit);
  TupleSet suggested_values(const Node* variable, const TupleSet& domain) const;

  const Instance& instance_;
  IntegerWidth width_;
  Algebra algebra_;
  std::unordered_map<const Node*, Element> environment_;
  std::unordered_multimap<const Node*, Element> suggestions_;
  Memory<Relation> expressions_;
  Memory<std::int64_t> integers_;
  Memory<bool> formulas_;
};

// One operation on integers of a width, as the evaluator and constant folding see it.
std::int64_t apply_arithmetic(NodeKind kind, IntegerWidth width, std::int64_t left, std::int64_t right);

}  // namespace jury::logic::relational
