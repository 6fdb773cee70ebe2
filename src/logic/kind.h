// The kinds of terms, and one table that says of each its name, its operands and how it is typed.
//
// Names and meanings are SMT-LIB's, with these differences: float_to_signed is Java's saturating conversion,
// float_to_bits exists and maps NaN to the canonical one, and arithmetic on floats rounds to nearest even.
// The rewriter (rewriter.h) turns several kinds into others (implies, xor, less-or-equal, ...), so terms
// built with it use fewer kinds than the table has.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace jury::logic {

enum class Kind : std::uint8_t {
  // Leaves.
  boolean_value,
  bit_vector_value,
  integer_value,
  float_value,
  element_value,  // an element of an uninterpreted sort, in models
  constant,       // a free symbol
  variable,       // bound by a quantifier
  // Core.
  logical_not,
  logical_and,
  logical_or,
  logical_xor,
  implies,
  equal,
  distinct,
  if_then_else,
  apply,
  // Children: the variables, the body, then patterns. Parameter: the number of variables.
  forall,
  exists,
  pattern,
  // Bit-vectors.
  bv_not,
  bv_neg,
  bv_and,
  bv_or,
  bv_xor,
  bv_add,
  bv_sub,
  bv_mul,
  bv_udiv,
  bv_urem,
  bv_sdiv,
  bv_srem,
  bv_shl,
  bv_lshr,
  bv_ashr,
  bv_concat,
  bv_extract,      // parameters: high, low
  bv_zero_extend,  // parameter: number of added bits
  bv_sign_extend,
  bv_ult,
  bv_ule,
  bv_slt,
  bv_sle,
  // Integers. Division and modulus are Euclidean; by zero they are 0 and the dividend.
  int_neg,
  int_add,
  int_sub,
  int_mul,
  int_div,
  int_mod,
  int_less,
  int_less_equal,
  bv_to_int,  // unsigned
  int_to_bv,  // parameter: width; modulo 2^width
  // Arrays.
  select,
  store,
  constant_array,  // parameter: the id of the array sort
  // Floats.
  float_neg,
  float_abs,
  float_add,
  float_sub,
  float_mul,
  float_div,
  float_rem,  // IEEE remainder, which is not Java's %
  float_sqrt,
  float_round,  // to an integral value; parameter: RoundingMode
  float_equal,  // IEEE ==
  float_less,
  float_less_equal,
  float_is_nan,
  float_is_infinite,
  float_is_zero,
  float_is_negative,
  float_from_bits,    // parameters: exponent and significand bits
  float_from_signed,  // parameters: exponent and significand bits; rounds to nearest even
  float_from_float,   // parameters: exponent and significand bits; rounds to nearest even
  float_to_signed,    // parameter: width; Java's conversion
  float_to_bits,
};

inline constexpr std::size_t kind_count = static_cast<std::size_t>(Kind::float_to_bits) + 1;

// How the sorts of the operands must look and give the sort of the term.
enum class Typing : std::uint8_t {
  leaf,
  boolean_operator,  // Bool... -> Bool
  same_to_boolean,   // S S... -> Bool
  if_then_else,      // Bool S S -> S
  application,       // by the function's signature
  quantifier,
  pattern,
  bv_operator,   // BitVec(n)... -> BitVec(n)
  bv_predicate,  // BitVec(n)... -> Bool
  bv_concat,
  bv_extract,
  bv_extend,
  int_operator,   // Int... -> Int
  int_predicate,  // Int... -> Bool
  bv_to_int,
  int_to_bv,
  array_select,
  array_store,
  array_constant,
  float_operator,   // Float(e,s)... -> Float(e,s)
  float_predicate,  // Float(e,s)... -> Bool
  float_from_bits,
  float_from_signed,
  float_from_float,
  float_to_signed,
  float_to_bits,
};

// What a node carries beside its children.
enum class Payload : std::uint8_t { none, value, function, parameters };

inline constexpr int any_number = -1;

struct KindInfo {
  Kind kind;
  std::string_view name;
  int min_children;
  int max_children;  // any_number: no maximum
  Payload payload;
  int parameters;
  Typing typing;
  bool commutative;
};

