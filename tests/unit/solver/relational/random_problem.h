// Random small relational problems, and their solution by trying every instance within the bounds.
#pragma once

#include <algorithm>
#include <functional>
#include <random>
#include <vector>

#include "logic/relational/bounds.h"
#include "logic/relational/builder.h"
#include "logic/relational/evaluator.h"

namespace jury::solver::relational::testing_support {

using namespace logic::relational;

class RandomProblem {
 public:
  // Without the Value operator when asked: its text means a sum to the parser of .rel files.
  explicit RandomProblem(std::uint64_t seed, bool with_values = true)
      : with_values_(with_values),
        random_(seed),
        bounds_(make_universe(), IntegerWidth(std::vector{1, 2, 3, 6}[pick(4)])) {
    make_relations();
    const std::size_t count = 1 + pick(3);
    for (std::size_t index = 0; index < count; ++index) formulas_.push_back(formula(3));
  }

  Builder& builder() { return builder_; }
  const Bounds& bounds() const { return bounds_; }
  const std::vector<Formula>& formulas() const { return formulas_; }

  // Calls `visit` for every instance within the bounds until it returns false.
  void for_each_instance(const std::function<bool(const Instance&)>& visit) const {
    Instance instance;
    assign(0, instance, visit);
  }
  bool holds(const Instance& instance, const Formula& formula, bool explicit_integers) const {
    return Evaluator(bounds_.universe(), bounds_.width(), instance, explicit_integers).holds(formula);
  }
  bool holds(const Instance& instance, std::span<const Formula> formulas) const {
    for (const Formula& each : formulas)
      if (!holds(instance, each, bounds_.width().bits() < 6)) return false;
    return true;
  }
  bool satisfiable(std::span<const Formula> formulas) const {
    bool found = false;
    for_each_instance([&](const Instance& instance) { return !(found = holds(instance, formulas)); });
    return found;
  }
  std::size_t count_instances() const {
    std::vector<Instance> found;  // a slot may repeat a listed tuple
    for_each_instance([&](const Instance& instance) {
      if (holds(instance, formulas_) && std::find(found.begin(), found.end(), instance) == found.end())
        found.push_back(instance);
      return true;
    });
    return found.size();
  }

 private:
  std::size_t pick(std::size_t below) {
    return std::uniform_int_distribution<std::size_t>(0, below - 1)(random_);
  }
  bool chance(int percent) { return static_cast<int>(pick(100)) < percent; }

  Universe make_universe() {
    Universe universe;
    const std::size_t atoms = 1 + pick(4);
    for (std::size_t index = 0; index < atoms; ++index) universe.add("a" + std::to_string(index));
    return universe;
  }

