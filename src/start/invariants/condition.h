// One condition on the fields of an object of a class, as its invariant: a field is never null, or a
// difference of two numbers (fields, lengths of arrays in fields, 0) is at most so much.
#pragma once

#include <cstdint>
#include <string>

#include "ir/method.h"

namespace jury::start {

struct Condition {
  enum class Kind : std::uint8_t { NotNull, Difference };
  // What stands on a side of a difference. No field: 0.
  struct Side {
    const ir::Field* field = nullptr;
    bool is_length = false;
    auto operator<=>(const Side&) const = default;
  };

  Kind kind = Kind::NotNull;
  Side left;   // the field, when it is about null
  Side right;  // left - right <= bound
  std::int64_t bound = 0;

  static Condition not_null(const ir::Field& field) { return {Kind::NotNull, {&field, false}, {}, 0}; }
  static Condition at_most(Side left, Side right, std::int64_t bound) {
    return {Kind::Difference, left, right, bound};
  }
  const ir::Field& some_field() const { return left.field ? *left.field : *right.field; }
  // "names != null", "size <= data.length", "denominator >= 1"
  std::string text() const;
  auto operator<=>(const Condition&) const = default;
};

}  // namespace jury::start
