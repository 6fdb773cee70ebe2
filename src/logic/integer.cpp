#include "logic/integer.h"

#include <algorithm>
#include <bit>

#include "support/diagnostics.h"

namespace jury::logic {

namespace {

using Magnitude = Integer::Magnitude;

void trim(Magnitude& digits) {
  while (!digits.empty() && digits.back() == 0) digits.pop_back();
}

std::strong_ordering compare(const Magnitude& left, const Magnitude& right) {
  if (left.size() != right.size()) return left.size() <=> right.size();
  for (std::size_t i = left.size(); i-- > 0;)
    if (left[i] != right[i]) return left[i] <=> right[i];
  return std::strong_ordering::equal;
}

Magnitude add(const Magnitude& left, const Magnitude& right) {
  const Magnitude& longer = left.size() >= right.size() ? left : right;
  const Magnitude& shorter = left.size() >= right.size() ? right : left;
  Magnitude sum;
  sum.reserve(longer.size() + 1);
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < longer.size(); ++i) {
    carry += std::uint64_t{longer[i]} + (i < shorter.size() ? shorter[i] : 0);
    sum.push_back(static_cast<std::uint32_t>(carry));
    carry >>= 32;
  }
  if (carry != 0) sum.push_back(static_cast<std::uint32_t>(carry));
  return sum;
}

// left >= right
Magnitude subtract(const Magnitude& left, const Magnitude& right) {
  Magnitude difference = left;
  std::int64_t borrow = 0;
  for (std::size_t i = 0; i < left.size(); ++i) {
    std::int64_t digit = std::int64_t{left[i]} - borrow - (i < right.size() ? right[i] : 0);
    borrow = digit < 0 ? 1 : 0;
    if (digit < 0) digit += std::int64_t{1} << 32;
    difference[i] = static_cast<std::uint32_t>(digit);
  }
  trim(difference);
  return difference;
}

Magnitude multiply(const Magnitude& left, const Magnitude& right) {
  Magnitude product(left.size() + right.size(), 0);
  for (std::size_t i = 0; i < left.size(); ++i) {
    std::uint64_t carry = 0;
    for (std::size_t j = 0; j < right.size(); ++j) {
      carry += std::uint64_t{left[i]} * right[j] + product[i + j];
      product[i + j] = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    product[i + right.size()] = static_cast<std::uint32_t>(carry);
  }
  trim(product);
  return product;
}

Magnitude shift_left(const Magnitude& digits, std::uint32_t bits) {
  if (digits.empty()) return {};
  const std::uint32_t words = bits / 32, rest = bits % 32;
  Magnitude result(words, 0);
  std::uint64_t carry = 0;
  for (const std::uint32_t digit : digits) {
    carry |= std::uint64_t{digit} << rest;
    result.push_back(static_cast<std::uint32_t>(carry));
    carry >>= 32;
  }
  result.push_back(static_cast<std::uint32_t>(carry));
  trim(result);
  return result;
}

Magnitude shift_right(const Magnitude& digits, std::uint32_t bits) {
  const std::uint32_t words = bits / 32, rest = bits % 32;
  Magnitude result;
  for (std::size_t i = words; i < digits.size(); ++i) {
    const std::uint64_t high = i + 1 < digits.size() ? digits[i + 1] : 0;
    result.push_back(static_cast<std::uint32_t>((high << 32 | digits[i]) >> rest));
  }
  trim(result);
  return result;
}

std::uint32_t divide_by_digit(Magnitude& digits, std::uint32_t divisor) {
  std::uint64_t remainder = 0;
  for (std::size_t i = digits.size(); i-- > 0;) {
    remainder = remainder << 32 | digits[i];
    digits[i] = static_cast<std::uint32_t>(remainder / divisor);
    remainder %= divisor;
  }
  trim(digits);
  return static_cast<std::uint32_t>(remainder);
}

// Knuth's algorithm D, step D3: one digit of the quotient, and its product subtracted.
std::uint32_t next_quotient_digit(Magnitude& dividend, const Magnitude& divisor, std::size_t position) {
  const std::size_t n = divisor.size();
  const std::uint64_t base = std::uint64_t{1} << 32;
  const std::uint64_t top = std::uint64_t{dividend[position + n]} << 32 | dividend[position + n - 1];
  std::uint64_t guess = top / divisor[n - 1];
  std::uint64_t rest = top % divisor[n - 1];
  while (guess >= base || guess * divisor[n - 2] > (rest << 32 | dividend[position + n - 2])) {
    --guess;
    rest += divisor[n - 1];
    if (rest >= base) break;
  }
  std::int64_t borrow = 0;
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < n; ++i) {
    carry += guess * divisor[i];
    const std::int64_t digit =
        std::int64_t{dividend[position + i]} - borrow - static_cast<std::uint32_t>(carry);
    dividend[position + i] = static_cast<std::uint32_t>(digit);
    borrow = digit < 0 ? 1 : 0;
    carry >>= 32;
  }
  const std::int64_t last = std::int64_t{dividend[position + n]} - borrow - static_cast<std::int64_t>(carry);
  dividend[position + n] = static_cast<std::uint32_t>(last);
  if (last >= 0) return static_cast<std::uint32_t>(guess);
  // The guess was one too large: add the divisor back.
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < n; ++i) {
    sum += std::uint64_t{dividend[position + i]} + divisor[i];
    dividend[position + i] = static_cast<std::uint32_t>(sum);
    sum >>= 32;
  }
  dividend[position + n] += static_cast<std::uint32_t>(sum);
  return static_cast<std::uint32_t>(guess - 1);
}

