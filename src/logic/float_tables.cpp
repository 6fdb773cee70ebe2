#include "logic/float_tables.h"

#include <algorithm>

#include "logic/evaluator.h"
#include "logic/significant_bits.h"
#include "logic/substitution.h"
#include "logic/traversal.h"

namespace jury::logic {

namespace {

constexpr std::uint32_t most_bits = 12;
constexpr std::uint64_t most_rows = 400'000;

bool is_float(Term term) { return term.sort().kind() == SortKind::floating; }

bool is_question(Term term) {
  const auto children = term.children();
  return !is_float(term) && std::any_of(children.begin(), children.end(), is_float);
}

}  // namespace

Term FloatTables::apply(Term formula) {
  visit_postorder(
      formula, [&](Term term) { return results_.contains(term); },
      [&](Term term) { results_.insert(term, rebuilt(term)); });
  return results_.at(formula);
}

// With what was made of its operands.
Term FloatTables::rebuilt(Term term) {
  if (!term.is_ground()) return term;
  std::vector<Term> children;
  for (const Term child : term.children()) children.push_back(results_.at(child));
  const bool same = std::ranges::equal(children, term.children());
  const Term result = same ? term : terms_.rebuild(term, children);
  if (!is_question(result)) return result;
  return table(result).value_or(result);
}

// Nothing when there are too many bits, or a float that is unknown itself.
std::optional<std::vector<FloatTables::Input>> FloatTables::inputs(Term question) const {
  std::vector<Input> result;
  TermSet seen;
  std::vector<Term> open{question};
  std::uint32_t bits = 0;
  while (!open.empty()) {
    const Term term = open.back();
    open.pop_back();
    if (seen.contains(term) || term.is_value()) continue;
    seen.insert(term, 1);
    if (term == question || is_float(term)) {
      if (term.size() == 0 || term.kind() == Kind::select || term.kind() == Kind::apply) return std::nullopt;
      for (const Term child : term.children()) open.push_back(child);
      continue;
    }
    Term core = term;
    while (core.kind() == Kind::bv_sign_extend || core.kind() == Kind::bv_zero_extend) core = core[0];
    if (!core.sort().is_boolean() && !core.sort().is_bit_vector()) return std::nullopt;
    result.push_back({core, core.sort().is_boolean() ? 1 : significant_bits(core)});
    bits += result.back().bits;
    if (bits > most_bits) return std::nullopt;
  }
  return result;
}

std::optional<Term> FloatTables::table(Term question) {
  const auto found = inputs(question);
  if (!found || rows_ > most_rows) return std::nullopt;
  std::vector<Term> conditions;
  for (const auto& input : *found) {
    for (std::uint32_t bit = input.bits; bit-- > 0;)
      conditions.push_back(input.term.sort().is_boolean()
                               ? input.term
                               : terms_.equal(terms_.extract(input.term, bit, bit), terms_.bit_vector(1, 1)));
  }
  const auto rows = answers(question, *found);
  if (rows.empty()) return std::nullopt;
  return tree(conditions, rows, 0, 0);
}

// For each value of the bits, the first of them the highest digit; empty when one cannot be evaluated.
std::vector<Term> FloatTables::answers(Term question, const std::vector<Input>& inputs) {
  Substitution substitution(terms_);
  std::vector<Term> unknowns;
  std::uint32_t bits = 0;
  for (const auto& input : inputs) {
    const auto sort =
        input.term.sort().is_boolean() ? terms_.boolean_sort() : terms_.bit_vector_sort(input.bits);
    unknowns.push_back(terms_.fresh_constant("row", sort));
    substitution.add(input.term, sort.is_boolean()
                                     ? unknowns.back()
                                     : terms_.sign_extend_to(unknowns.back(), input.term.sort().width()));
    bits += input.bits;
  }
  const Term skeleton = substitution.apply(question);
  std::vector<Term> result;
  rows_ += std::uint64_t{1} << bits;
  for (std::uint64_t row = 0; row < std::uint64_t{1} << bits; ++row) {
    Model model;
    std::uint32_t below = bits;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      below -= inputs[i].bits;
      const std::uint64_t digits = row >> below & ((std::uint64_t{1} << inputs[i].bits) - 1);
      model.set(unknowns[i], inputs[i].term.sort().is_boolean() ? Value(digits != 0)
                                                                : Value(BitVector(inputs[i].bits, digits)));
    }
    const auto value = Evaluator(model).evaluate(skeleton);
    if (!value) return {};
    result.push_back(terms_.value(*value));
  }
  return result;
}

Term FloatTables::tree(const std::vector<Term>& conditions, const std::vector<Term>& answers, std::size_t bit,
                       std::size_t first) {
  if (bit == conditions.size()) return answers[first];
  const std::size_t half = std::size_t{1} << (conditions.size() - bit - 1);
  const Term when_set = tree(conditions, answers, bit + 1, first + half);
  const Term otherwise = tree(conditions, answers, bit + 1, first);
  return terms_.if_then_else(conditions[bit], when_set, otherwise);
}

}  // namespace jury::logic
