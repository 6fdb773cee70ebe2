// What the rule files share: their declarations and small tests on terms. Included by rewrite*.cpp only.
#pragma once

#include "logic/rewriter.h"

namespace jury::logic::rules {

// Each returns the result, or null when the rule does not match.
#define JURY_GENERIC_RULE(name)
#define JURY_REWRITE_RULE(name, kind) Term name(TermManager& m, const Redex& r);
#include "logic/rewrite_rules.def"
#undef JURY_GENERIC_RULE
#undef JURY_REWRITE_RULE

inline bool is(Term term, Kind kind) { return term.kind() == kind; }
inline bool is_negation_of(Term term, Term of) { return is(term, Kind::logical_not) && term[0] == of; }
inline bool are_complements(Term a, Term b) { return is_negation_of(a, b) || is_negation_of(b, a); }
inline bool are_different_values(Term a, Term b) { return a.is_value() && b.is_value() && a != b; }

inline bool is_bv_value(Term term) { return is(term, Kind::bit_vector_value); }
inline bool is_zero(Term term) { return is_bv_value(term) && term.bit_vector_value().is_zero(); }
inline bool is_one(Term term) { return is_bv_value(term) && term.bit_vector_value().is_one(); }
inline bool is_ones(Term term) { return is_bv_value(term) && term.bit_vector_value().is_all_ones(); }
inline bool is_int_value(Term term) { return is(term, Kind::integer_value); }
inline bool is_int(Term term, std::int64_t value) {
  return is_int_value(term) && term.integer_value() == Integer(value);
}

inline Term zero_of(TermManager& m, Sort sort) { return m.bit_vector(BitVector::zero(sort.width())); }
inline Term ones_of(TermManager& m, Sort sort) { return m.bit_vector(BitVector::all_ones(sort.width())); }

// For a commutative operation on two operands: calls match(a, b), then match(b, a), until one gives a result.
template <typename Match>
Term either_way(Term a, Term b, Match match) {
  const Term result = match(a, b);
  return result ? result : match(b, a);
}

// The other operand of a binary term that has `operand` as one; null when it has not.
inline Term other_operand(Term term, Term operand) {
  return term[0] == operand ? term[1] : term[1] == operand ? term[0] : Term();
}

}  // namespace jury::logic::rules
