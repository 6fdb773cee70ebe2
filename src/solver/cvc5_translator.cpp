#include "solver/cvc5_translator.h"

#include <array>

#include "logic/traversal.h"
#include "support/diagnostics.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace jury::solver {

using logic::Kind;
using logic::Term;
using Cvc5Kind = cvc5::Kind;

// One function per kind that is more than an operator of the same meaning; the operands are translated
// already.
struct Cvc5Rules {
  Cvc5Translator& translator;
  Term term;
  std::vector<cvc5::Term> operands;

  cvc5::Solver& solver() const { return translator.solver(); }
  const cvc5::Term& operator[](std::size_t index) const { return operands[index]; }
  cvc5::Sort sort() const { return translator.translate(term.sort()); }
  cvc5::Term make(Cvc5Kind kind, const std::vector<cvc5::Term>& children) const {
    return solver().mkTerm(kind, children);
  }
  cvc5::Term same(Cvc5Kind kind) const { return make(kind, operands); }
  cvc5::Term indexed(Cvc5Kind kind) const {
    std::vector<std::uint32_t> parameters;
    for (int i = 0; i < info(term.kind()).parameters; ++i) parameters.push_back(term.parameter(i));
    return solver().mkTerm(solver().mkOp(kind, parameters), operands);
  }
  cvc5::Term rounding(cvc5::RoundingMode mode) const { return solver().mkRoundingMode(mode); }
  cvc5::Term rounded(Cvc5Kind kind) const {
    std::vector<cvc5::Term> children{rounding(cvc5::RoundingMode::ROUND_NEAREST_TIES_TO_EVEN)};
    children.insert(children.end(), operands.begin(), operands.end());
    return make(kind, children);
  }
  cvc5::Term rounded_indexed(Cvc5Kind kind) const {
    return solver().mkTerm(solver().mkOp(kind, {term.parameter(0), term.parameter(1)}),
                           {rounding(cvc5::RoundingMode::ROUND_NEAREST_TIES_TO_EVEN), operands[0]});
  }

  cvc5::Term bits(const logic::BitVector& value) const {
    if (value.is_small()) return solver().mkBitVector(value.width(), value.bits());
    return solver().mkBitVector(value.width(), value.to_unsigned().to_string(), 10);
  }
  cvc5::Term real(const logic::FloatValue& value) const {
    const logic::FloatFormat format = value.format();
    return solver().mkFloatingPoint(format.exponent_bits, format.significand_bits, bits(value.bits()));
  }

  cvc5::Term application() const {
    std::vector<cvc5::Term> children{translator.translate(term.function())};
    children.insert(children.end(), operands.begin(), operands.end());
    return make(Cvc5Kind::APPLY_UF, children);
  }

  cvc5::Term quantifier() const {
    const auto count = static_cast<std::ptrdiff_t>(term.bound_variables().size());
    const std::vector<cvc5::Term> variables(operands.begin(), operands.begin() + count);
    std::vector<cvc5::Term> children{make(Cvc5Kind::VARIABLE_LIST, variables),
                                     operands[static_cast<std::size_t>(count)]};
    std::vector<cvc5::Term> patterns(operands.begin() + count + 1, operands.end());
    if (!patterns.empty()) children.push_back(make(Cvc5Kind::INST_PATTERN_LIST, patterns));
    return make(term.kind() == Kind::forall ? Cvc5Kind::FORALL : Cvc5Kind::EXISTS, children);
  }

  cvc5::Term integer_division(bool modulus) const {
    const cvc5::Term result = same(modulus ? Cvc5Kind::INTS_MODULUS : Cvc5Kind::INTS_DIVISION);
    if (term[1].is_value() && !term[1].integer_value().is_zero()) return result;
    const cvc5::Term zero = solver().mkInteger(0);
    return make(Cvc5Kind::ITE,
                {make(Cvc5Kind::EQUAL, {operands[1], zero}), modulus ? operands[0] : zero, result});
  }

  // Bit by bit: the operator for it has different names in different versions.
  cvc5::Term bv_to_int() const {
    const std::uint32_t width = term[0].sort().width();
    const cvc5::Term one = solver().mkBitVector(1, 1), zero = solver().mkInteger(0);
    cvc5::Term sum = zero;
    for (std::uint32_t i = 0; i < width; ++i) {
      const cvc5::Term bit =
          solver().mkTerm(solver().mkOp(Cvc5Kind::BITVECTOR_EXTRACT, {i, i}), {operands[0]});
      const cvc5::Term weight = solver().mkInteger(logic::Integer::power_of_two(i).to_string());
      sum =
          make(Cvc5Kind::ADD, {sum, make(Cvc5Kind::ITE, {make(Cvc5Kind::EQUAL, {bit, one}), weight, zero})});
    }
    return sum;
  }