void divide_magnitudes(const Magnitude& dividend, const Magnitude& divisor, Magnitude* quotient,
                       Magnitude* remainder) {
  if (compare(dividend, divisor) == std::strong_ordering::less) {
    quotient->clear();
    *remainder = dividend;
    return;
  }
  if (divisor.size() == 1) {
    *quotient = dividend;
    const std::uint32_t rest = divide_by_digit(*quotient, divisor[0]);
    *remainder = rest == 0 ? Magnitude{} : Magnitude{rest};
    return;
  }
  const auto shift = static_cast<std::uint32_t>(std::countl_zero(divisor.back()));
  const Magnitude scaled_divisor = shift_left(divisor, shift);
  Magnitude rest = shift_left(dividend, shift);
  rest.resize(dividend.size() + 1, 0);
  const std::size_t count = rest.size() - scaled_divisor.size();
  quotient->assign(count, 0);
  for (std::size_t i = count; i-- > 0;) (*quotient)[i] = next_quotient_digit(rest, scaled_divisor, i);
  trim(*quotient);
  trim(rest);
  *remainder = shift_right(rest, shift);
}

template <typename Operation>
Magnitude combine_digits(const Magnitude& left, const Magnitude& right, Operation operation) {
  Magnitude result(std::max(left.size(), right.size()), 0);
  for (std::size_t i = 0; i < result.size(); ++i)
    result[i] = operation(i < left.size() ? left[i] : 0U, i < right.size() ? right[i] : 0U);
  trim(result);
  return result;
}

}  // namespace

Integer Integer::normalized(bool negative, Magnitude digits) {
  trim(digits);
  const std::uint64_t low =
      (digits.empty() ? 0 : digits[0]) | (digits.size() > 1 ? std::uint64_t{digits[1]} << 32 : 0);
  const std::uint64_t limit = std::uint64_t{1} << 63;
  if (digits.size() <= 2 && (low < limit || (negative && low == limit)))
    return Integer(static_cast<std::int64_t>(negative ? std::uint64_t{0} - low : low));
  Integer result;
  result.large_ = std::make_shared<const Large>(Large{negative, std::move(digits)});
  return result;
}

Magnitude Integer::magnitude() const {
  if (large_) return large_->magnitude;
  const std::uint64_t value =
      small_ < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(small_) : static_cast<std::uint64_t>(small_);
  Magnitude digits{static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)};
  trim(digits);
  return digits;
}

