// Nodes of relational logic (Karun, figure 3-2, extended): immutable, shared, made by a Builder only.
// Three sorts: expressions denote relations of some arity, integer expressions denote integers, formulas hold
// or do not. `let` needs no node: the bound thing is shared. `no x: e | F` and `disj` are derived forms
// of the Builder. There are no literals for atoms: formulas see atoms through relations only, so that
// permuting interchangeable atoms never changes a formula (solver/relational/symmetry.h relies on it).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagnostics.h"

namespace jury::logic::relational {

enum class NodeKind : std::uint8_t {
  // expressions
  Relation,
  Variable,
  None,
  Univ,
  Iden,
  Integers,
  Union,
  Intersection,
  Difference,
  Join,
  Product,
  Override,
  Transpose,
  Closure,
  ReflexiveClosure,
  Comprehension,
  ConditionalExpression,
  IntegerToExpression,
  // integer expressions
  Literal,
  Sum,
  Value,
  Cardinality,
  SumOver,
  Plus,
  Minus,
  Times,
  Divide,
  Remainder,
  Negate,
  BitAnd,
  BitOr,
  BitXor,
  BitNot,
  ShiftLeft,
  ShiftRight,
  UnsignedShiftRight,
  ConditionalInteger,
  // formulas
  True,
  False,
  Subset,
  Equal,
  Some,
  No,
  One,
  Lone,
  Not,
  And,
  Or,
  Implies,
  Iff,
  ForAll,
  Exists,
  ExistsOne,
  ExistsAtMostOne,
  IntegerEqual,
  IntegerLess,
  IntegerAtMost,
  Functional,
  TotalOrder,
};
inline constexpr int node_kind_count = static_cast<int>(NodeKind::TotalOrder) + 1;

enum class NodeSort : std::uint8_t { Expression, Integer, Formula };

// The enumeration lists one sort after the other.
constexpr NodeSort sort_of(NodeKind kind) {
  if (kind < NodeKind::Literal) return NodeSort::Expression;
  return kind < NodeKind::True ? NodeSort::Integer : NodeSort::Formula;
}

struct NodeKindInfo {
  NodeKind kind;
  NodeSort sort;
  int children;  // -1: any number
  std::string_view text;
};

const NodeKindInfo& info(NodeKind kind);

// children: operands from left to right. Binders (Comprehension, SumOver, ForAll, Exists...) hold
// variable, domain, variable, domain, ..., body; a domain may mention the variables before it.
struct Node {
  NodeKind kind;
  std::uint32_t id = 0;    // order of creation within the Builder
  std::size_t arity = 0;   // expressions only
  std::int64_t value = 0;  // Literal
  std::string name;        // Relation, Variable
  std::vector<const Node*> children;
  std::vector<const Node*> free_variables;  // sorted by id
  SourcePosition position;

  NodeSort sort() const { return sort_of(kind); }
  bool is_binder() const;
  std::size_t bound_variables() const { return children.size() / 2; }  // of a binder
  const Node* body() const { return children.back(); }
};

// Handles that keep the three sorts apart in signatures. Copying one copies a pointer.
template <NodeSort Sort>
class Handle {
 public:
  Handle() = default;
  explicit Handle(const Node* node) : node_(node) {
    JURY_CHECK(node && node->sort() == Sort, "a node of another sort was expected");
  }
  const Node* node() const { return node_; }
  const Node* operator->() const { return node_; }
  explicit operator bool() const { return node_ != nullptr; }
  bool operator==(const Handle&) const = default;

 private:
  const Node* node_ = nullptr;
};

using Expression = Handle<NodeSort::Expression>;
using IntegerExpression = Handle<NodeSort::Integer>;
using Formula = Handle<NodeSort::Formula>;

}  // namespace jury::logic::relational
