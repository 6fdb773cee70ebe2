// The JVM's arithmetic, bit for bit (JVMS 6.5): wrapping integers, masked shifts, saturating conversions,
// IEEE floats in their own precision. Division by zero is excluded by a Check before.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace jury::trace {

template <class Integer>
constexpr Integer wrap_add(Integer left, Integer right) {
  using Unsigned = std::make_unsigned_t<Integer>;
  return static_cast<Integer>(static_cast<Unsigned>(left) + static_cast<Unsigned>(right));
}

template <class Integer>
constexpr Integer wrap_subtract(Integer left, Integer right) {
  using Unsigned = std::make_unsigned_t<Integer>;
  return static_cast<Integer>(static_cast<Unsigned>(left) - static_cast<Unsigned>(right));
}

template <class Integer>
constexpr Integer wrap_multiply(Integer left, Integer right) {
  using Unsigned = std::make_unsigned_t<Integer>;
  return static_cast<Integer>(static_cast<Unsigned>(left) * static_cast<Unsigned>(right));
}

template <class Integer>
constexpr Integer wrap_negate(Integer value) {
  return wrap_subtract<Integer>(0, value);
}

template <class Integer>
constexpr Integer divide(Integer left, Integer right) {
  return right == -1 ? wrap_negate(left) : static_cast<Integer>(left / right);
}

template <class Integer>
constexpr Integer remainder_of(Integer left, Integer right) {
  return right == -1 ? 0 : static_cast<Integer>(left % right);
}

// Floating-point remainder as `%`: the sign of the dividend, truncating, exact.
inline float remainder_of(float left, float right) { return std::fmod(left, right); }
inline double remainder_of(double left, double right) { return std::fmod(left, right); }

template <class Integer>
constexpr std::uint32_t shift_mask = sizeof(Integer) * 8 - 1;

template <class Integer>
constexpr Integer shift_left(Integer value, std::int32_t distance) {
  using Unsigned = std::make_unsigned_t<Integer>;
  return static_cast<Integer>(static_cast<Unsigned>(value)
                              << (static_cast<std::uint32_t>(distance) & shift_mask<Integer>));
}

template <class Integer>
constexpr Integer shift_right(Integer value, std::int32_t distance) {
  return static_cast<Integer>(value >> (static_cast<std::uint32_t>(distance) & shift_mask<Integer>));
}

template <class Integer>
constexpr Integer unsigned_shift_right(Integer value, std::int32_t distance) {
  using Unsigned = std::make_unsigned_t<Integer>;
  return static_cast<Integer>(static_cast<Unsigned>(value) >>
                              (static_cast<std::uint32_t>(distance) & shift_mask<Integer>));
}

constexpr std::int32_t compare(std::int64_t left, std::int64_t right) {
  return left < right ? -1 : left > right ? 1 : 0;
}

// fcmpl/dcmpl give -1 on NaN, fcmpg/dcmpg give 1.
template <class Float>
constexpr std::int32_t compare_floats(Float left, Float right, std::int32_t on_nan) {
  return left < right ? -1 : left > right ? 1 : left == right ? 0 : on_nan;
}

// Float.compare and Double.compare: -0.0 before 0.0, NaN last and equal to itself.
template <class Float>
std::int32_t compare_totally(Float left, Float right) {
  if (left < right) return -1;
  if (left > right) return 1;
  if (left != left || right != right) return (left != left) - (right != right);
  return std::signbit(right) - std::signbit(left);
}

// NaN becomes 0; what does not fit becomes the nearest value that does.
template <class Integer, class Float>
constexpr Integer saturate(Float value) {
  if (value != value) return 0;
  constexpr auto least = std::numeric_limits<Integer>::min();
  constexpr auto greatest = std::numeric_limits<Integer>::max();
  // `least` is a power of two, so -least is the first Float that is too large.
  if (value >= -static_cast<Float>(least)) return greatest;
  if (value <= static_cast<Float>(least)) return least;
  return static_cast<Integer>(value);
}

constexpr std::int32_t to_byte(std::int32_t value) { return static_cast<std::int8_t>(value); }
constexpr std::int32_t to_char(std::int32_t value) { return static_cast<std::uint16_t>(value); }
constexpr std::int32_t to_short(std::int32_t value) { return static_cast<std::int16_t>(value); }

}  // namespace jury::trace