Integer Integer::from_unsigned(std::uint64_t value) {
  return normalized(false, {static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)});
}

Integer Integer::power_of_two(std::uint32_t exponent) { return Integer(1).shifted_left(exponent); }

std::optional<Integer> Integer::parse(std::string_view decimal) {
  const bool negative = !decimal.empty() && decimal[0] == '-';
  if (negative) decimal.remove_prefix(1);
  if (decimal.empty()) return std::nullopt;
  Integer result;
  for (const char digit : decimal) {
    if (digit < '0' || digit > '9') return std::nullopt;
    result = result * Integer(10) + Integer(digit - '0');
  }
  return negative ? -result : result;
}

bool Integer::is_negative() const { return large_ ? large_->negative : small_ < 0; }
bool Integer::is_odd() const { return large_ ? (large_->magnitude[0] & 1) != 0 : (small_ & 1) != 0; }

std::uint64_t Integer::low_bits64() const {
  if (!large_) return static_cast<std::uint64_t>(small_);
  const std::uint64_t low = large_->magnitude[0] | std::uint64_t{large_->magnitude[1]} << 32;
  return large_->negative ? std::uint64_t{0} - low : low;
}

bool Integer::bit(std::uint32_t index) const {
  const Magnitude digits = magnitude();
  return index / 32 < digits.size() && (digits[index / 32] >> index % 32 & 1) != 0;
}

std::uint32_t Integer::bit_length() const {
  const Magnitude digits = magnitude();
  if (digits.empty()) return 0;
  return static_cast<std::uint32_t>(digits.size() * 32) -
         static_cast<std::uint32_t>(std::countl_zero(digits.back()));
}

std::uint32_t Integer::trailing_zeros() const {
  const Magnitude digits = magnitude();
  std::uint32_t count = 0;
  while (digits[count / 32] == 0) count += 32;
  return count + static_cast<std::uint32_t>(std::countr_zero(digits[count / 32]));
}

std::string Integer::to_string() const {
  if (!large_) return std::to_string(small_);
  Magnitude digits = large_->magnitude;
  std::string text;
  while (!digits.empty()) {
    std::uint32_t chunk = divide_by_digit(digits, 1000000000);
    for (int i = 0; i < 9 && (chunk != 0 || !digits.empty()); ++i, chunk /= 10)
      text.push_back(static_cast<char>('0' + chunk % 10));
  }
  if (large_->negative) text.push_back('-');
  return {text.rbegin(), text.rend()};
}

std::size_t Integer::hash() const {
  if (!large_) return static_cast<std::uint64_t>(small_) * 0x9E3779B97F4A7C15ULL;
  std::size_t result = large_->negative ? 7 : 3;
  for (const std::uint32_t digit : large_->magnitude) result = (result ^ digit) * 0x9E3779B97F4A7C15ULL;
  return result;
}

Integer Integer::operator-() const {
  if (!large_ && small_ != INT64_MIN) return Integer(-small_);
  return normalized(!is_negative(), magnitude());
}

Integer operator+(const Integer& left, const Integer& right) {
  std::int64_t sum = 0;
  if (!left.large_ && !right.large_ && !__builtin_add_overflow(left.small_, right.small_, &sum))
    return Integer(sum);
  const Magnitude a = left.magnitude(), b = right.magnitude();
  if (left.is_negative() == right.is_negative()) return Integer::normalized(left.is_negative(), add(a, b));
  if (compare(a, b) == std::strong_ordering::less)
    return Integer::normalized(right.is_negative(), subtract(b, a));
  return Integer::normalized(left.is_negative(), subtract(a, b));
}

Integer operator*(const Integer& left, const Integer& right) {
  std::int64_t product = 0;
  if (!left.large_ && !right.large_ && !__builtin_mul_overflow(left.small_, right.small_, &product))
    return Integer(product);
  return Integer::normalized(left.is_negative() != right.is_negative(),
                             multiply(left.magnitude(), right.magnitude()));
}