  Element random_element() {
    if (chance(75)) return Element::atom(pick(bounds_.universe().size()));
    return Element::integer(bounds_.width().wrap(pick(4)));
  }
  TupleSet random_tuples(std::size_t arity, std::size_t most) {
    std::vector<Tuple> tuples;
    for (std::size_t count = pick(most + 1); count > 0; --count) {
      Tuple tuple;
      for (std::size_t column = 0; column < arity; ++column) tuple.push_back(random_element());
      tuples.push_back(std::move(tuple));
    }
    return TupleSet(arity, std::move(tuples));
  }
  Slot random_slot(std::size_t arity) {
    Slot slot;
    const std::size_t unknown = pick(arity);
    for (std::size_t column = 0; column < arity; ++column)
      slot.pattern.push_back(column == unknown ? Element::any(0) : random_element());
    slot.required = chance(30);
    slot.least = bounds_.width().wrap(pick(3));
    slot.greatest = std::min(bounds_.width().greatest(), slot.least + static_cast<std::int64_t>(pick(3)));
    return slot;
  }
  // Every atom to the next one: long paths.
  TupleSet ring() {
    std::vector<Tuple> tuples;
    for (std::size_t index = 0; index < bounds_.universe().size(); ++index)
      tuples.push_back({Element::atom(index), Element::atom((index + 1) % bounds_.universe().size())});
    return TupleSet(2, std::move(tuples));
  }
  // A field of type int.
  void make_integer_function() {
    std::vector<Element> atoms;
    for (std::size_t index = 0; index < std::min<std::size_t>(3, bounds_.universe().size()); ++index)
      atoms.push_back(Element::atom(index));
    relations_.push_back(builder_.relation("r" + std::to_string(relations_.size()), 2));
    const std::int64_t greatest = std::min<std::int64_t>(1, bounds_.width().greatest());
    bounds_.integer_function(relations_.back(), TupleSet::of(atoms), TupleSet::of({atoms[0]}), -1, greatest);
    for (std::size_t index = 0; index < atoms.size(); ++index)
      instances_ *= static_cast<std::size_t>(greatest + 3);
    integer_function_ = relations_.back();
  }
  // What an assignment to a field of type int does to it.
  Expression updated_integer_function(int depth) {
    Builder& b = builder_;
    const auto update = [&] {
      return b.override_with(integer_function_,
                             b.product(expression(1, depth - 1), b.to_expression(integer(depth - 1))));
    };
    if (chance(40)) return update();
    const Expression part = b.restrict_domain(expression(1, depth - 1), integer_function_);
    return b.conditional(formula(depth - 1), chance(50) ? part : update(), integer_function_);
  }
  void make_relations() {
    if (chance(40)) make_integer_function();
    for (const std::size_t arity : {1, 2, 2, 3}) {
      if (arity == 3 && chance(70)) continue;
      const Expression relation = builder_.relation("r" + std::to_string(relations_.size()), arity);
      const TupleSet upper = arity == 2 && chance(25) ? ring() : random_tuples(arity, arity == 2 ? 4 : 2);
      std::vector<Tuple> lower;
      for (const Tuple& tuple : upper)
        if (chance(20)) lower.push_back(tuple);
      std::vector<Slot> slots;
      for (int count = chance(40) ? 1 + static_cast<int>(pick(2)) : 0; count > 0; --count)
        slots.push_back(count == 1 && !slots.empty() && chance(50) ? slots.front() : random_slot(arity));
      keep_few_instances(upper, lower, slots);
      bounds_.with_slots(relation, TupleSet(arity, std::move(lower)), upper, std::move(slots));
      relations_.push_back(relation);
    }
  }

  // Fixes the relation when it would make too many instances to try them all.
  void keep_few_instances(const TupleSet& upper, std::vector<Tuple>& lower, std::vector<Slot>& slots) {
    std::size_t choices = std::size_t{1} << (upper.size() - lower.size());
    for (const Slot& slot : slots) choices *= static_cast<std::size_t>(slot.greatest - slot.least + 2);
    if (instances_ * choices > 512) {
      lower.assign(upper.begin(), upper.end());
      slots.clear();
    } else {
      instances_ *= choices;
    }
  }

  // --- formulas ---

  Declarations declarations(int depth) {
    Declarations result;
    const std::size_t count = 1 + (chance(25) ? 1 : 0);
    for (std::size_t index = 0; index < count; ++index) {
      const Expression domain = expression(1, depth - 1);
      const Expression variable = builder_.variable("v" + std::to_string(scope_.size()));
      result.push_back({variable, domain});
      scope_.push_back(variable);
    }
    return result;
  }
  void leave(const Declarations& declared) { scope_.resize(scope_.size() - declared.size()); }

