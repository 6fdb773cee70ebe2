#include "logic/relational/substitution.h"

#include <algorithm>

namespace jury::logic::relational {

void Substitution::replace(Expression leaf, Expression by) {
  JURY_CHECK(leaf->kind == NodeKind::Relation || leaf->kind == NodeKind::Variable,
             "only leaves are replaced");
  JURY_CHECK(leaf->arity == by->arity, "replacement of another arity");
  done_.clear();
  replacements_.insert_or_assign(leaf.node(), by.node());
  replacement_variables_.insert(replacement_variables_.end(), by->free_variables.begin(),
                                by->free_variables.end());
}

void Substitution::check_no_capture(const Node* binder) const {
  for (std::size_t index = 0; index < binder->bound_variables(); ++index) {
    const Node* bound = binder->children[2 * index];
    JURY_CHECK(!replacements_.contains(bound), "a bound variable is replaced");
    JURY_CHECK(std::find(replacement_variables_.begin(), replacement_variables_.end(), bound) ==
                   replacement_variables_.end(),
               "a variable of a replacement would be captured");
  }
}

const Node* Substitution::apply(const Node* node) {
  if (const auto found = replacements_.find(node); found != replacements_.end()) return found->second;
  if (node->children.empty()) return node;
  if (const auto found = done_.find(node); found != done_.end()) return found->second;
  if (node->is_binder()) check_no_capture(node);
  std::vector<const Node*> children;
  children.reserve(node->children.size());
  for (const Node* child : node->children) children.push_back(apply(child));
  const Node* result = builder_.rebuild(node, std::move(children));
  done_.emplace(node, result);
  return result;
}

}  // namespace jury::logic::relational
