#include "solver/relational/symmetry.h"

#include <algorithm>
#include <map>
#include <optional>

namespace jury::solver::relational {

using namespace logic::relational;

namespace {

class Transposition {
 public:
  Transposition(std::size_t first, std::size_t second)
      : first_(Element::atom(first)), second_(Element::atom(second)) {}

  bool moves(const Tuple& tuple) const {
    return std::any_of(tuple.begin(), tuple.end(),
                       [&](const Element& e) { return e == first_ || e == second_; });
  }
  Tuple apply(Tuple tuple) const {
    for (Element& element : tuple) {
      if (element == first_)
        element = second_;
      else if (element == second_)
        element = first_;
    }
    return tuple;
  }

 private:
  Element first_, second_;
};

bool preserves(const Transposition& swap, const TupleSet& tuples) {
  return std::all_of(tuples.begin(), tuples.end(), [&](const Tuple& tuple) {
    return !swap.moves(tuple) || tuples.contains(swap.apply(tuple));
  });
}

// The slot that plays the part of slot `index` in the mirror image: of equal slots, the one of the same rank.
std::optional<std::size_t> image_of_slot(const std::vector<Slot>& slots, std::size_t index,
                                         const Transposition& swap) {
  const auto alike = [&](const Slot& slot, const Tuple& pattern) {
    return slot.pattern == pattern && slot.required == slots[index].required &&
           slot.least == slots[index].least && slot.greatest == slots[index].greatest;
  };
  std::size_t rank = 0;
  for (std::size_t earlier = 0; earlier < index; ++earlier)
    if (alike(slots[earlier], slots[index].pattern)) ++rank;
  const Tuple wanted = swap.apply(slots[index].pattern);
  for (std::size_t candidate = 0; candidate < slots.size(); ++candidate)
    if (alike(slots[candidate], wanted) && rank-- == 0) return candidate;
  return std::nullopt;
}

bool preserves(const Transposition& swap, const RelationBound& bound) {
  if (!preserves(swap, bound.lower) || !preserves(swap, bound.upper)) return false;
  for (std::size_t index = 0; index < bound.slots.size(); ++index)
    if (swap.moves(bound.slots[index].pattern) && !image_of_slot(bound.slots, index, swap)) return false;
  return true;
}

// Pairs of unknowns that a transposition exchanges, in the order in which the lex-leader compares them.
class ExchangedVariables {
 public:
  ExchangedVariables(const Transposition& swap, std::size_t limit) : swap_(swap), limit_(limit) {}

  void add(const RelationBound& bound, const RelationVariables& variables) {
    for (std::size_t index = 0; index < bound.upper.size() && !full(); ++index) {
      if (!swap_.moves(bound.upper[index])) continue;
      const Tuple image = swap_.apply(bound.upper[index]);
      const auto other = static_cast<std::size_t>(
          std::lower_bound(bound.upper.begin(), bound.upper.end(), image) - bound.upper.begin());
      if (index < other) add(variables.tuples[index], variables.tuples[other]);
    }
    for (std::size_t index = 0; index < bound.slots.size() && !full(); ++index) {
      if (!swap_.moves(bound.slots[index].pattern)) continue;
      const auto other = image_of_slot(bound.slots, index, swap_);
      if (index < *other) add(variables.slots[index], variables.slots[*other]);
    }
  }
  const std::vector<std::pair<Wire, Wire>>& pairs() const { return pairs_; }

 private:
  bool full() const { return pairs_.size() >= limit_; }
  void add(Wire left, Wire right) {
    if (left != right && !full()) pairs_.emplace_back(left, right);
  }
  void add(const SlotVariables& left, const SlotVariables& right) {
    add(left.present, right.present);
    for (std::size_t column = 0; column < left.values.size(); ++column)
      for (std::size_t bit = left.values[column].size(); bit-- > 0;)
        if (bit + 1 == left.values[column].size() || left.values[column][bit] != left.values[column][bit + 1])
          add(left.values[column][bit], right.values[column][bit]);
  }

  const Transposition& swap_;
  std::size_t limit_;
  std::vector<std::pair<Wire, Wire>> pairs_;
};

// The first components, read as a word with true before false, do not come after the second components.
Wire lexicographic_leader(const std::vector<std::pair<Wire, Wire>>& pairs, Circuit& circuit) {
  Wire result = true_wire;
  for (auto pair = pairs.rbegin(); pair != pairs.rend(); ++pair)
    result = circuit.if_then_else(circuit.exclusive_or(pair->first, pair->second), pair->first, result);
  return result;
}

}  // namespace

std::vector<std::vector<std::size_t>> interchangeable_atoms(const Bounds& bounds) {
  std::vector<std::vector<std::size_t>> classes;
  for (std::size_t atom = 0; atom < bounds.universe().size(); ++atom) {
    const auto home =
        std::find_if(classes.begin(), classes.end(), [&](const std::vector<std::size_t>& members) {
          const Transposition swap(members.front(), atom);
          return std::all_of(bounds.all().begin(), bounds.all().end(),
                             [&](const RelationBound& bound) { return preserves(swap, bound); });
        });
    if (home != classes.end())
      home->push_back(atom);
    else
      classes.push_back({atom});
  }
  std::erase_if(classes, [](const std::vector<std::size_t>& members) { return members.size() < 2; });
  return classes;
}

Wire symmetry_breaking(const Bounds& bounds, PrimaryVariables& variables, Circuit& circuit,
                       std::size_t bits) {
  std::vector<Wire> constraints;
  for (const std::vector<std::size_t>& members : interchangeable_atoms(bounds))
    for (std::size_t index = 0; index + 1 < members.size(); ++index) {
      const Transposition swap(members[index], members[index + 1]);
      ExchangedVariables exchanged(swap, bits);
      for (const RelationBound& bound : bounds.all()) exchanged.add(bound, variables.of(bound.relation));
      constraints.push_back(lexicographic_leader(exchanged.pairs(), circuit));
    }
  return circuit.conjunction(constraints);
}

}  // namespace jury::solver::relational
