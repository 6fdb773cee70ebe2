#include "solver/relational/primary_variables.h"

#include <algorithm>

namespace jury::solver::relational {

using namespace logic::relational;

Wire PrimaryVariables::fresh() {
  inputs_.push_back(circuit_.input());
  return inputs_.back();
}

Column PrimaryVariables::column(const Element& element) {
  JURY_CHECK(!element.is_any(), "bounds list their integers");
  return element.is_atom() ? Column::atom(static_cast<std::uint32_t>(element.value))
                           : integers_.constant(element.value);
}

const RelationVariables& PrimaryVariables::of(const Node* relation) {
  if (const auto found = variables_.find(relation); found != variables_.end()) return found->second;
  const RelationBound& bound = bounds_.get(relation);
  RelationVariables variables{Matrix(relation->arity), {}, {}};
  MatrixBuilder matrix(relation->arity);
  add_tuples(bound, variables, matrix);
  add_slots(bound, variables, matrix);
  variables.matrix = matrix.build(circuit_);
  return variables_.emplace(relation, std::move(variables)).first->second;
}

void PrimaryVariables::define(const Node* relation, Matrix matrix) {
  JURY_CHECK(matrix.arity() == relation->arity, "a matrix of another arity: " + relation->name);
  const bool added = variables_.emplace(relation, RelationVariables{std::move(matrix), {}, {}}).second;
  JURY_CHECK(added, "a relation has one meaning: " + relation->name);
}

void PrimaryVariables::add_tuples(const RelationBound& bound, RelationVariables& variables,
                                  MatrixBuilder& matrix) {
  for (const Tuple& tuple : bound.upper) {
    Key key;
    for (const Element& element : tuple) key.push_back(column(element));
    variables.tuples.push_back(bound.lower.contains(tuple) ? true_wire : fresh());
    matrix.add(key, variables.tuples.back());
  }
}

SlotVariables PrimaryVariables::make_slot(const Slot& slot) {
  BitArithmetic& arithmetic = integers_.arithmetic();
  SlotVariables variables{slot.required ? true_wire : fresh(), {}};
  const auto unknowns =
      std::count_if(slot.pattern.begin(), slot.pattern.end(), [](const Element& e) { return e.is_any(); });
  for (auto index = unknowns; index > 0; --index) {
    Bits bits = arithmetic.fresh(slot.least, slot.greatest);
    // A repeated sign wire is one input.
    for (std::size_t bit = 0; bit < bits.size(); ++bit)
      if (!bits[bit].is_constant() && (bit == 0 || bits[bit] != bits[bit - 1])) inputs_.push_back(bits[bit]);
    constraints_.push_back(arithmetic.in_range(bits, slot.least, slot.greatest));
    // One assignment for each instance: a slot that is absent holds a fixed number.
    constraints_.push_back(
        circuit_.disjunction(variables.present, arithmetic.equal(bits, arithmetic.constant(slot.least))));
    variables.values.push_back(std::move(bits));
  }
  return variables;
}

void PrimaryVariables::add_slots(const RelationBound& bound, RelationVariables& variables,
                                 MatrixBuilder& matrix) {
  for (const Slot& slot : bound.slots) {
    variables.slots.push_back(make_slot(slot));
    const SlotVariables& made = variables.slots.back();
    Key key;
    std::size_t next = 0;
    for (const Element& element : slot.pattern)
      key.push_back(element.is_any() ? integers_.intern(made.values[next++]) : column(element));
    matrix.add(key, made.present);
  }
  order_slots(bound, variables);
}

// Slots that could swap their contents are used from the first on and hold increasing numbers.
void PrimaryVariables::order_slots(const RelationBound& bound, const RelationVariables& variables) {
  for (std::size_t second = 1; second < bound.slots.size(); ++second)
    for (std::size_t first = second; first-- > 0;) {
      const Slot& left = bound.slots[first];
      const Slot& right = bound.slots[second];
      if (left.required || right.required || left.pattern != right.pattern || left.least != right.least ||
          left.greatest != right.greatest)
        continue;
      constraints_.push_back(circuit_.implication(
          variables.slots[second].present,
          circuit_.conjunction(variables.slots[first].present,
                               precedes(variables.slots[first], variables.slots[second]))));
      break;
    }
}

// Lexicographically less, column by column.
Wire PrimaryVariables::precedes(const SlotVariables& first, const SlotVariables& second) {
  Wire result = false_wire;
  for (std::size_t index = first.values.size(); index-- > 0;) {
    const Wire equal = integers_.arithmetic().equal(first.values[index], second.values[index]);
    const Wire less = integers_.arithmetic().less(first.values[index], second.values[index]);
    result = circuit_.disjunction(less, circuit_.conjunction(equal, result));
  }
  return result;
}

std::vector<Wire> PrimaryVariables::take_constraints() { return std::exchange(constraints_, {}); }

TupleSet PrimaryVariables::read(const Node* relation, const std::function<bool(Wire)>& value) {
  const RelationVariables& variables = of(relation);
  const RelationBound& bound = bounds_.get(relation);
  std::vector<Tuple> tuples;
  for (std::size_t index = 0; index < variables.tuples.size(); ++index)
    if (value(variables.tuples[index])) tuples.push_back(bound.upper[index]);
  for (std::size_t index = 0; index < variables.slots.size(); ++index) {
    const SlotVariables& slot = variables.slots[index];
    if (!value(slot.present)) continue;
    Tuple tuple = bound.slots[index].pattern;
    std::size_t next = 0;
    for (Element& element : tuple) {
      if (!element.is_any()) continue;
      std::uint64_t number = 0;
      const Bits& bits = slot.values[next++];
      for (std::size_t bit = 0; bit < bits.size(); ++bit)
        if (value(bits[bit])) number |= std::uint64_t{1} << bit;
      element = Element::integer(integers_.width().wrap(number));
    }
    tuples.push_back(std::move(tuple));
  }
  return TupleSet(relation->arity, std::move(tuples));
}

}  // namespace jury::solver::relational