  cvc5::Term constant_array() const {
    if (!term[0].is_value()) throw Unsupported("cvc5 has constant arrays only of values");
    return solver().mkConstArray(sort(), operands[0]);
  }

  cvc5::Term round_to_integral() const {
    constexpr cvc5::RoundingMode modes[] = {
        cvc5::RoundingMode::ROUND_NEAREST_TIES_TO_EVEN, cvc5::RoundingMode::ROUND_TOWARD_ZERO,
        cvc5::RoundingMode::ROUND_TOWARD_POSITIVE, cvc5::RoundingMode::ROUND_TOWARD_NEGATIVE};
    return make(Cvc5Kind::FLOATINGPOINT_RTI, {rounding(modes[term.parameter(0)]), operands[0]});
  }

  // As in the translation to Z3: from the least float that is at least 2^(n-1) on, the result saturates.
  cvc5::Term float_to_signed() const {
    const std::uint32_t width = term.parameter(0);
    const auto limit =
        logic::FloatValue::from_integer(term[0].sort().format(), logic::Integer::power_of_two(width - 1),
                                        logic::RoundingMode::toward_positive);
    const cvc5::Term inside = solver().mkTerm(solver().mkOp(Cvc5Kind::FLOATINGPOINT_TO_SBV, {width}),
                                              {rounding(cvc5::RoundingMode::ROUND_TOWARD_ZERO), operands[0]});
    const cvc5::Term high = make(Cvc5Kind::FLOATINGPOINT_GEQ, {operands[0], real(limit)});
    const cvc5::Term low = make(Cvc5Kind::FLOATINGPOINT_LEQ, {operands[0], real(-limit)});
    const cvc5::Term nan = make(Cvc5Kind::FLOATINGPOINT_IS_NAN, {operands[0]});
    const cvc5::Term not_low = make(Cvc5Kind::ITE, {low, bits(logic::BitVector::min_signed(width)), inside});
    const cvc5::Term not_high =
        make(Cvc5Kind::ITE, {high, bits(logic::BitVector::max_signed(width)), not_low});
    return make(Cvc5Kind::ITE, {nan, bits(logic::BitVector::zero(width)), not_high});
  }

  cvc5::Term float_to_bits() const {
    if (term.has_variable()) throw Unsupported("cvc5 has no bits of a float under a quantifier");
    const logic::FloatFormat format = term[0].sort().format();
    const cvc5::Term fresh = solver().mkConst(sort(), "float_bits");
    const cvc5::Op from_bits = solver().mkOp(Cvc5Kind::FLOATINGPOINT_TO_FP_FROM_IEEE_BV,
                                             {format.exponent_bits, format.significand_bits});
    const cvc5::Term same_float = make(Cvc5Kind::EQUAL, {solver().mkTerm(from_bits, {fresh}), operands[0]});
    const cvc5::Term nan = make(Cvc5Kind::FLOATINGPOINT_IS_NAN, {operands[0]});
    const cvc5::Term nan_bits = make(Cvc5Kind::EQUAL, {fresh, bits(logic::FloatValue::nan(format).bits())});
    translator.side_conditions_.push_back(
        make(Cvc5Kind::AND, {same_float, make(Cvc5Kind::IMPLIES, {nan, nan_bits})}));
    return fresh;
  }
};

