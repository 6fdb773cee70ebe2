// Clauses of contracts on symbolic states: each is a generated method of the program (spec/contracts.h), run
// on the state and thrown away. Where its evaluation throws, a clause does not hold.
#pragma once

#include <vector>

#include "encode/executor.h"
#include "spec/contracts.h"

namespace jury::encode {

class ClauseEvaluator {
 public:
  ClauseEvaluator(program::Program& program, Executor& executor) : program_(program), executor_(executor) {}

  Term holds(const spec::Member& member, const std::vector<Value>& arguments, const State& state);
  // The condition under which it does not hold, for a query that looks for a violation: quantifiers may be
  // read as one instance (deferred_quantifiers.h).
  Term fails(const spec::Member& member, const std::vector<Value>& arguments, const State& state);
  // What a member does: the answer, and where it throws.
  Exit run(const spec::Member& member, const std::vector<Value>& arguments, const State& state);

 private:
  program::Program& program_;
  Executor& executor_;
};

}  // namespace jury::encode