  Expression leaf(std::size_t arity) {
    if (arity == 1 && !scope_.empty() && chance(55)) return scope_[pick(scope_.size())];
    std::vector<Expression> candidates;
    for (const Expression& relation : relations_)
      if (relation->arity == arity) candidates.push_back(relation);
    if (!candidates.empty() && chance(80)) return candidates[pick(candidates.size())];
    if (arity == 1) return chance(50) ? builder_.univ() : chance(50) ? builder_.integers() : builder_.none();
    return arity == 2 && chance(60) ? builder_.iden() : builder_.none(arity);
  }
  Expression expression(std::size_t arity, int depth) {
    if (depth <= 0) return leaf(arity);
    Builder& b = builder_;
    const auto sub = [&](std::size_t columns) { return expression(columns, depth - 1); };
    switch (pick(12)) {
      case 0:
        return b.union_of(sub(arity), sub(arity));
      case 1:
        return b.intersection(sub(arity), sub(arity));
      case 2:
        return b.difference(sub(arity), sub(arity));
      case 3:
      case 4:
        return arity == 3 ? b.join(sub(2), sub(3)) : arity == 1 ? join_to_set(depth) : b.join(sub(2), sub(2));
      case 5:
        return arity == 1 ? leaf(1) : b.product(sub(arity - 1), sub(1));
      case 6:
        if (arity == 2 && integer_function_ && chance(60)) return updated_integer_function(depth);
        return b.override_with(sub(arity), sub(arity));
      case 7:
        return arity == 2 ? b.transpose(sub(2)) : leaf(arity);
      case 8:
        return arity == 2 ? (chance(50) ? b.closure(sub(2)) : b.reflexive_closure(sub(2))) : leaf(arity);
      case 9:
        return comprehension(arity, depth);
      case 10:
        return b.conditional(formula(depth - 1), sub(arity), sub(arity));
      default:
        return arity == 1 ? b.to_expression(integer(depth - 1)) : leaf(arity);
    }
  }
  Expression join_to_set(int depth) {
    return chance(50) ? builder_.join(expression(1, depth - 1), expression(2, depth - 1))
                      : builder_.join(expression(2, depth - 1), expression(1, depth - 1));
  }
  Expression comprehension(std::size_t arity, int depth) {
    if (arity > 2) return leaf(arity);
    Declarations declared;
    for (std::size_t index = 0; index < arity; ++index) {
      const Expression domain = expression(1, depth - 2);
      const Expression variable = builder_.variable("c" + std::to_string(scope_.size()));
      declared.push_back({variable, domain});
      scope_.push_back(variable);
    }
    const Formula body = formula(depth - 2);
    leave(declared);
    return builder_.comprehension(declared, body);
  }

  IntegerExpression integer(int depth) {
    Builder& b = builder_;
    if (depth <= 0) return b.literal(static_cast<std::int64_t>(pick(5)) - 2);
    static const std::vector<NodeKind> operators = {NodeKind::Plus,
                                                    NodeKind::Minus,
                                                    NodeKind::Times,
                                                    NodeKind::Divide,
                                                    NodeKind::Remainder,
                                                    NodeKind::BitAnd,
                                                    NodeKind::BitOr,
                                                    NodeKind::BitXor,
                                                    NodeKind::ShiftLeft,
                                                    NodeKind::ShiftRight,
                                                    NodeKind::UnsignedShiftRight};
    switch (pick(8)) {
      case 0:
        return b.sum(expression(1, depth - 1));
      case 1:
        return with_values_ ? b.value(expression(1, depth - 1)) : b.sum(expression(1, depth - 1));
      case 2:
        return b.cardinality(expression(1 + pick(2), depth - 1));
      case 3:
        return b.conditional(formula(depth - 1), integer(depth - 1), integer(depth - 1));
      case 4:
        return chance(50) ? b.negate(integer(depth - 1)) : b.bit_not(integer(depth - 1));
      case 5: {
        const Declarations declared = declarations(depth);
        const IntegerExpression body = integer(depth - 1);
        leave(declared);
        return b.sum_over(declared, body);
      }
      default:
        return b.arithmetic(operators[pick(operators.size())], integer(depth - 1), integer(depth - 1));
    }
  }