namespace {

using Rules = const Cvc5Rules&;
using Rule = cvc5::Term (*)(Rules);

struct Row {
  Kind kind;
  Rule rule;  // null: not expressible
};

template <Cvc5Kind kind>
cvc5::Term same(Rules r) {
  return r.same(kind);
}
template <Cvc5Kind kind>
cvc5::Term indexed(Rules r) {
  return r.indexed(kind);
}
template <Cvc5Kind kind>
cvc5::Term rounded(Rules r) {
  return r.rounded(kind);
}

constexpr std::array<Row, logic::kind_count> rows{{
    {Kind::boolean_value, [](Rules r) { return r.solver().mkBoolean(r.term.is_true()); }},
    {Kind::bit_vector_value, [](Rules r) { return r.bits(r.term.bit_vector_value()); }},
    {Kind::integer_value, [](Rules r) { return r.solver().mkInteger(r.term.integer_value().to_string()); }},
    {Kind::float_value, [](Rules r) { return r.real(r.term.float_value()); }},
    {Kind::element_value, nullptr},
    {Kind::constant, [](Rules r) { return r.translator.translate(r.term.function()); }},
    {Kind::variable, [](Rules r) { return r.solver().mkVar(r.sort(), r.term.function().name().text()); }},
    {Kind::logical_not, same<Cvc5Kind::NOT>},
    {Kind::logical_and, same<Cvc5Kind::AND>},
    {Kind::logical_or, same<Cvc5Kind::OR>},
    {Kind::logical_xor, same<Cvc5Kind::XOR>},
    {Kind::implies, same<Cvc5Kind::IMPLIES>},
    {Kind::equal, same<Cvc5Kind::EQUAL>},
    {Kind::distinct, same<Cvc5Kind::DISTINCT>},
    {Kind::if_then_else, same<Cvc5Kind::ITE>},
    {Kind::apply, [](Rules r) { return r.application(); }},
    {Kind::forall, [](Rules r) { return r.quantifier(); }},
    {Kind::exists, [](Rules r) { return r.quantifier(); }},
    {Kind::pattern, same<Cvc5Kind::INST_PATTERN>},
    {Kind::bv_not, same<Cvc5Kind::BITVECTOR_NOT>},
    {Kind::bv_neg, same<Cvc5Kind::BITVECTOR_NEG>},
    {Kind::bv_and, same<Cvc5Kind::BITVECTOR_AND>},
    {Kind::bv_or, same<Cvc5Kind::BITVECTOR_OR>},
    {Kind::bv_xor, same<Cvc5Kind::BITVECTOR_XOR>},
    {Kind::bv_add, same<Cvc5Kind::BITVECTOR_ADD>},
    {Kind::bv_sub, same<Cvc5Kind::BITVECTOR_SUB>},
    {Kind::bv_mul, same<Cvc5Kind::BITVECTOR_MULT>},
    {Kind::bv_udiv, same<Cvc5Kind::BITVECTOR_UDIV>},
    {Kind::bv_urem, same<Cvc5Kind::BITVECTOR_UREM>},
    {Kind::bv_sdiv, same<Cvc5Kind::BITVECTOR_SDIV>},
    {Kind::bv_srem, same<Cvc5Kind::BITVECTOR_SREM>},
    {Kind::bv_shl, same<Cvc5Kind::BITVECTOR_SHL>},
    {Kind::bv_lshr, same<Cvc5Kind::BITVECTOR_LSHR>},
    {Kind::bv_ashr, same<Cvc5Kind::BITVECTOR_ASHR>},
    {Kind::bv_concat, same<Cvc5Kind::BITVECTOR_CONCAT>},
    {Kind::bv_extract, indexed<Cvc5Kind::BITVECTOR_EXTRACT>},
    {Kind::bv_zero_extend, indexed<Cvc5Kind::BITVECTOR_ZERO_EXTEND>},
    {Kind::bv_sign_extend, indexed<Cvc5Kind::BITVECTOR_SIGN_EXTEND>},
    {Kind::bv_ult, same<Cvc5Kind::BITVECTOR_ULT>},
    {Kind::bv_ule, same<Cvc5Kind::BITVECTOR_ULE>},
    {Kind::bv_slt, same<Cvc5Kind::BITVECTOR_SLT>},
    {Kind::bv_sle, same<Cvc5Kind::BITVECTOR_SLE>},
    {Kind::int_neg, same<Cvc5Kind::NEG>},
    {Kind::int_add, same<Cvc5Kind::ADD>},
    {Kind::int_sub, same<Cvc5Kind::SUB>},
    {Kind::int_mul, same<Cvc5Kind::MULT>},
    {Kind::int_div, [](Rules r) { return r.integer_division(false); }},
    {Kind::int_mod, [](Rules r) { return r.integer_division(true); }},
    {Kind::int_less, same<Cvc5Kind::LT>},
    {Kind::int_less_equal, same<Cvc5Kind::LEQ>},
    {Kind::bv_to_int, [](Rules r) { return r.bv_to_int(); }},
    {Kind::int_to_bv, indexed<Cvc5Kind::INT_TO_BITVECTOR>},
    {Kind::select, same<Cvc5Kind::SELECT>},
    {Kind::store, same<Cvc5Kind::STORE>},
    {Kind::constant_array, [](Rules r) { return r.constant_array(); }},
    {Kind::float_neg, same<Cvc5Kind::FLOATINGPOINT_NEG>},
    {Kind::float_abs, same<Cvc5Kind::FLOATINGPOINT_ABS>},
    {Kind::float_add, rounded<Cvc5Kind::FLOATINGPOINT_ADD>},
    {Kind::float_sub, rounded<Cvc5Kind::FLOATINGPOINT_SUB>},
    {Kind::float_mul, rounded<Cvc5Kind::FLOATINGPOINT_MULT>},
    {Kind::float_div, rounded<Cvc5Kind::FLOATINGPOINT_DIV>},
    {Kind::float_rem, same<Cvc5Kind::FLOATINGPOINT_REM>},
    {Kind::float_sqrt, rounded<Cvc5Kind::FLOATINGPOINT_SQRT>},
    {Kind::float_round, [](Rules r) { return r.round_to_integral(); }},
    {Kind::float_equal, same<Cvc5Kind::FLOATINGPOINT_EQ>},
    {Kind::float_less, same<Cvc5Kind::FLOATINGPOINT_LT>},
    {Kind::float_less_equal, same<Cvc5Kind::FLOATINGPOINT_LEQ>},
    {Kind::float_is_nan, same<Cvc5Kind::FLOATINGPOINT_IS_NAN>},
    {Kind::float_is_infinite, same<Cvc5Kind::FLOATINGPOINT_IS_INF>},
    {Kind::float_is_zero, same<Cvc5Kind::FLOATINGPOINT_IS_ZERO>},
    {Kind::float_is_negative, same<Cvc5Kind::FLOATINGPOINT_IS_NEG>},
    {Kind::float_from_bits, indexed<Cvc5Kind::FLOATINGPOINT_TO_FP_FROM_IEEE_BV>},
    {Kind::float_from_signed,
     [](Rules r) { return r.rounded_indexed(Cvc5Kind::FLOATINGPOINT_TO_FP_FROM_SBV); }},
    {Kind::float_from_float,
     [](Rules r) { return r.rounded_indexed(Cvc5Kind::FLOATINGPOINT_TO_FP_FROM_FP); }},
    {Kind::float_to_signed, [](Rules r) { return r.float_to_signed(); }},
    {Kind::float_to_bits, [](Rules r) { return r.float_to_bits(); }},
}};

constexpr bool rows_are_in_order() {
  for (std::size_t i = 0; i < logic::kind_count; ++i)
    if (static_cast<std::size_t>(rows[i].kind) != i) return false;
  return true;
}
static_assert(rows_are_in_order(), "every kind has its row, in order");

}  // namespace

