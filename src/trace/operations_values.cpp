// Equality and hash codes of simple values, bit patterns, functions of doubles, and texts.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "support/diagnostics.h"
#include "support/unicode.h"
#include "trace/object_values.h"
#include "trace/operations.h"

namespace jury::trace {

namespace {

TextObject& text(const Value& argument) { return static_cast<TextObject&>(object_argument(argument)); }

// C's pow answers 1 for (1, y) and (-1, infinity) where Java answers NaN.
double java_pow(double base, double exponent) {
  if (std::isnan(exponent)) return exponent;
  if (std::isinf(exponent) && std::fabs(base) == 1.0) return std::numeric_limits<double>::quiet_NaN();
  return std::pow(base, exponent);
}

// In the order of the numbers in jury.rt.Values.
constexpr std::array<double (*)(double, double), 20> functions{
    [](double x, double) { return std::sin(x); },
    [](double x, double) { return std::cos(x); },
    [](double x, double) { return std::tan(x); },
    [](double x, double) { return std::asin(x); },
    [](double x, double) { return std::acos(x); },
    [](double x, double) { return std::atan(x); },
    [](double x, double) { return std::exp(x); },
    [](double x, double) { return std::log(x); },
    [](double x, double) { return std::log10(x); },
    [](double x, double y) { return java_pow(x, y); },
    [](double x, double y) { return std::atan2(x, y); },
    [](double x, double) { return std::sinh(x); },
    [](double x, double) { return std::cosh(x); },
    [](double x, double) { return std::tanh(x); },
    [](double x, double) { return std::expm1(x); },
    [](double x, double) { return std::log1p(x); },
    [](double x, double) { return std::floor(x); },
    [](double x, double) { return std::ceil(x); },
    [](double x, double) { return std::nearbyint(x); },
    [](double x, double y) { return std::remainder(x, y); },
};
constexpr std::size_t log10_function = 8;
constexpr std::size_t power_function = 9;
constexpr std::size_t first_exact = 16;  // functions that round, and the remainder: every bit is defined

// Whether the last bits of such a result are left to the JVM: HotSpot's differ from those of the C library
// here and there. Not where Java defines the result: zeros, infinities, NaN, what zero is mapped to, integral
// powers.
bool is_left_open(std::size_t function, double x, double y, double result) {
  constexpr double most = 9007199254740992.0;  // 2^53: up to here every integer is a double
  if (function >= first_exact || !std::isfinite(result) || result == 0 || x == 0) return false;
  const auto is_integer = [](double value) { return value == std::trunc(value) && std::fabs(value) <= most; };
  if (function == power_function) return !(is_integer(x) && is_integer(y) && is_integer(result));
  if (function == log10_function) return !(is_integer(result) && std::pow(10, result) == x);
  return true;
}

// BigInteger estimates by logarithms how to split a number; the digits are the same whatever they are.
bool is_for_estimate(Machine& machine) {
  for (std::size_t i = 0; i < 3; ++i)
    if (const auto* asker = machine.caller(i); asker && asker->method->owner == "java/math/BigInteger")
      return true;
  return false;
}

// Digits of the magnitude, least significant first, then the sign; reversed at the end.
std::u16string digits(std::int64_t value, std::uint32_t radix) {
  auto magnitude = static_cast<std::uint64_t>(value);
  if (value < 0) magnitude = 0 - magnitude;
  std::u16string reversed;
  do {
    reversed.push_back(u"0123456789abcdefghijklmnopqrstuvwxyz"[magnitude % radix]);
    magnitude /= radix;
  } while (magnitude != 0);
  if (value < 0) reversed.push_back(u'-');
  std::reverse(reversed.begin(), reversed.end());
  return reversed;
}

std::int32_t compare_texts(std::u16string_view first, std::u16string_view second) {
  const std::size_t common = std::min(first.size(), second.size());
  for (std::size_t i = 0; i < common; ++i)
    if (first[i] != second[i]) return first[i] - second[i];
  return static_cast<std::int32_t>(first.size()) - static_cast<std::int32_t>(second.size());
}

}  // namespace

JURY_PERFORM(ValueSimple) {
  Object* object = arguments[0].as_object();
  return answer(result, Value::of(!object || machine.classes().is_simple(*object->type)));
}

JURY_PERFORM(ValueEqual) {
  return answer(result, Value::of(equal_values(arguments[0].as_object(), arguments[1].as_object())));
}

JURY_PERFORM(ValueHash) {
  return answer(result, Value::of(hash_value(machine.heap(), arguments[0].as_object())));
}

JURY_PERFORM(ValueIdentityHash) {
  machine.surroundings().identity = true;
  Object* object = arguments[0].as_object();
  return answer(result, Value::of(object ? machine.heap().identity_hash(*object) : 0));
}

JURY_PERFORM(FloatBits) { return answer(result, arguments[0]); }
JURY_PERFORM(FloatFromBits) { return answer(result, arguments[0]); }
JURY_PERFORM(DoubleBits) { return answer(result, arguments[0]); }
JURY_PERFORM(DoubleFromBits) { return answer(result, arguments[0]); }
JURY_PERFORM(DoubleSqrt) { return answer(result, Value::of(std::sqrt(arguments[0].as_double()))); }

JURY_PERFORM(FloatFused) {
  return answer(
      result, Value::of(std::fma(arguments[0].as_float(), arguments[1].as_float(), arguments[2].as_float())));
}

JURY_PERFORM(DoubleFused) {
  return answer(result, Value::of(std::fma(arguments[0].as_double(), arguments[1].as_double(),
                                           arguments[2].as_double())));
}

JURY_PERFORM(DoubleFunction) {
  const auto number = static_cast<std::size_t>(arguments[0].as_int());
  JURY_CHECK(number < functions.size(), "unknown function of doubles");
  const double x = arguments[1].as_double();
  const double y = arguments[2].as_double();
  const double value = functions[number](x, y);
  if (is_left_open(number, x, y, value) && !is_for_estimate(machine)) machine.surroundings().world = true;
  return answer(result, Value::of(value));
}

JURY_PERFORM(TextLength) {
  return answer(result, Value::of(static_cast<std::int32_t>(text(arguments[0]).length)));
}

JURY_PERFORM(TextCharAt) {
  const TextObject& content = text(arguments[0]);
  const auto index = static_cast<std::uint32_t>(arguments[1].as_int());
  JURY_CHECK(index < content.length, "a text index out of range, against the contract");
  return answer(result, Value::of(std::int32_t{content.content[index]}));
}

JURY_PERFORM(TextConcat) {
  return answer(result, Value::of(machine.heap().concat(text(arguments[0]), text(arguments[1]))));
}

JURY_PERFORM(TextSubstring) {
  const auto content = text(arguments[0]).view();
  const auto from = static_cast<std::size_t>(arguments[1].as_int());
  const auto to = static_cast<std::size_t>(arguments[2].as_int());
  JURY_CHECK(from <= to && to <= content.size(), "a text range out of range, against the contract");
  return answer(result, Value::of(machine.new_text(content.substr(from, to - from))));
}

JURY_PERFORM(TextEqual) {
  return answer(result, Value::of(text(arguments[0]).view() == text(arguments[1]).view()));
}

JURY_PERFORM(TextCompare) {
  return answer(result, Value::of(compare_texts(text(arguments[0]).view(), text(arguments[1]).view())));
}

JURY_PERFORM(TextHash) { return answer(result, Value::of(text_hash(text(arguments[0])))); }

JURY_PERFORM(TextIndexOf) {
  const auto content = text(arguments[0]).view();
  const auto from = static_cast<std::size_t>(std::max(0, arguments[2].as_int()));
  const auto found =
      from > content.size() ? std::u16string_view::npos : content.find(text(arguments[1]).view(), from);
  return answer(result,
                Value::of(found == std::u16string_view::npos ? -1 : static_cast<std::int32_t>(found)));
}

JURY_PERFORM(TextOfChars) {
  const Object& array = object_argument(arguments[0]);
  const auto offset = static_cast<std::size_t>(arguments[1].as_int());
  const auto count = static_cast<std::size_t>(arguments[2].as_int());
  JURY_CHECK(offset <= array.length && count <= array.length - offset,
             "a char range out of range, against the contract");
  return answer(result,
                Value::of(machine.new_text(std::u16string_view(array.elements<char16_t>() + offset, count))));
}

JURY_PERFORM(TextOfChar) {
  const auto character = static_cast<char16_t>(arguments[0].as_int());
  return answer(result, Value::of(machine.new_text(std::u16string_view(&character, 1))));
}

JURY_PERFORM(TextOfLong) {
  const std::int32_t radix = arguments[1].as_int();
  JURY_CHECK(radix >= 2 && radix <= 36, "a radix out of range, against the contract");
  return answer(
      result, Value::of(machine.new_text(digits(arguments[0].as_long(), static_cast<std::uint32_t>(radix)))));
}

JURY_PERFORM(TextIntern) { return answer(result, Value::of(machine.classes().intern(text(arguments[0])))); }

JURY_PERFORM(TextAssign) {
  machine.heap().assign(text(arguments[0]), text(arguments[1]));
  return Flow::Next;
}

}  // namespace jury::trace