  Formula quantified(int depth) {
    static const std::vector<NodeKind> quantifiers = {NodeKind::ForAll, NodeKind::Exists, NodeKind::ExistsOne,
                                                      NodeKind::ExistsAtMostOne};
    const NodeKind kind = quantifiers[pick(quantifiers.size())];
    const Declarations declared = declarations(depth);
    const Formula body = formula(depth - 1);
    leave(declared);
    return builder_.quantified(kind, declared, body);
  }
  Formula formula(int depth) {
    Builder& b = builder_;
    static const std::vector<NodeKind> counts = {NodeKind::Some, NodeKind::No, NodeKind::One, NodeKind::Lone};
    static const std::vector<NodeKind> comparisons = {NodeKind::IntegerEqual, NodeKind::IntegerLess,
                                                      NodeKind::IntegerAtMost};
    const std::size_t arity = 1 + pick(2);
    switch (pick(depth <= 0 ? 4 : 13)) {
      case 0:
        return b.subset(expression(arity, depth - 1), expression(arity, depth - 1));
      case 1:
        return b.equal(expression(arity, depth - 1), expression(arity, depth - 1));
      case 2:
        return b.multiplicity(counts[pick(4)], expression(arity, depth - 1));
      case 3:
        return b.compare(comparisons[pick(3)], integer(depth - 1), integer(depth - 1));
      case 4:
        return b.negation(formula(depth - 1));
      case 5:
        return b.conjunction(formula(depth - 1), formula(depth - 1));
      case 6:
        return b.disjunction(formula(depth - 1), formula(depth - 1));
      case 7:
        return b.implies(formula(depth - 1), formula(depth - 1));
      case 8:
        return b.iff(formula(depth - 1), formula(depth - 1));
      case 9:
        return b.functional(expression(2, depth - 1), expression(1, depth - 1));
      case 10:
        return b.total_order(expression(2, depth - 1), expression(1, depth - 1));
      default:
        return quantified(depth);
    }
  }

  // --- every instance ---

  bool assign(std::size_t index, Instance& instance,
              const std::function<bool(const Instance&)>& visit) const {
    if (index == bounds_.all().size()) return visit(instance);
    const RelationBound& bound = bounds_.all()[index];
    return assign_tuples(bound, 0, bound.lower, [&](const TupleSet& value) {
      instance.set(Expression(bound.relation), value);
      return assign(index + 1, instance, visit);
    });
  }
  bool assign_tuples(const RelationBound& bound, std::size_t index, const TupleSet& value,
                     const std::function<bool(const TupleSet&)>& visit) const {
    if (index == bound.upper.size()) return assign_slots(bound, 0, value, visit);
    if (!assign_tuples(bound, index + 1, value, visit)) return false;
    if (bound.lower.contains(bound.upper[index])) return true;
    TupleSet more = value;
    more.insert(bound.upper[index]);
    return assign_tuples(bound, index + 1, more, visit);
  }
  bool assign_slots(const RelationBound& bound, std::size_t index, const TupleSet& value,
                    const std::function<bool(const TupleSet&)>& visit) const {
    if (index == bound.slots.size()) return visit(value);
    const Slot& slot = bound.slots[index];
    if (!slot.required && !assign_slots(bound, index + 1, value, visit)) return false;
    for (std::int64_t number = slot.least; number <= slot.greatest; ++number) {
      Tuple tuple = slot.pattern;
      for (Element& element : tuple)
        if (element.is_any()) element = Element::integer(number);
      TupleSet more = value;
      more.insert(std::move(tuple));
      if (!assign_slots(bound, index + 1, more, visit)) return false;
    }
    return true;
  }

  bool with_values_;
  std::size_t instances_ = 1;
  std::mt19937_64 random_;
  Builder builder_;
  Bounds bounds_;
  std::vector<Expression> relations_;
  std::vector<Expression> scope_;
  Expression integer_function_;
  std::vector<Formula> formulas_;
};

}  // namespace jury::solver::relational::testing_support
