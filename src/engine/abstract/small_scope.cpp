#include "engine/abstract/small_scope.h"

#include <algorithm>
#include <unordered_set>

#include "engine/abstract/invariant_search.h"
#include "logic/substitution.h"

namespace jury::engine::abstract {

namespace {

using encode::unbounded::Role;
using encode::unbounded::Unfolding;
using logic::Kind;
using logic::Term;

constexpr int most_elements = 3;

class Expansion {
 public:
  explicit Expansion(logic::TermManager& terms) : terms_(terms) {
    for (int i = 0; i < most_elements; ++i) places_.push_back(terms_.integer(logic::Integer(i)));
  }

  // The formula with every quantifier over numbers expanded.
  Term of(Term formula) {
    if (formula.is_ground()) return formula;
    if (logic::is_quantifier(formula.kind())) {
      std::vector<Term> instances, chosen;
      instantiate(formula, chosen, instances);
      for (auto& instance : instances) instance = of(instance);
      return formula.kind() == Kind::exists ? terms_.disjunction(instances) : terms_.conjunction(instances);
    }
    std::vector<Term> children;
    for (const auto child : formula.children()) children.push_back(of(child));
    return children.empty() ? formula : terms_.rebuild(formula, children);
  }

 private:
  void instantiate(Term quantifier, std::vector<Term>& chosen, std::vector<Term>& instances) {
    if (chosen.size() == quantifier.bound_variables().size()) {
      instances.push_back(logic::instantiate(terms_, quantifier, chosen));
      return;
    }
    for (const auto place : places_) {
      chosen.push_back(place);
      instantiate(quantifier, chosen, instances);
      chosen.pop_back();
    }
  }

  logic::TermManager& terms_;
  std::vector<Term> places_;
};

// The same program, where no array is longer.
Unfolding in_small_scope(logic::TermManager& terms, const Unfolding& unfolding) {
  Unfolding result = unfolding;
  std::unordered_set<Term> seen;
  for (const auto& head : unfolding.heads)
    for (const auto& component : head.components)
      if (component.role == Role::Length && !component.term.is_value() && seen.insert(component.term).second)
        result.facts.push_back(terms.make(
            Kind::int_less_equal, {component.term, terms.integer(logic::Integer(most_elements))}));
  return result;
}

}  // namespace

SmallScope::SmallScope(logic::TermManager& terms, const Unfolding& unfolding,
                       const std::vector<std::vector<Term>>& known, const ByHead& candidates,
                       std::function<bool()> out_of_time)
    : terms_(terms),
      unfolding_(in_small_scope(terms, unfolding)),
      out_of_time_(std::move(out_of_time)),
      alive_(candidates.size()),
      banned_(candidates.size()) {
  Expansion expansion(terms_);
  for (std::size_t head = 0; head < candidates.size(); ++head) {
    std::unordered_map<Term, std::size_t> places;
    const auto add = [&](Term formula) -> Small* {
      if (!formula.is_ground() || formula.is_value()) return nullptr;
      const auto [place, is_new] = places.emplace(formula, alive_[head].size());
      if (is_new) alive_[head].push_back({formula, {}});
      return &alive_[head][place->second];
    };
    for (const auto formula : known[head]) add(expansion.of(formula));
    for (const auto& candidate : candidates[head])
      if (auto* small = add(expansion.of(candidate.formula))) small->originals.push_back(candidate.formula);
  }
}

bool SmallScope::is_banned(std::size_t head, const Small& small) const {
  return !small.originals.empty() &&
         std::all_of(small.originals.begin(), small.originals.end(),
                     [&](Term original) { return banned_[head].count(original) > 0; });
}

std::optional<SmallScope::ByHead> SmallScope::needed_for(const std::vector<Target>& targets) {
  SearchOptions options;
  options.out_of_time = out_of_time_;
  InvariantSearch search(terms_, unfolding_, options);
  for (std::size_t head = 0; head < alive_.size(); ++head) {
    std::erase_if(alive_[head], [&](const Small& small) { return is_banned(head, small); });
    std::vector<Candidate> added;
    for (const auto& small : alive_[head]) added.push_back({small.formula, false});
    search.add(head, added);
  }
  if (!search.settle_ground()) return std::nullopt;
  const auto left = search.all();
  for (std::size_t head = 0; head < alive_.size(); ++head) {
    const std::unordered_set<Term> still(left[head].begin(), left[head].end());
    std::erase_if(alive_[head], [&](const Small& small) { return still.count(small.formula) == 0; });
  }
  for (const auto& target : targets)
    if (!search.excludes(target.condition, target.uses_before, true)) return std::nullopt;
  const auto needed = search.needed();
  if (!needed) return std::nullopt;
  ByHead result(alive_.size());
  for (std::size_t head = 0; head < alive_.size(); ++head)
    for (const auto& small : alive_[head])
      if (std::find((*needed)[head].begin(), (*needed)[head].end(), small.formula) != (*needed)[head].end())
        for (const auto original : small.originals)
          if (banned_[head].count(original) == 0) result[head].push_back({original, true});
  return result;
}

}  // namespace jury::engine::abstract
