#include "encode/deferred_quantifiers.h"

#include <utility>

#include "logic/substitution.h"

namespace jury::encode {

using logic::Kind;
using logic::Term;

Term DeferredQuantifiers::defer(bool is_forall, Read read) {
  const Term name = terms_.fresh_constant("quantifier", terms_.boolean_sort());
  quantifiers_.emplace(name, Quantifier{is_forall, std::move(read)});
  return name;
}

Term DeferredQuantifiers::next_instance(logic::Sort sort) {
  return terms_.constant("instance!" + std::to_string(sort.width()) + "!" + std::to_string(instances_++),
                         sort);
}

namespace {

unsigned flipped(unsigned polarity) { return ((polarity & 1) << 1) | (polarity >> 1); }

// Calls descend(child, polarity of the child) for the children of a term that has this polarity.
template <class Descend>
void for_each_child(Term term, unsigned polarity, Descend descend) {
  const auto kind = term.kind();
  const auto children = term.children();
  for (std::size_t i = 0; i < children.size(); ++i) {
    unsigned child = 3;
    if (kind == Kind::logical_and || kind == Kind::logical_or) child = polarity;
    if (kind == Kind::logical_not) child = flipped(polarity);
    if (kind == Kind::implies) child = i + 1 == children.size() ? polarity : flipped(polarity);
    if (kind == Kind::if_then_else && i > 0) child = polarity;
    descend(children[i], child);
  }
}

}  // namespace

// Of the quantifiers in the formula.
std::unordered_map<Term, unsigned> DeferredQuantifiers::polarities(Term formula) const {
  std::unordered_map<Term, unsigned> seen;
  std::vector<std::pair<Term, unsigned>> open{{formula, Positive}};
  while (!open.empty()) {
    const auto [term, polarity] = open.back();
    open.pop_back();
    auto& known = seen[term];
    if ((known | polarity) == known) continue;
    known |= polarity;
    for_each_child(term, known, [&](Term child, unsigned under) { open.emplace_back(child, under); });
  }
  std::erase_if(seen, [&](const auto& entry) { return !quantifiers_.contains(entry.first); });
  return seen;
}

// Where the value of a quantifier has no part in that of the clause, as in `q || true`, its evaluation may still end in an
// exception. Expanded: an instance does not know what the numbers before it have decided.
void DeferredQuantifiers::add_unread(std::vector<Term>& undefined) {
  for (bool found = true; std::exchange(found, false);) {
    const auto known = quantifiers_;  // reading one may defer others
    for (const auto& [name, quantifier] : known) {
      if (!read_.insert(name).second) continue;
      found = true;
      const auto reading = quantifier.read(false);
      if (!reading.undefined.is_false()) undefined.push_back(reading.undefined);
    }
  }
}

Term DeferredQuantifiers::failure(Term clause) {
  std::vector<Term> undefined;
  for (auto found = polarities(clause); !found.empty(); found = polarities(clause)) {
    logic::Substitution substitution(terms_);
    for (const auto& [name, polarity] : found) {
      const auto& quantifier = quantifiers_.at(name);
      const bool as_instance = polarity == (quantifier.is_forall ? Positive : Negative);
      const auto reading = quantifier.read(as_instance);
      read_.insert(name);
      if (!reading.undefined.is_false()) undefined.push_back(reading.undefined);
      substitution.add(name, reading.value);
    }
    clause = substitution.apply(clause);
  }
  add_unread(undefined);
  undefined.push_back(terms_.negation(clause));
  const Term result = terms_.disjunction(undefined);
  // Where a body could not be evaluated there may be quantifiers, too.
  if (!polarities(result).empty()) return failure(terms_.negation(result));
  return result;
}

}  // namespace jury::encode
