#include "solver/z3_translator.h"

#include <array>

#include "logic/traversal.h"
#include "support/diagnostics.h"

namespace jury::solver {

using logic::Kind;
using logic::Term;

Z3Context::Z3Context() {
  const Z3_config config = Z3_mk_config();
  context_ = Z3_mk_context_rc(config);
  Z3_del_config(config);
  Z3_set_error_handler(context_, [](Z3_context, Z3_error_code) {});
}

Z3Context::~Z3Context() { Z3_del_context(context_); }

void Z3Context::check() const {
  const Z3_error_code code = Z3_get_error_code(context_);
  if (code != Z3_OK) throw InternalError(std::string("z3: ") + Z3_get_error_msg(context_, code));
}

// One function per kind; the operands are translated already.
struct Z3Rules {
  Z3Translator& translator;
  Term term;
  std::vector<Z3_ast> operands;
  Z3_context c;

  Z3_ast operator[](std::size_t index) const { return operands[index]; }
  unsigned size() const { return static_cast<unsigned>(operands.size()); }
  Z3_sort sort() const { return translator.translate(term.sort()); }
  // An intermediate result must be kept before the next call into Z3.
  Z3_ast keep(Z3_ast ast) const { return translator.keep(ast); }
  Z3_ast nearest_even() const { return keep(Z3_mk_fpa_rne(c)); }
  Z3_ast numeral(const std::string& text, Z3_sort of) const {
    return keep(Z3_mk_numeral(c, text.c_str(), of));
  }
  Z3_ast bits(const logic::BitVector& value) const {
    const Z3_sort of = Z3_mk_bv_sort(c, value.width());
    if (value.is_small()) return keep(Z3_mk_unsigned_int64(c, value.bits(), of));
    return numeral(value.to_unsigned().to_string(), of);
  }
  Z3_ast real(const logic::FloatValue& value, Z3_sort of) const {
    return keep(Z3_mk_fpa_to_fp_bv(c, bits(value.bits()), of));
  }

  Z3_ast constant() const { return Z3_mk_app(c, translator.translate(term.function()), 0, nullptr); }
  Z3_ast variable() const { return Z3_mk_fresh_const(c, term.function().name().text().c_str(), sort()); }
  Z3_ast application() const {
    return Z3_mk_app(c, translator.translate(term.function()), size(), operands.data());
  }

  Z3_ast quantifier() const {
    const std::size_t count = term.bound_variables().size();
    std::vector<Z3_app> variables;
    for (std::size_t i = 0; i < count; ++i) variables.push_back(Z3_to_app(c, operands[i]));
    std::vector<Z3_pattern> patterns;
    for (const Term pattern : term.patterns()) patterns.push_back(make_pattern(pattern));
    const bool universal = term.kind() == Kind::forall;
    return Z3_mk_quantifier_const(c, universal, 0, static_cast<unsigned>(count), variables.data(),
                                  static_cast<unsigned>(patterns.size()), patterns.data(), operands[count]);
  }

  Z3_pattern make_pattern(Term pattern) const {
    std::vector<Z3_ast> terms;
    for (const Term child : pattern.children()) terms.push_back(translator.translate(child));
    const Z3_pattern result = Z3_mk_pattern(c, static_cast<unsigned>(terms.size()), terms.data());
    keep(Z3_pattern_to_ast(c, result));
    return result;
  }

  Z3_ast integer_division(bool modulus) const {
    const Z3_ast result =
        keep(modulus ? Z3_mk_mod(c, operands[0], operands[1]) : Z3_mk_div(c, operands[0], operands[1]));
    if (term[1].is_value() && !term[1].integer_value().is_zero()) return result;
    const Z3_ast zero = numeral("0", sort());
    return Z3_mk_ite(c, keep(Z3_mk_eq(c, operands[1], zero)), modulus ? operands[0] : zero, result);
  }

  Z3_ast round_to_integral() const {
    const auto mode = static_cast<logic::RoundingMode>(term.parameter(0));
    Z3_ast rounding = nullptr;
    switch (mode) {
      case logic::RoundingMode::nearest_even:
        rounding = Z3_mk_fpa_rne(c);
        break;
      case logic::RoundingMode::toward_zero:
        rounding = Z3_mk_fpa_rtz(c);
        break;
      case logic::RoundingMode::toward_positive:
        rounding = Z3_mk_fpa_rtp(c);
        break;
      case logic::RoundingMode::toward_negative:
        rounding = Z3_mk_fpa_rtn(c);
        break;
    }
    return Z3_mk_fpa_round_to_integral(c, keep(rounding), operands[0]);
  }

