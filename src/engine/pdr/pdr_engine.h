// The PDR engine (UPDR, and past it): absence of concurrent modification, for any size of the heap and
// any depth of recursion, by universally quantified summaries of procedures that another solver has
// re-checked; or an execution that throws; or the finding that the abstraction has no universal summary.
//
// Answers the property cme only.
#pragma once

#include "engine/pdr/search.h"
#include "engine/problem.h"

namespace jury::engine {

class PdrEngine : public Engine {
 public:
  explicit PdrEngine(pdr::Order order = pdr::Order::Usual) : order_(order) {}
  std::vector<Result> run(const Problem& problem) override;

 private:
  pdr::Order order_;
};

}  // namespace jury::engine
