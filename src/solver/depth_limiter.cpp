#include "solver/depth_limiter.h"

#include <algorithm>

#include "logic/traversal.h"

namespace jury::solver {

using logic::Term;

Term DepthLimiter::apply(Term formula, std::vector<Term>* definitions) {
  logic::visit_postorder(
      formula, [&](Term term) { return results_.contains(term); },
      [&](Term term) {
        const Result result = limited(term, definitions);
        results_.insert(term, result);
      });
  return results_.at(formula).term;
}

DepthLimiter::Result DepthLimiter::limited(Term term, std::vector<Term>* definitions) {
  if (term.size() == 0) return {term, 0};
  std::vector<Term> children;
  std::uint32_t depth = 0;
  for (const Term child : term.children()) {
    const Result& result = results_.at(child);
    children.push_back(result.term);
    depth = std::max(depth, result.depth + 1);
  }
  const Term rebuilt = manager_.rebuild(term, children);
  if (depth < limit_ || rebuilt.has_variable() || rebuilt.size() == 0) return {rebuilt, depth};
  const Term cut = manager_.fresh_constant("cut", rebuilt.sort());
  definitions->push_back(manager_.equal(cut, rebuilt));
  return {cut, 0};
}

}  // namespace jury::solver