  // Z3 leaves open what is out of range; Java saturates, and NaN becomes 0. The limit is the least float that
  // is at least 2^(n-1), perhaps infinity; everything from it on saturates, and nothing below it is out of
  // range.
  Z3_ast float_to_signed() const {
    const std::uint32_t width = term.parameter(0);
    const logic::Sort from = term[0].sort();
    const auto limit = logic::FloatValue::from_integer(from.format(), logic::Integer::power_of_two(width - 1),
                                                       logic::RoundingMode::toward_positive);
    const Z3_sort float_sort = translator.translate(from);
    const Z3_ast inside = keep(Z3_mk_fpa_to_sbv(c, keep(Z3_mk_fpa_rtz(c)), operands[0], width));
    const Z3_ast high = keep(Z3_mk_fpa_geq(c, operands[0], real(limit, float_sort)));
    const Z3_ast low = keep(Z3_mk_fpa_leq(c, operands[0], real(-limit, float_sort)));
    const Z3_ast nan = keep(Z3_mk_fpa_is_nan(c, operands[0]));
    const Z3_ast not_low = keep(Z3_mk_ite(c, low, bits(logic::BitVector::min_signed(width)), inside));
    const Z3_ast not_high = keep(Z3_mk_ite(c, high, bits(logic::BitVector::max_signed(width)), not_low));
    return Z3_mk_ite(c, nan, bits(logic::BitVector::zero(width)), not_high);
  }

