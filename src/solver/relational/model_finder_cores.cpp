// Unsatisfiable cores: failed assumptions, then deletion until no formula can be left out.
#include <algorithm>
#include <unordered_map>

#include "solver/relational/model_finder.h"

namespace jury::solver::relational {

using namespace logic::relational;

void ModelFinder::read_core(std::span<const FormulaId> active) {
  core_.clear();
  std::vector<int> seen;
  for (const FormulaId id : active) {
    const int selector = entries_[id].selector;
    if (!sat_.failed(selector) || std::find(seen.begin(), seen.end(), selector) != seen.end()) continue;
    seen.push_back(selector);
    core_.push_back(id);
  }
}

std::vector<FormulaId> ModelFinder::minimal_core(Seconds limit) {
  const Deadline deadline(limit);
  std::vector<FormulaId> needed;  // each is in every core that is a subset of needed and undecided
  std::vector<FormulaId> undecided = core_;
  while (!undecided.empty()) {
    const FormulaId candidate = undecided.back();
    undecided.pop_back();
    std::vector<FormulaId> rest = needed;
    rest.insert(rest.end(), undecided.begin(), undecided.end());
    const Answer answer = search_prepared(rest, deadline);
    if (answer != Answer::unsatisfiable) {
      needed.push_back(candidate);
      continue;
    }
    read_core(rest);
    std::erase_if(undecided,
                  [&](FormulaId id) { return std::find(core_.begin(), core_.end(), id) == core_.end(); });
  }
  std::sort(needed.begin(), needed.end());
  core_ = needed;
  return core_;
}

namespace {

// Switches made for the parts of formulas, by node.
struct Switches {
  std::vector<const Node*> parts;
  std::unordered_map<const Node*, Wire> wires;

  Wire of(const Node* part, Circuit& circuit) {
    const auto [place, added] = wires.emplace(part, false_wire);
    if (added) {
      place->second = circuit.input();
      parts.push_back(part);
    }
    return place->second;
  }
};

}  // namespace

std::vector<Formula> ModelFinder::minimal_subformula_core(std::span<const FormulaId> formulas,
                                                          Seconds limit) {
  deadline_ = Deadline(limit);
  Switches switches;
  std::vector<int> fixed;
  try {
    for (const FormulaId id : formulas) {
      const Wire wire = translator_.assumption(entries_.at(id).formula, options_.skolemise,
                                               [&](const Node* part) { return switches.of(part, circuit_); });
      fixed.push_back(encoder_.literal(wire));
    }
    require_constraints();
  } catch (const Stopped&) {
    return {};
  }
  if (symmetry_selector_ != 0) fixed.push_back(symmetry_selector_);
  std::vector<const Node*> undecided = switches.parts, needed;
  const auto unsatisfiable = [&](const std::vector<const Node*>& parts) {
    std::vector<int> literals = fixed;
    for (const Node* part : parts) literals.push_back(encoder_.literal(switches.wires.at(part)));
    if (sat_.solve(literals, deadline_.remaining()) != Answer::unsatisfiable) return false;
    std::erase_if(undecided,
                  [&](const Node* part) { return !sat_.failed(encoder_.literal(switches.wires.at(part))); });
    return true;
  };
  if (!unsatisfiable(undecided)) return {};
  while (!undecided.empty()) {
    const Node* candidate = undecided.back();
    undecided.pop_back();
    std::vector<const Node*> rest = needed;
    rest.insert(rest.end(), undecided.begin(), undecided.end());
    if (!unsatisfiable(rest)) needed.push_back(candidate);
  }
  std::sort(needed.begin(), needed.end(),
            [](const Node* left, const Node* right) { return left->id < right->id; });
  std::vector<Formula> result;
  for (const Node* part : needed) result.push_back(Formula(part));
  return result;
}

}  // namespace jury::solver::relational
