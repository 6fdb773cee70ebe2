// Columns of symbolic tuples, and the table of bit-vectors that integer columns refer to.
// Equal bit-vectors (wire by wire) are one entry, so equal constants are the same column.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "solver/relational/bit_vector.h"

namespace jury::solver::relational {

// An atom, a number of the IntegerTable, or `any` integer (logic/relational/element.h). Sorts in this order.
class Column {
 public:
  constexpr Column() = default;
  static constexpr Column atom(std::uint32_t index) { return Column(index); }
  static constexpr Column integer(std::uint32_t entry) { return Column(integer_tag | entry); }
  static constexpr Column any(std::uint32_t number) { return Column(any_tag | number); }

  constexpr bool is_atom() const { return code_ < integer_tag; }
  constexpr bool is_integer() const { return code_ >= integer_tag && code_ < any_tag; }
  constexpr bool is_any() const { return code_ >= any_tag; }
  constexpr std::uint32_t index() const { return code_ & (integer_tag - 1); }
  constexpr auto operator<=>(const Column&) const = default;

 private:
  static constexpr std::uint32_t integer_tag = 1U << 30;
  static constexpr std::uint32_t any_tag = 1U << 31;
  explicit constexpr Column(std::uint32_t code) : code_(code) {}
  std::uint32_t code_ = 0;
};

class IntegerTable {
 public:
  IntegerTable(Circuit& circuit, logic::relational::IntegerWidth width) : arithmetic_(circuit, width) {}

  BitArithmetic& arithmetic() { return arithmetic_; }
  logic::relational::IntegerWidth width() const { return arithmetic_.width(); }

  Column intern(const Bits& bits);
  Column constant(std::int64_t value) { return intern(arithmetic_.constant(value)); }
  const Bits& bits(Column integer) const { return entries_[integer.index()].bits; }
  bool is_constant(Column integer) const { return entries_[integer.index()].constant.has_value(); }
  Wire equal(Column left, Column right);  // of two integer columns

 private:
  struct Entry {
    Bits bits;
    std::optional<std::int64_t> constant;
  };
  struct BitsHash {
    std::size_t operator()(const Bits& bits) const;
  };

  BitArithmetic arithmetic_;
  std::vector<Entry> entries_;
  std::unordered_map<Bits, std::uint32_t, BitsHash> index_;
  std::unordered_map<std::uint64_t, Wire> equalities_;
};

}  // namespace jury::solver::relational
