// Walks over term graphs without recursion, so that terms of any depth fit the stack.
#pragma once

#include <vector>

#include "logic/term.h"

namespace jury::logic {

// Calls visit(t) for every term t under `root` for which done(t) is false, operands before users and the
// first operand first. After visit(t), done(t) must hold: that is what makes shared terms be visited once.
// Quantifiers are terms like others here: the variables, the body and the patterns are their operands.
template <typename Done, typename Visit>
void visit_postorder(Term root, Done done, Visit visit) {
  std::vector<Term> stack{root};
  while (!stack.empty()) {
    const Term term = stack.back();
    if (done(term)) {
      stack.pop_back();
      continue;
    }
    const std::size_t height = stack.size();
    const auto children = term.children();
    for (std::size_t i = children.size(); i-- > 0;)
      if (!done(children[i])) stack.push_back(children[i]);
    if (stack.size() != height) continue;
    visit(term);
    stack.pop_back();
  }
}

}  // namespace jury::logic
