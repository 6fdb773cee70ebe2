// Values: what a closed term denotes in a model.
//
// Arrays are a finite map and a default. Two arrays are compared point by point; a default that no index of a
// finite index sort can reach does not count. For an uninterpreted index sort the number of elements is the
// model's business, so Evaluator compares those itself.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "logic/bit_vector.h"
#include "logic/float_value.h"
#include "logic/integer.h"
#include "logic/sort.h"

namespace jury::logic {

class Value;

// An element of an uninterpreted sort, by number.
struct Element {
  Sort sort;
  std::uint64_t index = 0;
  bool operator==(const Element&) const = default;
};

struct ArrayValue;
using ArrayPointer = std::shared_ptr<const ArrayValue>;

class Value {
 public:
  Value() : data_(false) {}
  explicit Value(bool value) : data_(value) {}
  explicit Value(BitVector value) : data_(std::move(value)) {}
  explicit Value(Integer value) : data_(std::move(value)) {}
  explicit Value(FloatValue value) : data_(std::move(value)) {}
  explicit Value(Element value) : data_(value) {}
  explicit Value(ArrayPointer value) : data_(std::move(value)) {}
  // The value a symbol gets when a model does not say: false, 0, +0.0, element 0, the array of those.
  static Value default_of(Sort sort);

  bool is_boolean() const { return std::holds_alternative<bool>(data_); }
  bool is_bit_vector() const { return std::holds_alternative<BitVector>(data_); }
  bool is_integer() const { return std::holds_alternative<Integer>(data_); }
  bool is_float() const { return std::holds_alternative<FloatValue>(data_); }
  bool is_element() const { return std::holds_alternative<Element>(data_); }
  bool is_array() const { return std::holds_alternative<ArrayPointer>(data_); }
  bool boolean() const { return std::get<bool>(data_); }
  const BitVector& bit_vector() const { return std::get<BitVector>(data_); }
  const Integer& integer() const { return std::get<Integer>(data_); }
  const FloatValue& floating() const { return std::get<FloatValue>(data_); }
  Element element() const { return std::get<Element>(data_); }
  const ArrayValue& array() const { return *std::get<ArrayPointer>(data_); }

  std::string to_string() const;
  std::size_t hash() const;
  bool operator==(const Value& other) const;
  // Any total order on values of one sort, for containers.
  bool operator<(const Value& other) const;

 private:
  std::variant<bool, BitVector, Integer, FloatValue, Element, ArrayPointer> data_;
};

struct ArrayValue {
  Sort sort;
  std::map<Value, Value> entries;
  Value default_value;

  const Value& at(const Value& index) const;
  ArrayPointer with(const Value& index, const Value& element) const;
};

// The number of elements of a sort when it is finite by nature and fits 64 bits (Bool, bit-vectors, floats).
std::optional<std::uint64_t> cardinality(Sort sort);
// The values of a sort that has a cardinality, numbered from 0; of an uninterpreted sort, element `index`.
Value nth_value(Sort sort, std::uint64_t index);

}  // namespace jury::logic

template <>
struct std::hash<jury::logic::Value> {
  std::size_t operator()(const jury::logic::Value& value) const noexcept { return value.hash(); }
};
