// A value of the interpreter: 64 bits whose meaning the static types tell. References are addresses of
// heap objects; null is 0. Small integers are held sign- or zero-extended as ints.
#pragma once

#include <bit>
#include <cstdint>

namespace jury::trace {

struct Object;

struct Value {
  std::uint64_t bits;  // no initializer: the register stack is allocated without touching it

  static constexpr Value zero() { return {0}; }
  static constexpr Value of(std::int32_t value) { return {static_cast<std::uint32_t>(value)}; }
  static constexpr Value of(bool value) { return {value ? 1u : 0u}; }
  static constexpr Value of(std::int64_t value) { return {static_cast<std::uint64_t>(value)}; }
  static constexpr Value of(float value) { return {std::bit_cast<std::uint32_t>(value)}; }
  static constexpr Value of(double value) { return {std::bit_cast<std::uint64_t>(value)}; }
  static Value of(const Object* object) { return {reinterpret_cast<std::uintptr_t>(object)}; }

  constexpr std::int32_t as_int() const {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(bits));
  }
  constexpr std::int64_t as_long() const { return static_cast<std::int64_t>(bits); }
  constexpr float as_float() const { return std::bit_cast<float>(static_cast<std::uint32_t>(bits)); }
  constexpr double as_double() const { return std::bit_cast<double>(bits); }
  Object* as_object() const { return reinterpret_cast<Object*>(static_cast<std::uintptr_t>(bits)); }
};
static_assert(sizeof(Value) == 8);

}  // namespace jury::trace
