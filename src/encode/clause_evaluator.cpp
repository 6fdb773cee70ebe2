#include "encode/clause_evaluator.h"

#include "support/diagnostics.h"

namespace jury::encode {

Exit ClauseEvaluator::run(const spec::Member& member, const std::vector<Value>& arguments,
                          const State& state) {
  const auto* method = program_.get_class(member.owner).find_method(member.name, member.descriptor);
  JURY_CHECK(method, "a generated member is missing: " + member.name.text());
  return executor_.run(*method, arguments, state);
}

Term ClauseEvaluator::holds(const spec::Member& member, const std::vector<Value>& arguments,
                            const State& state) {
  const auto exit = run(member, arguments, state);
  auto& terms = executor_.values().terms();
  if (!exit.returned) return terms.false_term();
  const Term answer = executor_.values().is_nonzero(term(*exit.returned->value));
  if (!exit.thrown) return answer;
  return terms.conjunction(answer, terms.negation(exit.thrown->state.guard.term()));
}

Term ClauseEvaluator::fails(const spec::Member& member, const std::vector<Value>& arguments,
                            const State& state) {
  DeferredQuantifiers deferred(executor_.values().terms());
  executor_.set_deferred(&deferred);
  const Term fails = deferred.failure(holds(member, arguments, state));
  executor_.set_deferred(nullptr);
  return fails;
}

}  // namespace jury::encode
