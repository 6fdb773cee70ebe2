#include "logic/bit_vector.h"

#include <bit>

#include "support/diagnostics.h"

namespace jury::logic {

namespace {

std::uint64_t mask(std::uint32_t width) {
  return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
}

}  // namespace

BitVector::BitVector(std::uint32_t width, std::uint64_t bits) : width_(width), bits_(bits & mask(width)) {
  JURY_CHECK(width > 0, "bit-vector of width 0");
  if (width > 64) wide_ = std::make_shared<const Integer>(Integer::from_unsigned(bits));
}

BitVector::BitVector(std::uint32_t width, const Integer& value) : width_(width) {
  JURY_CHECK(width > 0, "bit-vector of width 0");
  if (width <= 64)
    bits_ = value.low_bits64() & mask(width);
  else
    wide_ = std::make_shared<const Integer>(value.modulo_power_of_two(width));
}

Integer BitVector::to_unsigned() const { return is_small() ? Integer::from_unsigned(bits_) : *wide_; }

Integer BitVector::to_signed() const {
  if (is_small()) return Integer(to_int64());
  return sign() ? *wide_ - Integer::power_of_two(width_) : *wide_;
}

std::int64_t BitVector::to_int64() const {
  const std::uint32_t unused = 64 - width_;
  return static_cast<std::int64_t>(bits_ << unused) >> unused;
}

bool BitVector::bit(std::uint32_t index) const {
  return is_small() ? (bits_ >> index & 1) != 0 : wide_->bit(index);
}
bool BitVector::is_zero() const { return is_small() ? bits_ == 0 : wide_->is_zero(); }
bool BitVector::is_one() const { return is_small() ? bits_ == 1 : *wide_ == Integer(1); }
bool BitVector::is_all_ones() const { return is_small() ? bits_ == mask(width_) : (~*this).is_zero(); }

bool BitVector::is_power_of_two() const {
  if (is_small()) return std::has_single_bit(bits_);
  return !wide_->is_zero() && wide_->trailing_zeros() + 1 == wide_->bit_length();
}

std::uint32_t BitVector::trailing_zeros() const {
  if (is_zero()) return width_;
  return is_small() ? static_cast<std::uint32_t>(std::countr_zero(bits_)) : wide_->trailing_zeros();
}

std::string BitVector::to_string() const {
  const bool hexadecimal = width_ % 4 == 0;
  const std::uint32_t step = hexadecimal ? 4 : 1;
  std::string text = hexadecimal ? "#x" : "#b";
  for (std::uint32_t low = width_; low > 0;) {
    low -= step;
    text.push_back("0123456789abcdef"[extracted(low + step - 1, low).bits()]);
  }
  return text;
}

std::size_t BitVector::hash() const {
  return (is_small() ? bits_ * 0x9E3779B97F4A7C15ULL : wide_->hash()) ^ width_ * 0xC2B2AE3D27D4EB4FULL;
}

BitVector BitVector::operator~() const {
  return is_small() ? BitVector(width_, ~bits_) : BitVector(width_, Integer(-1) - *wide_);
}

BitVector BitVector::operator-() const {
  return is_small() ? BitVector(width_, std::uint64_t{0} - bits_) : BitVector(width_, -*wide_);
}

BitVector operator&(const BitVector& left, const BitVector& right) {
  if (left.is_small()) return {left.width_, left.bits_ & right.bits_};
  return {left.width_, Integer::bitwise_and(*left.wide_, *right.wide_)};
}

BitVector operator|(const BitVector& left, const BitVector& right) {
  if (left.is_small()) return {left.width_, left.bits_ | right.bits_};
  return {left.width_, Integer::bitwise_or(*left.wide_, *right.wide_)};
}

BitVector operator^(const BitVector& left, const BitVector& right) {
  if (left.is_small()) return {left.width_, left.bits_ ^ right.bits_};
  return {left.width_, Integer::bitwise_xor(*left.wide_, *right.wide_)};
}

BitVector operator+(const BitVector& left, const BitVector& right) {
  if (left.is_small()) return {left.width_, left.bits_ + right.bits_};
  return {left.width_, *left.wide_ + *right.wide_};
}

BitVector operator*(const BitVector& left, const BitVector& right) {
  if (left.is_small()) return {left.width_, left.bits_ * right.bits_};
  return {left.width_, *left.wide_ * *right.wide_};
}

BitVector BitVector::unsigned_quotient(const BitVector& divisor) const {
  if (divisor.is_zero()) return all_ones(width_);
  if (is_small()) return {width_, bits_ / divisor.bits_};
  return {width_, Integer::euclidean_quotient(*wide_, *divisor.wide_)};
}

BitVector BitVector::unsigned_remainder(const BitVector& divisor) const {
  if (divisor.is_zero()) return *this;
  if (is_small()) return {width_, bits_ % divisor.bits_};
  return {width_, Integer::euclidean_remainder(*wide_, *divisor.wide_)};
}

BitVector BitVector::signed_quotient(const BitVector& divisor) const {
  const BitVector magnitude =
      (sign() ? -*this : *this).unsigned_quotient(divisor.sign() ? -divisor : divisor);
  return sign() != divisor.sign() ? -magnitude : magnitude;
}

BitVector BitVector::signed_remainder(const BitVector& divisor) const {
  const BitVector magnitude =
      (sign() ? -*this : *this).unsigned_remainder(divisor.sign() ? -divisor : divisor);
  return sign() ? -magnitude : magnitude;
}

BitVector BitVector::shifted_left(const BitVector& amount) const {
  if (amount.to_unsigned() >= Integer(width_)) return zero(width_);
  const auto count = static_cast<std::uint32_t>(amount.to_unsigned().to_int64());
  return is_small() ? BitVector(width_, bits_ << count) : BitVector(width_, wide_->shifted_left(count));
}

BitVector BitVector::shifted_right(const BitVector& amount) const {
  if (amount.to_unsigned() >= Integer(width_)) return zero(width_);
  const auto count = static_cast<std::uint32_t>(amount.to_unsigned().to_int64());
  return is_small() ? BitVector(width_, bits_ >> count) : BitVector(width_, wide_->shifted_right(count));
}

BitVector BitVector::shifted_right_arithmetic(const BitVector& amount) const {
  return sign() ? ~(~*this).shifted_right(amount) : shifted_right(amount);
}

BitVector BitVector::concatenated(const BitVector& low) const {
  const std::uint32_t width = width_ + low.width_;
  if (width <= 64) return {width, bits_ << low.width_ | low.bits_};
  return {width, to_unsigned().shifted_left(low.width_) + low.to_unsigned()};
}

BitVector BitVector::extracted(std::uint32_t high, std::uint32_t low) const {
  const std::uint32_t width = high - low + 1;
  if (is_small()) return {width, bits_ >> low};
  return {width, wide_->shifted_right(low)};
}

BitVector BitVector::zero_extended(std::uint32_t extra) const {
  if (width_ + extra <= 64) return {width_ + extra, bits_};
  return {width_ + extra, to_unsigned()};
}

BitVector BitVector::sign_extended(std::uint32_t extra) const {
  if (width_ + extra <= 64) return {width_ + extra, static_cast<std::uint64_t>(to_int64())};
  return {width_ + extra, to_signed()};
}

bool BitVector::unsigned_less(const BitVector& other) const {
  return is_small() ? bits_ < other.bits_ : *wide_ < *other.wide_;
}

bool BitVector::signed_less(const BitVector& other) const {
  return sign() != other.sign() ? sign() : unsigned_less(other);
}

bool BitVector::operator==(const BitVector& other) const {
  return width_ == other.width_ && (is_small() ? bits_ == other.bits_ : *wide_ == *other.wide_);
}

bool BitVector::operator<(const BitVector& other) const {
  return width_ != other.width_ ? width_ < other.width_ : unsigned_less(other);
}

}  // namespace jury::logic
