// Sorts: Bool, BitVec(n), Int, uninterpreted sorts, Array(index, element), Float(e, s).
// A Sort is a pointer into its TermManager, which keeps one node per sort: equality is identity.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>

#include "logic/float_value.h"
#include "support/symbol.h"

namespace jury::logic {

enum class SortKind : std::uint8_t { boolean, bit_vector, integer, uninterpreted, array, floating };

class Sort {
 public:
  Sort() = default;
  explicit operator bool() const { return node_ != nullptr; }

  SortKind kind() const;
  std::uint32_t id() const;
  bool is_boolean() const { return kind() == SortKind::boolean; }
  bool is_bit_vector() const { return kind() == SortKind::bit_vector; }
  bool is_integer() const { return kind() == SortKind::integer; }
  bool is_uninterpreted() const { return kind() == SortKind::uninterpreted; }
  bool is_array() const { return kind() == SortKind::array; }
  bool is_float() const { return kind() == SortKind::floating; }
  std::uint32_t width() const;  // of a bit-vector
  FloatFormat format() const;   // of a float
  Symbol name() const;          // of an uninterpreted sort
  Sort index() const;           // of an array
  Sort element() const;
  std::string to_string() const;

  bool operator==(const Sort&) const = default;
  std::strong_ordering operator<=>(const Sort& other) const { return id() <=> other.id(); }

 private:
  friend class TermManager;
  struct Node;
  explicit Sort(const Node* node) : node_(node) {}
  const Node* node_ = nullptr;
};

struct Sort::Node {
  SortKind kind;
  std::uint32_t id;
  std::uint32_t first = 0;   // width, exponent bits
  std::uint32_t second = 0;  // significand bits
  Symbol name;
  Sort index;
  Sort element;
};

inline SortKind Sort::kind() const { return node_->kind; }
inline std::uint32_t Sort::id() const { return node_->id; }
inline std::uint32_t Sort::width() const { return node_->first; }
inline FloatFormat Sort::format() const { return {node_->first, node_->second}; }
inline Symbol Sort::name() const { return node_->name; }
inline Sort Sort::index() const { return node_->index; }
inline Sort Sort::element() const { return node_->element; }

}  // namespace jury::logic

template <>
struct std::hash<jury::logic::Sort> {
  std::size_t operator()(const jury::logic::Sort& sort) const noexcept {
    return sort.id() * 0x9E3779B97F4A7C15ULL;
  }
};