void Integer::divide(const Integer& dividend, const Integer& divisor, Integer* quotient, Integer* remainder) {
  JURY_CHECK(!divisor.is_zero(), "integer division by zero");
  if (!dividend.large_ && !divisor.large_ && !(dividend.small_ == INT64_MIN && divisor.small_ == -1)) {
    const std::int64_t numerator = dividend.small_, denominator = divisor.small_;
    *quotient = Integer(numerator / denominator);
    *remainder = Integer(numerator % denominator);
    return;
  }
  const bool negative_dividend = dividend.is_negative();
  const bool negative_quotient = negative_dividend != divisor.is_negative();
  Magnitude whole, rest;
  divide_magnitudes(dividend.magnitude(), divisor.magnitude(), &whole, &rest);
  *quotient = normalized(negative_quotient, std::move(whole));
  *remainder = normalized(negative_dividend, std::move(rest));
}

Integer Integer::euclidean_quotient(const Integer& dividend, const Integer& divisor) {
  Integer quotient, remainder;
  divide(dividend, divisor, &quotient, &remainder);
  if (!remainder.is_negative()) return quotient;
  return divisor.is_negative() ? quotient + Integer(1) : quotient - Integer(1);
}

Integer Integer::euclidean_remainder(const Integer& dividend, const Integer& divisor) {
  Integer quotient, remainder;
  divide(dividend, divisor, &quotient, &remainder);
  return remainder.is_negative() ? remainder + divisor.absolute() : remainder;
}

Integer Integer::shifted_left(std::uint32_t bits) const {
  return normalized(is_negative(), shift_left(magnitude(), bits));
}

Integer Integer::shifted_right(std::uint32_t bits) const {
  return normalized(is_negative(), shift_right(magnitude(), bits));
}

Integer Integer::modulo_power_of_two(std::uint32_t bits) const {
  Magnitude digits = magnitude();
  if (digits.size() > (bits + 31) / 32) digits.resize((bits + 31) / 32);
  if (bits % 32 != 0 && digits.size() == bits / 32 + 1) digits.back() &= (1U << bits % 32) - 1;
  const Integer low = normalized(false, std::move(digits));
  return is_negative() && !low.is_zero() ? power_of_two(bits) - low : low;
}

Integer Integer::bitwise_and(const Integer& left, const Integer& right) {
  const auto operation = [](std::uint32_t a, std::uint32_t b) { return a & b; };
  return normalized(false, combine_digits(left.magnitude(), right.magnitude(), operation));
}

Integer Integer::bitwise_or(const Integer& left, const Integer& right) {
  const auto operation = [](std::uint32_t a, std::uint32_t b) { return a | b; };
  return normalized(false, combine_digits(left.magnitude(), right.magnitude(), operation));
}

Integer Integer::bitwise_xor(const Integer& left, const Integer& right) {
  const auto operation = [](std::uint32_t a, std::uint32_t b) { return a ^ b; };
  return normalized(false, combine_digits(left.magnitude(), right.magnitude(), operation));
}

// Newton's iteration from above; it decreases until the root is reached.
Integer Integer::square_root() const {
  if (is_zero()) return *this;
  Integer guess = power_of_two((bit_length() + 1) / 2);
  while (true) {
    Integer quotient, remainder;
    divide(*this, guess, &quotient, &remainder);
    const Integer next = (guess + quotient).shifted_right(1);
    if (next >= guess) return guess;
    guess = next;
  }
}

std::strong_ordering Integer::operator<=>(const Integer& other) const {
  if (!large_ && !other.large_) return small_ <=> other.small_;
  if (is_negative() != other.is_negative()) return other.is_negative() <=> is_negative();
  const std::strong_ordering order = compare(magnitude(), other.magnitude());
  if (!is_negative()) return order;
  return order == std::strong_ordering::less      ? std::strong_ordering::greater
         : order == std::strong_ordering::greater ? std::strong_ordering::less
                                                  : order;
}

}  // namespace jury::logic
