#include "logic/order_narrowing.h"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "logic/traversal.h"

namespace jury::logic {

namespace {

bool is_number(Term term) { return term.sort().is_bit_vector(); }

class Classes {
 public:
  // Looks at one term, after its operands.
  void visit(Term term) {
    const auto kind = term.kind();
    if (kind == Kind::if_then_else && is_number(term)) {
      join(term, term[1]);
      join(term, term[2]);
      return;
    }
    const bool compares = kind == Kind::equal || kind == Kind::bv_slt || kind == Kind::bv_sle;
    if (compares && is_number(term[0])) {
      join(term[0], term[1]);
      return;
    }
    // Any other use of a number, and any other way to make one.
    if (kind == Kind::bit_vector_value || kind == Kind::constant || kind == Kind::variable) return;
    for (const auto operand : term.children())
      if (is_number(operand)) spoil(operand);
    if (is_number(term)) spoil(term);
  }

  struct Class {
    std::vector<Term> constants;
    std::uint64_t largest_literal = 0;  // in absolute value
    bool spoiled = false;
  };
  const Class& of(Term term) { return classes_[find(term)]; }

 private:
  std::size_t add(Term term) {
    const auto [known, added] = numbers_.try_emplace(term, classes_.size());
    if (!added) return known->second;
    parents_.push_back(classes_.size());
    classes_.emplace_back();
    if (term.kind() == Kind::constant) classes_.back().constants.push_back(term);
    return known->second;
  }

  std::size_t find(Term term) {
    std::size_t at = add(term);
    while (parents_[at] != at) at = parents_[at] = parents_[parents_[at]];
    return at;
  }

  void join(Term first, Term second) {
    if (first.kind() == Kind::bit_vector_value) std::swap(first, second);
    if (first.kind() == Kind::bit_vector_value) return;  // two literals
    if (second.kind() == Kind::bit_vector_value) return add_literal(classes_[find(first)], second);
    const auto a = find(first);
    const auto b = find(second);
    if (a == b) return;
    parents_[b] = a;
    auto& into = classes_[a];
    auto& from = classes_[b];
    into.constants.insert(into.constants.end(), from.constants.begin(), from.constants.end());
    into.largest_literal = std::max(into.largest_literal, from.largest_literal);
    into.spoiled = into.spoiled || from.spoiled;
    from = {};
  }

  static void add_literal(Class& in, Term literal) {
    const auto width = literal.sort().width();
    const auto bits = literal.bit_vector_value().bits();
    if (width > 64) {
      in.spoiled = true;
      return;
    }
    const auto value = static_cast<std::int64_t>(bits << (64 - width)) >> (64 - width);
    const auto size = value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
    in.largest_literal = std::max(in.largest_literal, size);
  }

  void spoil(Term term) {
    if (term.kind() != Kind::bit_vector_value) classes_[find(term)].spoiled = true;
  }

  std::unordered_map<Term, std::size_t> numbers_;
  std::vector<std::size_t> parents_;
  std::vector<Class> classes_;
};

// Bits of a signed number whose range has `count` values beyond `literal` on either side.
std::uint32_t bits_for(std::uint64_t literal, std::uint64_t count) {
  return static_cast<std::uint32_t>(std::bit_width(literal + count)) + 1;
}

}  // namespace

Narrowing narrow_orders(TermManager& terms, std::span<const Term> formulas) {
  Classes classes;
  std::unordered_set<Term> seen;
  std::vector<Term> constants;
  for (const auto formula : formulas)
    visit_postorder(
        formula, [&](Term term) { return seen.contains(term); },
        [&](Term term) {
          seen.insert(term);
          classes.visit(term);
          if (term.kind() == Kind::constant && is_number(term)) constants.push_back(term);
        });
  Narrowing result{Substitution(terms), 0};
  for (const auto constant : constants) {
    const auto& found = classes.of(constant);
    const auto width = constant.sort().width();
    if (found.spoiled || found.largest_literal > (std::uint64_t{1} << 32)) continue;
    const auto bits = bits_for(found.largest_literal, found.constants.size());
    if (bits >= width) continue;
    const Term narrow = terms.fresh_constant("narrow", terms.bit_vector_sort(bits));
    result.substitution.add(constant, terms.sign_extend_to(narrow, width));
    ++result.constants;
  }
  return result;
}

}  // namespace jury::logic
