// IEEE 754 values of any binary format, computed exactly in software.
//
// Every operation computes the exact result over Integer and rounds once, so the code is the definition and
// small formats can be tested exhaustively; speed does not matter, only constants and models come here.
// There is one NaN (the quiet one with the highest fraction bit), as in SMT-LIB and Java's doubleToLongBits.
// to_signed is Java's conversion, not SMT-LIB's partial one: NaN gives 0, large values saturate (JLS 5.1.3).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "logic/bit_vector.h"

namespace jury::logic {

// Widths as in SMT-LIB: the significand counts the hidden bit. float is (8, 24), double (11, 53).
struct FloatFormat {
  std::uint32_t exponent_bits = 11;
  std::uint32_t significand_bits = 53;

  std::uint32_t width() const { return exponent_bits + significand_bits; }
  bool operator==(const FloatFormat&) const = default;
};
inline constexpr FloatFormat float_format{8, 24};
inline constexpr FloatFormat double_format{11, 53};

enum class RoundingMode : std::uint8_t { nearest_even, toward_zero, toward_positive, toward_negative };

class FloatValue {
 public:
  FloatValue() : FloatValue(double_format, BitVector::zero(64)) {}
  // From IEEE bits; every NaN becomes the one NaN.
  FloatValue(FloatFormat format, const BitVector& bits);
  explicit FloatValue(float value);
  explicit FloatValue(double value);
  static FloatValue nan(FloatFormat format);
  static FloatValue infinity(FloatFormat format, bool negative);
  static FloatValue zero(FloatFormat format, bool negative);

  FloatFormat format() const { return format_; }
  const BitVector& bits() const { return bits_; }
  float to_float() const;    // for float_format
  double to_double() const;  // for double_format

  bool is_nan() const;
  bool is_infinite() const;
  bool is_zero() const;
  bool is_negative() const { return bits_.sign() && !is_nan(); }

  FloatValue operator-() const;
  FloatValue absolute() const;
  FloatValue add(const FloatValue& other, RoundingMode mode = RoundingMode::nearest_even) const;
  FloatValue subtract(const FloatValue& other, RoundingMode mode = RoundingMode::nearest_even) const;
  FloatValue multiply(const FloatValue& other, RoundingMode mode = RoundingMode::nearest_even) const;
  FloatValue divide(const FloatValue& other, RoundingMode mode = RoundingMode::nearest_even) const;
  // IEEE remainder: this - other * n with n the integer nearest to the quotient. Java's % is fmod instead.
  FloatValue remainder(const FloatValue& other) const;
  FloatValue square_root(RoundingMode mode = RoundingMode::nearest_even) const;
  FloatValue round_to_integral(RoundingMode mode) const;

  // IEEE comparisons: false with NaN, -0 equals +0.
  bool equals(const FloatValue& other) const;
  bool less(const FloatValue& other) const;
  bool less_or_equal(const FloatValue& other) const { return less(other) || equals(other); }

  FloatValue converted(FloatFormat format, RoundingMode mode = RoundingMode::nearest_even) const;
  static FloatValue from_integer(FloatFormat format, const Integer& value,
                                 RoundingMode mode = RoundingMode::nearest_even);
  BitVector to_signed(std::uint32_t width) const;  // rounds toward zero, saturates

  // Structural: NaN equals NaN, -0 differs from +0.
  bool operator==(const FloatValue& other) const { return format_ == other.format_ && bits_ == other.bits_; }
  bool operator<(const FloatValue& other) const { return bits_ < other.bits_; }

 private:
  // sign * significand * 2^exponent, for finite values.
  struct Parts {
    bool negative = false;
    std::int64_t exponent = 0;
    Integer significand;
  };
  Parts parts() const;
  // The exact value plus, when `inexact`, something below one unit of the significand's last place.
  static FloatValue rounded(FloatFormat format, RoundingMode mode, Parts exact, bool inexact);
  static FloatValue overflow(FloatFormat format, RoundingMode mode, bool negative);

  FloatFormat format_;
  BitVector bits_;
};

}  // namespace jury::logic