inline constexpr std::array<KindInfo, kind_count> kind_table{{
    {Kind::boolean_value, "Bool", 0, 0, Payload::value, 0, Typing::leaf, false},
    {Kind::bit_vector_value, "BitVec", 0, 0, Payload::value, 0, Typing::leaf, false},
    {Kind::integer_value, "Int", 0, 0, Payload::value, 0, Typing::leaf, false},
    {Kind::float_value, "FloatingPoint", 0, 0, Payload::value, 0, Typing::leaf, false},
    {Kind::element_value, "element", 0, 0, Payload::value, 0, Typing::leaf, false},
    {Kind::constant, "constant", 0, 0, Payload::function, 0, Typing::leaf, false},
    {Kind::variable, "variable", 0, 0, Payload::function, 0, Typing::leaf, false},
    {Kind::logical_not, "not", 1, 1, Payload::none, 0, Typing::boolean_operator, false},
    {Kind::logical_and, "and", 2, any_number, Payload::none, 0, Typing::boolean_operator, true},
    {Kind::logical_or, "or", 2, any_number, Payload::none, 0, Typing::boolean_operator, true},
    {Kind::logical_xor, "xor", 2, 2, Payload::none, 0, Typing::boolean_operator, true},
    {Kind::implies, "=>", 2, 2, Payload::none, 0, Typing::boolean_operator, false},
    {Kind::equal, "=", 2, 2, Payload::none, 0, Typing::same_to_boolean, true},
    {Kind::distinct, "distinct", 2, any_number, Payload::none, 0, Typing::same_to_boolean, true},
    {Kind::if_then_else, "ite", 3, 3, Payload::none, 0, Typing::if_then_else, false},
    {Kind::apply, "apply", 1, any_number, Payload::function, 0, Typing::application, false},
    {Kind::forall, "forall", 2, any_number, Payload::parameters, 1, Typing::quantifier, false},
    {Kind::exists, "exists", 2, any_number, Payload::parameters, 1, Typing::quantifier, false},
    {Kind::pattern, "pattern", 1, any_number, Payload::none, 0, Typing::pattern, false},
    {Kind::bv_not, "bvnot", 1, 1, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_neg, "bvneg", 1, 1, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_and, "bvand", 2, 2, Payload::none, 0, Typing::bv_operator, true},
    {Kind::bv_or, "bvor", 2, 2, Payload::none, 0, Typing::bv_operator, true},
    {Kind::bv_xor, "bvxor", 2, 2, Payload::none, 0, Typing::bv_operator, true},
    {Kind::bv_add, "bvadd", 2, 2, Payload::none, 0, Typing::bv_operator, true},
    {Kind::bv_sub, "bvsub", 2, 2, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_mul, "bvmul", 2, 2, Payload::none, 0, Typing::bv_operator, true},
    {Kind::bv_udiv, "bvudiv", 2, 2, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_urem, "bvurem", 2, 2, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_sdiv, "bvsdiv", 2, 2, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_srem, "bvsrem", 2, 2, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_shl, "bvshl", 2, 2, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_lshr, "bvlshr", 2, 2, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_ashr, "bvashr", 2, 2, Payload::none, 0, Typing::bv_operator, false},
    {Kind::bv_concat, "concat", 2, 2, Payload::none, 0, Typing::bv_concat, false},
    {Kind::bv_extract, "extract", 1, 1, Payload::parameters, 2, Typing::bv_extract, false},
    {Kind::bv_zero_extend, "zero_extend", 1, 1, Payload::parameters, 1, Typing::bv_extend, false},
    {Kind::bv_sign_extend, "sign_extend", 1, 1, Payload::parameters, 1, Typing::bv_extend, false},
    {Kind::bv_ult, "bvult", 2, 2, Payload::none, 0, Typing::bv_predicate, false},
    {Kind::bv_ule, "bvule", 2, 2, Payload::none, 0, Typing::bv_predicate, false},
    {Kind::bv_slt, "bvslt", 2, 2, Payload::none, 0, Typing::bv_predicate, false},
    {Kind::bv_sle, "bvsle", 2, 2, Payload::none, 0, Typing::bv_predicate, false},
    {Kind::int_neg, "-", 1, 1, Payload::none, 0, Typing::int_operator, false},
    {Kind::int_add, "+", 2, 2, Payload::none, 0, Typing::int_operator, true},
    {Kind::int_sub, "-", 2, 2, Payload::none, 0, Typing::int_operator, false},
    {Kind::int_mul, "*", 2, 2, Payload::none, 0, Typing::int_operator, true},
    {Kind::int_div, "div", 2, 2, Payload::none, 0, Typing::int_operator, false},
    {Kind::int_mod, "mod", 2, 2, Payload::none, 0, Typing::int_operator, false},
    {Kind::int_less, "<", 2, 2, Payload::none, 0, Typing::int_predicate, false},
    {Kind::int_less_equal, "<=", 2, 2, Payload::none, 0, Typing::int_predicate, false},
    {Kind::bv_to_int, "bv2nat", 1, 1, Payload::none, 0, Typing::bv_to_int, false},
    {Kind::int_to_bv, "int2bv", 1, 1, Payload::parameters, 1, Typing::int_to_bv, false},
    {Kind::select, "select", 2, 2, Payload::none, 0, Typing::array_select, false},
    {Kind::store, "store", 3, 3, Payload::none, 0, Typing::array_store, false},
    {Kind::constant_array, "const", 1, 1, Payload::parameters, 1, Typing::array_constant, false},
    {Kind::float_neg, "fp.neg", 1, 1, Payload::none, 0, Typing::float_operator, false},
    {Kind::float_abs, "fp.abs", 1, 1, Payload::none, 0, Typing::float_operator, false},
    {Kind::float_add, "fp.add", 2, 2, Payload::none, 0, Typing::float_operator, true},
    {Kind::float_sub, "fp.sub", 2, 2, Payload::none, 0, Typing::float_operator, false},
    {Kind::float_mul, "fp.mul", 2, 2, Payload::none, 0, Typing::float_operator, true},
    {Kind::float_div, "fp.div", 2, 2, Payload::none, 0, Typing::float_operator, false},
    {Kind::float_rem, "fp.rem", 2, 2, Payload::none, 0, Typing::float_operator, false},
    {Kind::float_sqrt, "fp.sqrt", 1, 1, Payload::none, 0, Typing::float_operator, false},
    {Kind::float_round, "fp.roundToIntegral", 1, 1, Payload::parameters, 1, Typing::float_operator, false},
    {Kind::float_equal, "fp.eq", 2, 2, Payload::none, 0, Typing::float_predicate, true},
    {Kind::float_less, "fp.lt", 2, 2, Payload::none, 0, Typing::float_predicate, false},
    {Kind::float_less_equal, "fp.leq", 2, 2, Payload::none, 0, Typing::float_predicate, false},
    {Kind::float_is_nan, "fp.isNaN", 1, 1, Payload::none, 0, Typing::float_predicate, false},
    {Kind::float_is_infinite, "fp.isInfinite", 1, 1, Payload::none, 0, Typing::float_predicate, false},
    {Kind::float_is_zero, "fp.isZero", 1, 1, Payload::none, 0, Typing::float_predicate, false},
    {Kind::float_is_negative, "fp.isNegative", 1, 1, Payload::none, 0, Typing::float_predicate, false},
    {Kind::float_from_bits, "to_fp", 1, 1, Payload::parameters, 2, Typing::float_from_bits, false},
    {Kind::float_from_signed, "to_fp", 1, 1, Payload::parameters, 2, Typing::float_from_signed, false},
    {Kind::float_from_float, "to_fp", 1, 1, Payload::parameters, 2, Typing::float_from_float, false},
    {Kind::float_to_signed, "java.to_sbv", 1, 1, Payload::parameters, 1, Typing::float_to_signed, false},
    {Kind::float_to_bits, "java.to_bits", 1, 1, Payload::none, 0, Typing::float_to_bits, false},
}};

namespace detail {
constexpr bool kind_table_is_complete() {
  for (std::size_t i = 0; i < kind_count; ++i) {
    const KindInfo& info = kind_table[i];
    if (static_cast<std::size_t>(info.kind) != i || info.name.empty()) return false;
    if (info.max_children != any_number && info.max_children < info.min_children) return false;
    if ((info.payload == Payload::parameters) != (info.parameters > 0)) return false;
  }
  return true;
}
}  // namespace detail
static_assert(detail::kind_table_is_complete(), "every kind has its row, in order");

constexpr const KindInfo& info(Kind kind) { return kind_table[static_cast<std::size_t>(kind)]; }
constexpr std::string_view to_string(Kind kind) { return info(kind).name; }
constexpr bool is_value_kind(Kind kind) { return kind <= Kind::element_value; }
constexpr bool is_quantifier(Kind kind) { return kind == Kind::forall || kind == Kind::exists; }

}  // namespace jury::logic
