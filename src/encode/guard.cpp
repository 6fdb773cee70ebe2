#include "encode/guard.h"

#include <vector>

namespace jury::encode {

using logic::Term;
using logic::TermManager;

Guard Guard::always(TermManager& terms) {
  return Guard(std::make_shared<const Node>(Node{nullptr, terms.true_term(), terms.true_term(), 0}));
}

Guard Guard::with(TermManager& terms, Term literal) const {
  if (literal.is_true()) return *this;
  return Guard(std::make_shared<const Node>(
      Node{node_, literal, terms.conjunction(node_->whole, literal), node_->depth + 1}));
}

std::uint32_t Guard::common_depth(const Guard& first, const Guard& second) {
  const Node* a = first.node_.get();
  const Node* b = second.node_.get();
  while (a != b) {
    if (a->depth >= b->depth)
      a = a->parent.get();
    else
      b = b->parent.get();
  }
  return a->depth;
}

Guard::Joined Guard::join(TermManager& terms, const Guard& first, const Guard& second) {
  const auto depth = common_depth(first, second);
  const auto since = [&](const Guard& guard, std::shared_ptr<const Node>& ancestor) {
    std::vector<Term> literals;
    ancestor = guard.node_;
    while (ancestor->depth > depth) {
      literals.push_back(ancestor->literal);
      ancestor = ancestor->parent;
    }
    return terms.conjunction(literals);
  };
  std::shared_ptr<const Node> ancestor;
  const Term first_part = since(first, ancestor);
  const Term second_part = since(second, ancestor);
  const Guard above(ancestor);
  return {above.with(terms, terms.disjunction(first_part, second_part)), first_part};
}

}  // namespace jury::encode
