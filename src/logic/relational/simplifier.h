// Equivalence rules that make relational expressions smaller (Karun, figure 4-11). Each rule is a member
// of SimplificationRule with a counter; expressions are simplified from the leaves up, until no rule applies.
// Differs from Karun: rules for none and conditionals; those about newly allocated objects are not here.
#pragma once

#include <array>
#include <string_view>
#include <unordered_map>

#include "logic/relational/builder.h"

namespace jury::logic::relational {

enum class SimplificationRule : std::uint8_t {
  union_same,             // x + x                          -> x
  union_none,             // x + none, none + x             -> x
  union_closure,          // x + x.*r, x.*r + x             -> x.*r
  union_common_left,      // x.r + x.s                      -> x.(r + s)
  union_common_right,     // x.r + y.r                      -> (x + y).r
  union_products,         // (x -> z) + (y -> z)            -> (x + y) -> z
  union_override,         // r + (r ++ (x -> y))            -> r + (x -> y)
  union_intersections,    // (x & c) + (y & c)              -> (x + y) & c
  intersection_same,      // x & x                          -> x
  intersection_none,      // x & none, none & x             -> none
  intersection_override,  // r & (r ++ (x -> y))            -> (r - (x -> univ)) + (r & (x -> y))
  difference_none,        // x - none                       -> x
  difference_of_none,     // none - x                       -> none
  difference_same,        // x - x                          -> none
  difference_twice,       // x - (x - y)                    -> x & y
  join_none,              // none.r, x.none                 -> none
  join_closures,          // x.*r.*r                        -> x.*r
  join_step_closure,      // (x + x.r).*r                   -> x.*r
  join_without_null,      // (x - null).r                   -> x.r, where null starts no tuple of r
  product_none,           // none -> x, x -> none           -> none
  override_none,          // r ++ none                      -> r
  override_twice,         // r ++ (x -> y) ++ (x -> z)      -> r ++ (x -> z), where z has an element
  conditional_same,       // c ? x : x                      -> x
};
inline constexpr std::size_t simplification_rule_count =
    static_cast<std::size_t>(SimplificationRule::conditional_same) + 1;

class Simplifier {
 public:
  // `null`: a set that starts no tuple of any relation of two and more columns (leaf or override of such);
  // may be absent.
  explicit Simplifier(Builder& builder, Expression null = {}) : builder_(builder), null_(null) {}

  Expression apply(Expression expression) { return Expression(apply(expression.node())); }
  std::size_t uses(SimplificationRule rule) const { return uses_[static_cast<std::size_t>(rule)]; }

 private:
  using Node = logic::relational::Node;
  const Node* apply(const Node* node);
  Expression step(Expression expression);
  Expression union_step(Expression whole, Expression left, Expression right);
  Expression union_join_step(Expression whole, Expression left, Expression right);
  Expression intersection_step(Expression whole, Expression left, Expression right);
  Expression difference_step(Expression whole, Expression left, Expression right);
  Expression join_step(Expression whole, Expression left, Expression right);
  Expression override_step(Expression whole, Expression left, Expression right);
  bool starts_with_null(Expression relation) const;
  Expression by(SimplificationRule rule, Expression result) {
    ++uses_[static_cast<std::size_t>(rule)];
    return result;
  }

  Builder& builder_;
  Expression null_;
  std::unordered_map<const Node*, const Node*> done_;
  std::array<std::size_t, simplification_rule_count> uses_{};
};

}  // namespace jury::logic::relational
