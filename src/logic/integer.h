// Integers of any size: the values of the Int sort, and the exact arithmetic under wide bit-vectors and
// floats.
//
// Sign and magnitude (schoolbook algorithms, Knuth volume 2, 4.3.1); anything that fits 64 bits is kept
// inline and costs no allocation. Immutable, so copies share. Written anew instead of linking a bignum
// library: large values are rare here and the program stays free of one more dependency.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace jury::logic {

class Integer {
 public:
  // Little-endian digits in base 2^32 without leading zeros.
  using Magnitude = std::vector<std::uint32_t>;

  Integer() = default;
  Integer(std::int64_t value) : small_(value) {}  // NOLINT: integers convert freely
  static Integer from_unsigned(std::uint64_t value);
  static Integer power_of_two(std::uint32_t exponent);
  static std::optional<Integer> parse(std::string_view decimal);

  bool is_negative() const;
  bool is_zero() const { return !large_ && small_ == 0; }
  bool is_odd() const;
  bool fits_int64() const { return !large_; }
  std::int64_t to_int64() const { return small_; }  // when it fits
  std::uint64_t low_bits64() const;                 // modulo 2^64
  bool bit(std::uint32_t index) const;              // of the magnitude
  std::uint32_t bit_length() const;                 // of the magnitude; 0 for 0
  std::uint32_t trailing_zeros() const;             // of the magnitude, which is not 0
  std::string to_string() const;
  std::size_t hash() const;

  Integer operator-() const;
  Integer absolute() const { return is_negative() ? -*this : *this; }
  friend Integer operator+(const Integer& left, const Integer& right);
  friend Integer operator-(const Integer& left, const Integer& right) { return left + -right; }
  friend Integer operator*(const Integer& left, const Integer& right);
  // Quotient rounded towards zero and the remainder with the dividend's sign, as in Java. Not by zero.
  static void divide(const Integer& dividend, const Integer& divisor, Integer* quotient, Integer* remainder);
  // SMT-LIB's div and mod: the remainder is never negative. Not by zero.
  static Integer euclidean_quotient(const Integer& dividend, const Integer& divisor);
  static Integer euclidean_remainder(const Integer& dividend, const Integer& divisor);
  // Multiplication by 2^n, and division by 2^n rounded towards zero.
  Integer shifted_left(std::uint32_t bits) const;
  Integer shifted_right(std::uint32_t bits) const;
  // The remainder modulo 2^bits, in [0, 2^bits).
  Integer modulo_power_of_two(std::uint32_t bits) const;
  // Bitwise operations of non-negative integers.
  static Integer bitwise_and(const Integer& left, const Integer& right);
  static Integer bitwise_or(const Integer& left, const Integer& right);
  static Integer bitwise_xor(const Integer& left, const Integer& right);
  // Largest r with r*r <= this; this >= 0.
  Integer square_root() const;

  std::strong_ordering operator<=>(const Integer& other) const;
  bool operator==(const Integer& other) const { return (*this <=> other) == std::strong_ordering::equal; }

 private:
  struct Large {
    bool negative;
    Magnitude magnitude;
  };
  static Integer normalized(bool negative, Magnitude magnitude);
  Magnitude magnitude() const;

  std::int64_t small_ = 0;  // meaningful when large_ is empty
  std::shared_ptr<const Large> large_;
};

}  // namespace jury::logic
