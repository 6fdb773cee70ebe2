#include "logic/float_value.h"

#include <algorithm>
#include <bit>

#include "support/diagnostics.h"

namespace jury::logic {

namespace {

std::int64_t bias(FloatFormat format) { return (std::int64_t{1} << (format.exponent_bits - 1)) - 1; }

BitVector assemble(FloatFormat format, bool negative, const Integer& exponent_field,
                   const Integer& fraction) {
  const BitVector sign(1, std::uint64_t{negative});
  return sign.concatenated(BitVector(format.exponent_bits, exponent_field))
      .concatenated(BitVector(format.significand_bits - 1, fraction));
}

Integer max_exponent_field(FloatFormat format) {
  return Integer::power_of_two(format.exponent_bits) - Integer(1);
}

// Drops `bits` low bits of a magnitude and rounds; `inexact` says that more was lost below.
Integer drop_bits(const Integer& magnitude, std::int64_t bits, bool inexact, RoundingMode mode,
                  bool negative) {
  if (bits <= 0) {
    JURY_CHECK(!inexact, "rounding without guard bits");
    return magnitude.shifted_left(static_cast<std::uint32_t>(-bits));
  }
  // Beyond one bit more than the magnitude has, all that matters is that something was lost.
  const auto count = static_cast<std::uint32_t>(std::min<std::int64_t>(bits, magnitude.bit_length() + 2));
  const Integer kept = magnitude.shifted_right(count);
  const Integer lost = magnitude.modulo_power_of_two(count);
  if (lost.is_zero() && !inexact) return kept;
  const Integer half = Integer::power_of_two(count - 1);
  bool up = false;
  switch (mode) {
    case RoundingMode::nearest_even:
      up = lost > half || (lost == half && (inexact || kept.is_odd()));
      break;
    case RoundingMode::toward_zero:
      break;
    case RoundingMode::toward_positive:
      up = !negative;
      break;
    case RoundingMode::toward_negative:
      up = negative;
      break;
  }
  return up ? kept + Integer(1) : kept;
}

}  // namespace

FloatValue::FloatValue(FloatFormat format, const BitVector& bits) : format_(format), bits_(bits) {
  JURY_CHECK(bits.width() == format.width() && format.exponent_bits >= 2 && format.significand_bits >= 2,
             "float bits of the wrong width");
  if (is_nan()) bits_ = nan(format).bits_;
}

FloatValue::FloatValue(float value)
    : FloatValue(float_format, BitVector(32, std::uint64_t{std::bit_cast<std::uint32_t>(value)})) {}
FloatValue::FloatValue(double value)
    : FloatValue(double_format, BitVector(64, std::bit_cast<std::uint64_t>(value))) {}

FloatValue FloatValue::nan(FloatFormat format) {
  FloatValue result = zero(format, false);
  result.bits_ =
      assemble(format, false, max_exponent_field(format), Integer::power_of_two(format.significand_bits - 2));
  return result;
}

FloatValue FloatValue::infinity(FloatFormat format, bool negative) {
  return {format, assemble(format, negative, max_exponent_field(format), Integer(0))};
}

FloatValue FloatValue::zero(FloatFormat format, bool negative) {
  return {format, assemble(format, negative, Integer(0), Integer(0))};
}

float FloatValue::to_float() const { return std::bit_cast<float>(static_cast<std::uint32_t>(bits_.bits())); }
double FloatValue::to_double() const { return std::bit_cast<double>(bits_.bits()); }

bool FloatValue::is_nan() const {
  const std::uint32_t fraction_bits = format_.significand_bits - 1;
  return bits_.extracted(format_.width() - 2, fraction_bits).is_all_ones() &&
         !bits_.extracted(fraction_bits - 1, 0).is_zero();
}

bool FloatValue::is_infinite() const {
  const std::uint32_t fraction_bits = format_.significand_bits - 1;
  return bits_.extracted(format_.width() - 2, fraction_bits).is_all_ones() &&
         bits_.extracted(fraction_bits - 1, 0).is_zero();
}

bool FloatValue::is_zero() const { return bits_.extracted(format_.width() - 2, 0).is_zero(); }

FloatValue::Parts FloatValue::parts() const {
  const std::uint32_t fraction_bits = format_.significand_bits - 1;
  const std::int64_t field = bits_.extracted(format_.width() - 2, fraction_bits).to_unsigned().to_int64();
  Integer significand = bits_.extracted(fraction_bits - 1, 0).to_unsigned();
  if (field != 0) significand = significand + Integer::power_of_two(fraction_bits);
  const std::int64_t exponent = std::max<std::int64_t>(field, 1) - bias(format_) - fraction_bits;
  return {bits_.sign(), exponent, significand};
}

FloatValue FloatValue::overflow(FloatFormat format, RoundingMode mode, bool negative) {
  const bool to_infinity = mode == RoundingMode::nearest_even ||
                           (mode == RoundingMode::toward_positive && !negative) ||
                           (mode == RoundingMode::toward_negative && negative);
  if (to_infinity) return infinity(format, negative);
  return {format, assemble(format, negative, max_exponent_field(format) - Integer(1), Integer(-1))};
}

FloatValue FloatValue::rounded(FloatFormat format, RoundingMode mode, Parts exact, bool inexact) {
  if (exact.significand.is_zero() && !inexact) return zero(format, exact.negative);
  const std::int64_t precision = format.significand_bits;
  const std::int64_t smallest_unit = 1 - bias(format) - (precision - 1);
  std::int64_t unit = std::max(exact.exponent + exact.significand.bit_length() - precision, smallest_unit);
  Integer significand = drop_bits(exact.significand, unit - exact.exponent, inexact, mode, exact.negative);
  if (significand.bit_length() > precision) {
    significand = significand.shifted_right(1);
    ++unit;
  }
  if (significand.bit_length() < precision)  // subnormal or zero: the unit is the smallest one
    return {format, assemble(format, exact.negative, Integer(0), significand)};
  const std::int64_t field = unit + (precision - 1) + bias(format);
  if (Integer(field) >= max_exponent_field(format)) return overflow(format, mode, exact.negative);
  return {format, assemble(format, exact.negative, Integer(field), significand)};
}

FloatValue FloatValue::operator-() const {
  if (is_nan()) return *this;
  return {format_, bits_ ^ BitVector::min_signed(format_.width())};
}

FloatValue FloatValue::absolute() const { return is_negative() ? -*this : *this; }

FloatValue FloatValue::add(const FloatValue& other, RoundingMode mode) const {
  if (is_nan() || other.is_nan()) return nan(format_);
  if (is_infinite()) return other.is_infinite() && other.bits_ != bits_ ? nan(format_) : *this;
  if (other.is_infinite()) return other;
  const Parts a = parts(), b = other.parts();
  const std::int64_t exponent = std::min(a.exponent, b.exponent);
  const Integer left = a.significand.shifted_left(static_cast<std::uint32_t>(a.exponent - exponent));
  const Integer right = b.significand.shifted_left(static_cast<std::uint32_t>(b.exponent - exponent));
  const Integer sum = (a.negative ? -left : left) + (b.negative ? -right : right);
  bool negative = sum.is_negative();
  if (sum.is_zero()) negative = a.negative == b.negative ? a.negative : mode == RoundingMode::toward_negative;
  return rounded(format_, mode, {negative, exponent, sum.absolute()}, false);
}

FloatValue FloatValue::subtract(const FloatValue& other, RoundingMode mode) const {
  return add(-other, mode);
}

FloatValue FloatValue::multiply(const FloatValue& other, RoundingMode mode) const {
  if (is_nan() || other.is_nan()) return nan(format_);
  const bool negative = bits_.sign() != other.bits_.sign();
  if (is_infinite() || other.is_infinite())
    return is_zero() || other.is_zero() ? nan(format_) : infinity(format_, negative);
  const Parts a = parts(), b = other.parts();
  return rounded(format_, mode, {negative, a.exponent + b.exponent, a.significand * b.significand}, false);
}

FloatValue FloatValue::divide(const FloatValue& other, RoundingMode mode) const {
  if (is_nan() || other.is_nan()) return nan(format_);
  const bool negative = bits_.sign() != other.bits_.sign();
  if (is_infinite()) return other.is_infinite() ? nan(format_) : infinity(format_, negative);
  if (other.is_infinite()) return zero(format_, negative);
  if (other.is_zero()) return is_zero() ? nan(format_) : infinity(format_, negative);
  const Parts a = parts(), b = other.parts();
  // Enough bits that the quotient has two more than the precision.
  const std::uint32_t shift = b.significand.bit_length() + format_.significand_bits + 2;
  Integer quotient, rest;
  Integer::divide(a.significand.shifted_left(shift), b.significand, &quotient, &rest);
  return rounded(format_, mode, {negative, a.exponent - b.exponent - shift, quotient}, !rest.is_zero());
}

FloatValue FloatValue::remainder(const FloatValue& other) const {
  if (is_nan() || other.is_nan() || is_infinite() || other.is_zero()) return nan(format_);
  if (other.is_infinite() || is_zero()) return *this;
  const Parts a = parts(), b = other.parts();
  const std::int64_t exponent = std::min(a.exponent, b.exponent);
  const Integer left = a.significand.shifted_left(static_cast<std::uint32_t>(a.exponent - exponent));
  const Integer right = b.significand.shifted_left(static_cast<std::uint32_t>(b.exponent - exponent));
  Integer quotient, rest;
  Integer::divide(left, right, &quotient, &rest);
  const Integer twice = rest + rest;
  if (twice > right || (twice == right && quotient.is_odd())) rest = rest - right;
  const bool negative = rest.is_zero() ? a.negative : rest.is_negative() != a.negative;
  return rounded(format_, RoundingMode::nearest_even, {negative, exponent, rest.absolute()}, false);
}

FloatValue FloatValue::square_root(RoundingMode mode) const {
  if (is_nan() || is_zero()) return *this;
  if (bits_.sign()) return nan(format_);
  if (is_infinite()) return *this;
  const Parts a = parts();
  std::uint32_t shift = 2 * format_.significand_bits + 4;
  if ((a.exponent - shift) % 2 != 0) ++shift;
  const Integer scaled = a.significand.shifted_left(shift);
  const Integer root = scaled.square_root();
  return rounded(format_, mode, {false, (a.exponent - shift) / 2, root}, root * root != scaled);
}

FloatValue FloatValue::round_to_integral(RoundingMode mode) const {
  if (is_nan() || is_infinite() || is_zero()) return *this;
  const Parts a = parts();
  if (a.exponent >= 0) return *this;
  const Integer whole = drop_bits(a.significand, -a.exponent, false, mode, a.negative);
  return rounded(format_, mode, {a.negative, 0, whole}, false);
}

bool FloatValue::equals(const FloatValue& other) const {
  if (is_nan() || other.is_nan()) return false;
  return bits_ == other.bits_ || (is_zero() && other.is_zero());
}

bool FloatValue::less(const FloatValue& other) const {
  if (is_nan() || other.is_nan() || equals(other)) return false;
  if (bits_.sign() != other.bits_.sign()) return bits_.sign();
  return bits_.sign() ? other.bits_.unsigned_less(bits_) : bits_.unsigned_less(other.bits_);
}

FloatValue FloatValue::converted(FloatFormat format, RoundingMode mode) const {
  if (is_nan()) return nan(format);
  if (is_infinite()) return infinity(format, bits_.sign());
  return rounded(format, mode, parts(), false);
}

FloatValue FloatValue::from_integer(FloatFormat format, const Integer& value, RoundingMode mode) {
  return rounded(format, mode, {value.is_negative(), 0, value.absolute()}, false);
}

BitVector FloatValue::to_signed(std::uint32_t width) const {
  if (is_nan()) return BitVector::zero(width);
  const BitVector limit = bits_.sign() ? BitVector::min_signed(width) : BitVector::max_signed(width);
  if (is_infinite()) return limit;
  const Parts a = parts();
  if (a.exponent + a.significand.bit_length() > width) return limit;
  const Integer whole = drop_bits(a.significand, -a.exponent, false, RoundingMode::toward_zero, a.negative);
  const Integer value = a.negative ? -whole : whole;
  if (a.negative ? value < limit.to_signed() : value > limit.to_signed()) return limit;
  return {width, value};
}

}  // namespace jury::logic
