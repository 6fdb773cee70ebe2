// Terms and function symbols: handles on immutable nodes that a TermManager owns.
//
// Hash-consing: structurally equal terms of one manager are one node, so equality, hashing and ordering cost
// one comparison. Ids count up from 0 in order of creation and never change; an operand's id is smaller than
// its user's. A handle is valid as long as its manager. A default-made Term is null and tests false.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "logic/bit_vector.h"
#include "logic/float_value.h"
#include "logic/integer.h"
#include "logic/kind.h"
#include "logic/sort.h"
#include "support/symbol.h"

namespace jury::logic {

// An uninterpreted function, a free constant (no arguments) or a bound variable.
class Function {
 public:
  Function() = default;
  explicit operator bool() const { return node_ != nullptr; }

  Symbol name() const { return node_->name; }
  std::uint32_t id() const { return node_->id; }
  std::size_t arity() const { return node_->domain.size(); }
  const std::vector<Sort>& domain() const { return node_->domain; }
  Sort range() const { return node_->range; }

  bool operator==(const Function&) const = default;
  std::strong_ordering operator<=>(const Function& other) const { return id() <=> other.id(); }

 private:
  friend class TermManager;
  friend class Term;
  struct Node {
    std::uint32_t id;
    Symbol name;
    std::vector<Sort> domain;
    Sort range;
  };
  explicit Function(const Node* node) : node_(node) {}
  const Node* node_ = nullptr;
};

class Term {
 public:
  Term() = default;
  explicit operator bool() const { return node_ != nullptr; }

  Kind kind() const;
  Sort sort() const;
  std::uint32_t id() const;
  std::size_t size() const;  // number of children
  Term operator[](std::size_t index) const { return children()[index]; }
  std::span<const Term> children() const;
  std::uint32_t parameter(int index) const;  // of a kind with parameters
  Function function() const;                 // of a constant, variable or application

  // Values. Arrays have none of their own: they are stores on a constant array.
  bool is_value() const { return is_value_kind(kind()); }
  bool is_true() const;
  bool is_false() const;
  bool boolean_value() const { return is_true(); }
  BitVector bit_vector_value() const;
  Integer integer_value() const;
  FloatValue float_value() const;
  std::uint64_t element_index() const;

  // No variable and no quantifier occurs in it.
  bool is_ground() const;
  bool has_variable() const;
  bool has_quantifier() const;

  // Quantifiers.
  std::span<const Term> bound_variables() const { return children().first(parameter(0)); }
  Term body() const { return children()[parameter(0)]; }
  std::span<const Term> patterns() const { return children().subspan(parameter(0) + 1); }

  bool operator==(const Term&) const = default;
  std::strong_ordering operator<=>(const Term& other) const { return id() <=> other.id(); }

 private:
  friend class TermManager;
  struct Node;
  explicit Term(const Node* node) : node_(node) {}
  std::uint64_t payload() const;
  const Node* node_ = nullptr;
};

// The children follow the node in memory, then the payload word of the kinds that have one.
struct Term::Node {
  enum Flag : std::uint8_t { has_variable = 1, has_quantifier = 2, payload_is_large = 4 };

  Sort sort;
  std::uint32_t id;
  std::uint32_t hash;
  std::uint32_t child_count;
  Kind kind;
  std::uint8_t flags;

  const Term* children() const { return reinterpret_cast<const Term*>(this + 1); }
};

inline Kind Term::kind() const { return node_->kind; }
inline Sort Term::sort() const { return node_->sort; }
inline std::uint32_t Term::id() const { return node_->id; }
inline std::size_t Term::size() const { return node_->child_count; }
inline std::span<const Term> Term::children() const { return {node_->children(), node_->child_count}; }
inline std::uint64_t Term::payload() const {
  return *reinterpret_cast<const std::uint64_t*>(node_->children() + node_->child_count);
}
inline std::uint32_t Term::parameter(int index) const {
  return static_cast<std::uint32_t>(index == 0 ? payload() : payload() >> 32);
}
inline bool Term::is_true() const { return kind() == Kind::boolean_value && payload() == 1; }
inline bool Term::is_false() const { return kind() == Kind::boolean_value && payload() == 0; }
inline std::uint64_t Term::element_index() const { return payload(); }
inline bool Term::has_variable() const { return (node_->flags & Node::has_variable) != 0; }
inline bool Term::has_quantifier() const { return (node_->flags & Node::has_quantifier) != 0; }
inline bool Term::is_ground() const {
  return (node_->flags & (Node::has_variable | Node::has_quantifier)) == 0;
}
inline Function Term::function() const {
  return Function(reinterpret_cast<const Function::Node*>(payload()));
}

}  // namespace jury::logic

template <>
struct std::hash<jury::logic::Term> {
  std::size_t operator()(const jury::logic::Term& term) const noexcept {
    return static_cast<std::size_t>(term.id()) * 0x9E3779B97F4A7C15ULL;
  }
};
template <>
struct std::hash<jury::logic::Function> {
  std::size_t operator()(const jury::logic::Function& function) const noexcept {
    return function.id() * 0x9E3779B97F4A7C15ULL;
  }
};