  Z3_ast float_to_bits() const {
    const logic::BitVector nan_bits = logic::FloatValue::nan(term[0].sort().format()).bits();
    const Z3_ast nan = keep(Z3_mk_fpa_is_nan(c, operands[0]));
    return Z3_mk_ite(c, nan, bits(nan_bits), keep(Z3_mk_fpa_to_ieee_bv(c, operands[0])));
  }
};

namespace {

using Rules = const Z3Rules&;
using Rule = Z3_ast (*)(Rules);

struct Row {
  Kind kind;
  Rule rule;  // null: not expressible
};

constexpr std::array<Row, logic::kind_count> rows{{
    {Kind::boolean_value, [](Rules r) { return r.term.is_true() ? Z3_mk_true(r.c) : Z3_mk_false(r.c); }},
    {Kind::bit_vector_value, [](Rules r) { return r.bits(r.term.bit_vector_value()); }},
    {Kind::integer_value, [](Rules r) { return r.numeral(r.term.integer_value().to_string(), r.sort()); }},
    {Kind::float_value, [](Rules r) { return r.real(r.term.float_value(), r.sort()); }},
    {Kind::element_value, nullptr},
    {Kind::constant, [](Rules r) { return r.constant(); }},
    {Kind::variable, [](Rules r) { return r.variable(); }},
    {Kind::logical_not, [](Rules r) { return Z3_mk_not(r.c, r[0]); }},
    {Kind::logical_and, [](Rules r) { return Z3_mk_and(r.c, r.size(), r.operands.data()); }},
    {Kind::logical_or, [](Rules r) { return Z3_mk_or(r.c, r.size(), r.operands.data()); }},
    {Kind::logical_xor, [](Rules r) { return Z3_mk_xor(r.c, r[0], r[1]); }},
    {Kind::implies, [](Rules r) { return Z3_mk_implies(r.c, r[0], r[1]); }},
    {Kind::equal, [](Rules r) { return Z3_mk_eq(r.c, r[0], r[1]); }},
    {Kind::distinct, [](Rules r) { return Z3_mk_distinct(r.c, r.size(), r.operands.data()); }},
    {Kind::if_then_else, [](Rules r) { return Z3_mk_ite(r.c, r[0], r[1], r[2]); }},
    {Kind::apply, [](Rules r) { return r.application(); }},
    {Kind::forall, [](Rules r) { return r.quantifier(); }},
    {Kind::exists, [](Rules r) { return r.quantifier(); }},
    {Kind::pattern, [](Rules r) { return Z3_mk_true(r.c); }},  // made with its quantifier
    {Kind::bv_not, [](Rules r) { return Z3_mk_bvnot(r.c, r[0]); }},
    {Kind::bv_neg, [](Rules r) { return Z3_mk_bvneg(r.c, r[0]); }},
    {Kind::bv_and, [](Rules r) { return Z3_mk_bvand(r.c, r[0], r[1]); }},
    {Kind::bv_or, [](Rules r) { return Z3_mk_bvor(r.c, r[0], r[1]); }},
    {Kind::bv_xor, [](Rules r) { return Z3_mk_bvxor(r.c, r[0], r[1]); }},
    {Kind::bv_add, [](Rules r) { return Z3_mk_bvadd(r.c, r[0], r[1]); }},
    {Kind::bv_sub, [](Rules r) { return Z3_mk_bvsub(r.c, r[0], r[1]); }},
    {Kind::bv_mul, [](Rules r) { return Z3_mk_bvmul(r.c, r[0], r[1]); }},
    {Kind::bv_udiv, [](Rules r) { return Z3_mk_bvudiv(r.c, r[0], r[1]); }},
    {Kind::bv_urem, [](Rules r) { return Z3_mk_bvurem(r.c, r[0], r[1]); }},
    {Kind::bv_sdiv, [](Rules r) { return Z3_mk_bvsdiv(r.c, r[0], r[1]); }},
    {Kind::bv_srem, [](Rules r) { return Z3_mk_bvsrem(r.c, r[0], r[1]); }},
    {Kind::bv_shl, [](Rules r) { return Z3_mk_bvshl(r.c, r[0], r[1]); }},
    {Kind::bv_lshr, [](Rules r) { return Z3_mk_bvlshr(r.c, r[0], r[1]); }},
    {Kind::bv_ashr, [](Rules r) { return Z3_mk_bvashr(r.c, r[0], r[1]); }},
    {Kind::bv_concat, [](Rules r) { return Z3_mk_concat(r.c, r[0], r[1]); }},
    {Kind::bv_extract,
     [](Rules r) { return Z3_mk_extract(r.c, r.term.parameter(0), r.term.parameter(1), r[0]); }},
    {Kind::bv_zero_extend, [](Rules r) { return Z3_mk_zero_ext(r.c, r.term.parameter(0), r[0]); }},
    {Kind::bv_sign_extend, [](Rules r) { return Z3_mk_sign_ext(r.c, r.term.parameter(0), r[0]); }},
    {Kind::bv_ult, [](Rules r) { return Z3_mk_bvult(r.c, r[0], r[1]); }},
    {Kind::bv_ule, [](Rules r) { return Z3_mk_bvule(r.c, r[0], r[1]); }},
    {Kind::bv_slt, [](Rules r) { return Z3_mk_bvslt(r.c, r[0], r[1]); }},
    {Kind::bv_sle, [](Rules r) { return Z3_mk_bvsle(r.c, r[0], r[1]); }},
    {Kind::int_neg, [](Rules r) { return Z3_mk_unary_minus(r.c, r[0]); }},
    {Kind::int_add, [](Rules r) { return Z3_mk_add(r.c, r.size(), r.operands.data()); }},
    {Kind::int_sub, [](Rules r) { return Z3_mk_sub(r.c, r.size(), r.operands.data()); }},
    {Kind::int_mul, [](Rules r) { return Z3_mk_mul(r.c, r.size(), r.operands.data()); }},
    {Kind::int_div, [](Rules r) { return r.integer_division(false); }},
    {Kind::int_mod, [](Rules r) { return r.integer_division(true); }},
    {Kind::int_less, [](Rules r) { return Z3_mk_lt(r.c, r[0], r[1]); }},
    {Kind::int_less_equal, [](Rules r) { return Z3_mk_le(r.c, r[0], r[1]); }},
    {Kind::bv_to_int, [](Rules r) { return Z3_mk_bv2int(r.c, r[0], false); }},
    {Kind::int_to_bv, [](Rules r) { return Z3_mk_int2bv(r.c, r.term.parameter(0), r[0]); }},
    {Kind::select, [](Rules r) { return Z3_mk_select(r.c, r[0], r[1]); }},
    {Kind::store, [](Rules r) { return Z3_mk_store(r.c, r[0], r[1], r[2]); }},
    {Kind::constant_array,
     [](Rules r) { return Z3_mk_const_array(r.c, r.translator.translate(r.term.sort().index()), r[0]); }},
    {Kind::float_neg, [](Rules r) { return Z3_mk_fpa_neg(r.c, r[0]); }},
    {Kind::float_abs, [](Rules r) { return Z3_mk_fpa_abs(r.c, r[0]); }},
    {Kind::float_add, [](Rules r) { return Z3_mk_fpa_add(r.c, r.nearest_even(), r[0], r[1]); }},
    {Kind::float_sub, [](Rules r) { return Z3_mk_fpa_sub(r.c, r.nearest_even(), r[0], r[1]); }},
    {Kind::float_mul, [](Rules r) { return Z3_mk_fpa_mul(r.c, r.nearest_even(), r[0], r[1]); }},
    {Kind::float_div, [](Rules r) { return Z3_mk_fpa_div(r.c, r.nearest_even(), r[0], r[1]); }},
    {Kind::float_rem, [](Rules r) { return Z3_mk_fpa_rem(r.c, r[0], r[1]); }},
    {Kind::float_sqrt, [](Rules r) { return Z3_mk_fpa_sqrt(r.c, r.nearest_even(), r[0]); }},
    {Kind::float_round, [](Rules r) { return r.round_to_integral(); }},
    {Kind::float_equal, [](Rules r) { return Z3_mk_fpa_eq(r.c, r[0], r[1]); }},
    {Kind::float_less, [](Rules r) { return Z3_mk_fpa_lt(r.c, r[0], r[1]); }},
    {Kind::float_less_equal, [](Rules r) { return Z3_mk_fpa_leq(r.c, r[0], r[1]); }},
    {Kind::float_is_nan, [](Rules r) { return Z3_mk_fpa_is_nan(r.c, r[0]); }},
    {Kind::float_is_infinite, [](Rules r) { return Z3_mk_fpa_is_infinite(r.c, r[0]); }},
    {Kind::float_is_zero, [](Rules r) { return Z3_mk_fpa_is_zero(r.c, r[0]); }},
    {Kind::float_is_negative, [](Rules r) { return Z3_mk_fpa_is_negative(r.c, r[0]); }},
    {Kind::float_from_bits, [](Rules r) { return Z3_mk_fpa_to_fp_bv(r.c, r[0], r.sort()); }},
    {Kind::float_from_signed,
     [](Rules r) { return Z3_mk_fpa_to_fp_signed(r.c, r.nearest_even(), r[0], r.sort()); }},
    {Kind::float_from_float,
     [](Rules r) { return Z3_mk_fpa_to_fp_float(r.c, r.nearest_even(), r[0], r.sort()); }},
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

// Z3 would free them with the context, but in quadratic time.
Z3Translator::~Z3Translator() {
  for (std::size_t i = kept_.size(); i-- > 0;) Z3_dec_ref(context_, kept_[i]);
}

Z3_ast Z3Translator::keep(Z3_ast ast) {
  context_.check();
  Z3_inc_ref(context_, ast);
  kept_.push_back(ast);
  return ast;
}

Z3_ast Z3Translator::translate(Term root) {
  logic::visit_postorder(
      root, [&](Term term) { return asts_.contains(term); },
      [&](Term term) { asts_.insert(term, translate_one(term)); });
  return asts_.at(root);
}

Z3_ast Z3Translator::translate_one(Term term) {
  const Rule rule = rows[static_cast<std::size_t>(term.kind())].rule;
  if (rule == nullptr) throw Unsupported("Z3 has no " + std::string(to_string(term.kind())));
  Z3Rules rules{*this, term, {}, context_};
  for (const Term child : term.children()) rules.operands.push_back(asts_.at(child));
  return keep(rule(rules));
}

Z3_sort Z3Translator::translate(logic::Sort sort) {
  if (const auto found = sorts_.find(sort); found != sorts_.end()) return found->second;
  Z3_sort result = nullptr;
  switch (sort.kind()) {
    case logic::SortKind::boolean:
      result = Z3_mk_bool_sort(context_);
      break;
    case logic::SortKind::integer:
      result = Z3_mk_int_sort(context_);
      break;
    case logic::SortKind::bit_vector:
      result = Z3_mk_bv_sort(context_, sort.width());
      break;
    case logic::SortKind::floating:
      result = Z3_mk_fpa_sort(context_, sort.format().exponent_bits, sort.format().significand_bits);
      break;
    case logic::SortKind::uninterpreted:
      result = Z3_mk_uninterpreted_sort(context_, Z3_mk_string_symbol(context_, sort.name().text().c_str()));
      break;
    case logic::SortKind::array:
      result = Z3_mk_array_sort(context_, translate(sort.index()), translate(sort.element()));
      break;
  }
  keep(Z3_sort_to_ast(context_, result));
  return sorts_[sort] = result;
}

Z3_func_decl Z3Translator::translate(logic::Function function) {
  if (const auto found = functions_.find(function); found != functions_.end()) return found->second;
  std::vector<Z3_sort> domain;
  for (const logic::Sort sort : function.domain()) domain.push_back(translate(sort));
  const Z3_symbol name = Z3_mk_string_symbol(context_, function.name().text().c_str());
  const Z3_func_decl result = Z3_mk_func_decl(context_, name, static_cast<unsigned>(domain.size()),
                                              domain.data(), translate(function.range()));
  keep(Z3_func_decl_to_ast(context_, result));
  return functions_[function] = result;
}

}  // namespace jury::solver
