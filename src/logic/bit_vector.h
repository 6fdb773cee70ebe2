// Bit-vector values and the operations of SMT-LIB's theory FixedSizeBitVectors on them.
//
// Up to 64 bits a value is a machine word; wider ones (rare: Java has none) go through Integer.
// Division by zero is what SMT-LIB says: udiv gives all ones, urem the dividend.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "logic/integer.h"

namespace jury::logic {

class BitVector {
 public:
  BitVector() = default;  // one bit, zero
  BitVector(std::uint32_t width, std::uint64_t bits);
  // The value modulo 2^width.
  BitVector(std::uint32_t width, const Integer& value);
  static BitVector zero(std::uint32_t width) { return {width, std::uint64_t{0}}; }
  static BitVector one(std::uint32_t width) { return {width, std::uint64_t{1}}; }
  static BitVector all_ones(std::uint32_t width) { return {width, Integer(-1)}; }
  static BitVector min_signed(std::uint32_t width) { return {width, Integer::power_of_two(width - 1)}; }
  static BitVector max_signed(std::uint32_t width) { return ~min_signed(width); }

  std::uint32_t width() const { return width_; }
  bool is_small() const { return width_ <= 64; }
  std::uint64_t bits() const { return bits_; }  // when small
  Integer to_unsigned() const;
  Integer to_signed() const;
  std::int64_t to_int64() const;  // sign-extended, when small
  bool bit(std::uint32_t index) const;
  bool sign() const { return bit(width_ - 1); }
  bool is_zero() const;
  bool is_one() const;
  bool is_all_ones() const;
  bool is_min_signed() const { return *this == min_signed(width_); }
  bool is_max_signed() const { return *this == max_signed(width_); }
  bool is_power_of_two() const;
  std::uint32_t trailing_zeros() const;  // width when zero
  std::string to_string() const;         // #x... or #b...
  std::size_t hash() const;

  BitVector operator~() const;
  BitVector operator-() const;
  friend BitVector operator&(const BitVector& left, const BitVector& right);
  friend BitVector operator|(const BitVector& left, const BitVector& right);
  friend BitVector operator^(const BitVector& left, const BitVector& right);
  friend BitVector operator+(const BitVector& left, const BitVector& right);
  friend BitVector operator-(const BitVector& left, const BitVector& right) { return left + -right; }
  friend BitVector operator*(const BitVector& left, const BitVector& right);
  BitVector unsigned_quotient(const BitVector& divisor) const;
  BitVector unsigned_remainder(const BitVector& divisor) const;
  BitVector signed_quotient(const BitVector& divisor) const;
  BitVector signed_remainder(const BitVector& divisor) const;
  BitVector shifted_left(const BitVector& amount) const;
  BitVector shifted_right(const BitVector& amount) const;             // zeros come in
  BitVector shifted_right_arithmetic(const BitVector& amount) const;  // the sign comes in
  BitVector concatenated(const BitVector& low) const;
  BitVector extracted(std::uint32_t high, std::uint32_t low) const;
  BitVector zero_extended(std::uint32_t extra) const;
  BitVector sign_extended(std::uint32_t extra) const;
  bool unsigned_less(const BitVector& other) const;
  bool signed_less(const BitVector& other) const;

  bool operator==(const BitVector& other) const;
  // Any total order, for containers.
  bool operator<(const BitVector& other) const;

 private:
  std::uint32_t width_ = 1;
  std::uint64_t bits_ = 0;               // when small
  std::shared_ptr<const Integer> wide_;  // otherwise; in [0, 2^width)
};

}  // namespace jury::logic
