#include "logic/relational/node.h"

#include <array>

namespace jury::logic::relational {

namespace {

constexpr auto E = NodeSort::Expression;
constexpr auto I = NodeSort::Integer;
constexpr auto F = NodeSort::Formula;

constexpr std::array<NodeKindInfo, node_kind_count> table = {{
    {NodeKind::Relation, E, 0, "relation"},
    {NodeKind::Variable, E, 0, "variable"},
    {NodeKind::None, E, 0, "none"},
    {NodeKind::Univ, E, 0, "univ"},
    {NodeKind::Iden, E, 0, "iden"},
    {NodeKind::Integers, E, 0, "Int"},
    {NodeKind::Union, E, 2, "+"},
    {NodeKind::Intersection, E, 2, "&"},
    {NodeKind::Difference, E, 2, "-"},
    {NodeKind::Join, E, 2, "."},
    {NodeKind::Product, E, 2, "->"},
    {NodeKind::Override, E, 2, "++"},
    {NodeKind::Transpose, E, 1, "~"},
    {NodeKind::Closure, E, 1, "^"},
    {NodeKind::ReflexiveClosure, E, 1, "*"},
    {NodeKind::Comprehension, E, -1, "comprehension"},
    {NodeKind::ConditionalExpression, E, 3, "if"},
    {NodeKind::IntegerToExpression, E, 1, "Int"},
    {NodeKind::Literal, I, 0, "literal"},
    {NodeKind::Sum, I, 1, "sum"},
    {NodeKind::Value, I, 1, "int"},
    {NodeKind::Cardinality, I, 1, "#"},
    {NodeKind::SumOver, I, -1, "sum"},
    {NodeKind::Plus, I, 2, "+"},
    {NodeKind::Minus, I, 2, "-"},
    {NodeKind::Times, I, 2, "*"},
    {NodeKind::Divide, I, 2, "/"},
    {NodeKind::Remainder, I, 2, "%"},
    {NodeKind::Negate, I, 1, "-"},
    {NodeKind::BitAnd, I, 2, "bitand"},
    {NodeKind::BitOr, I, 2, "bitor"},
    {NodeKind::BitXor, I, 2, "bitxor"},
    {NodeKind::BitNot, I, 1, "bitnot"},
    {NodeKind::ShiftLeft, I, 2, "<<"},
    {NodeKind::ShiftRight, I, 2, ">>"},
    {NodeKind::UnsignedShiftRight, I, 2, ">>>"},
    {NodeKind::ConditionalInteger, I, 3, "if"},
    {NodeKind::True, F, 0, "true"},
    {NodeKind::False, F, 0, "false"},
    {NodeKind::Subset, F, 2, "in"},
    {NodeKind::Equal, F, 2, "="},
    {NodeKind::Some, F, 1, "some"},
    {NodeKind::No, F, 1, "no"},
    {NodeKind::One, F, 1, "one"},
    {NodeKind::Lone, F, 1, "lone"},
    {NodeKind::Not, F, 1, "not"},
    {NodeKind::And, F, -1, "and"},
    {NodeKind::Or, F, -1, "or"},
    {NodeKind::Implies, F, 2, "=>"},
    {NodeKind::Iff, F, 2, "<=>"},
    {NodeKind::ForAll, F, -1, "all"},
    {NodeKind::Exists, F, -1, "some"},
    {NodeKind::ExistsOne, F, -1, "one"},
    {NodeKind::ExistsAtMostOne, F, -1, "lone"},
    {NodeKind::IntegerEqual, F, 2, "="},
    {NodeKind::IntegerLess, F, 2, "<"},
    {NodeKind::IntegerAtMost, F, 2, "=<"},
    {NodeKind::Functional, F, 2, "functional"},
    {NodeKind::TotalOrder, F, 2, "totalOrder"},
}};

constexpr bool table_follows_enumeration() {
  for (int index = 0; index < node_kind_count; ++index)
    if (static_cast<int>(table[index].kind) != index || table[index].sort != sort_of(table[index].kind))
      return false;
  return true;
}
static_assert(table_follows_enumeration(), "one row per NodeKind, in the same order");

}  // namespace

const NodeKindInfo& info(NodeKind kind) { return table[static_cast<std::size_t>(kind)]; }

bool Node::is_binder() const {
  return kind == NodeKind::Comprehension || kind == NodeKind::SumOver || kind == NodeKind::ForAll ||
         kind == NodeKind::Exists || kind == NodeKind::ExistsOne || kind == NodeKind::ExistsAtMostOne;
}

}  // namespace jury::logic::relational