cvc5::Term Cvc5Translator::translate(Term root) {
  logic::visit_postorder(
      root, [&](Term term) { return terms_.contains(term); },
      [&](Term term) {
        cvc5::Term result = translate_one(term);
        terms_.insert(term, result);
      });
  return terms_.at(root);
}

cvc5::Term Cvc5Translator::translate_one(Term term) {
  const Rule rule = rows[static_cast<std::size_t>(term.kind())].rule;
  if (rule == nullptr) throw Unsupported("cvc5 has no " + std::string(to_string(term.kind())));
  Cvc5Rules rules{*this, term, {}};
  for (const Term child : term.children()) rules.operands.push_back(terms_.at(child));
  return rule(rules);
}

cvc5::Sort Cvc5Translator::translate(logic::Sort sort) {
  if (const auto found = sorts_.find(sort); found != sorts_.end()) return found->second;
  cvc5::Sort result;
  switch (sort.kind()) {
    case logic::SortKind::boolean:
      result = solver_.getBooleanSort();
      break;
    case logic::SortKind::integer:
      result = solver_.getIntegerSort();
      break;
    case logic::SortKind::bit_vector:
      result = solver_.mkBitVectorSort(sort.width());
      break;
    case logic::SortKind::floating:
      if (sort.format() != logic::float_format && sort.format() != logic::double_format)
        throw Unsupported("cvc5 has only the float formats of Java");
      result = solver_.mkFloatingPointSort(sort.format().exponent_bits, sort.format().significand_bits);
      break;
    case logic::SortKind::uninterpreted:
      result = solver_.mkUninterpretedSort(sort.name().text());
      break;
    case logic::SortKind::array:
      result = solver_.mkArraySort(translate(sort.index()), translate(sort.element()));
      break;
  }
  return sorts_[sort] = result;
}

cvc5::Term Cvc5Translator::translate(logic::Function function) {
  if (const auto found = functions_.find(function); found != functions_.end()) return found->second;
  std::vector<cvc5::Sort> domain;
  for (const logic::Sort sort : function.domain()) domain.push_back(translate(sort));
  const cvc5::Sort range = translate(function.range());
  const cvc5::Sort sort = domain.empty() ? range : solver_.mkFunctionSort(domain, range);
  return functions_[function] = solver_.mkConst(sort, function.name().text());
}

}  // namespace jury::solver
