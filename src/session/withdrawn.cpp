#include "session/withdrawn.h"

#include <algorithm>

#include "program/contract_lookup.h"

namespace jury::session {

namespace {

// What the specifications of an entry got wrong; empty: nothing.
std::string specification_error(const program::Workspace& workspace, const ir::Method& entry) {
  const auto& contracts = workspace.contracts();
  const auto* contract = contracts.of(entry.owner, entry.name, entry.descriptor);
  if (contract && !contract->errors.empty()) return contract->errors.front();
  const auto* of_class = contracts.of(entry.owner);
  return of_class && !of_class->errors.empty() ? of_class->errors.front() : std::string();
}

// Whether something was left out that may exclude the states from which a violation was found.
bool has_unknown_preconditions(const engine::Problem& problem) {
  auto& workspace = problem.workspace;
  const auto of_method = program::contracts_of(workspace, problem.entry);
  const auto of_classes = workspace.program().supertypes(problem.entry.owner);
  return std::any_of(of_method.begin(), of_method.end(),
                     [](const auto* contract) { return contract->precondition_incomplete; }) ||
         std::any_of(of_classes.begin(), of_classes.end(), [&](Symbol name) {
           const auto* contract = workspace.contracts().of(name);
           return contract && contract->invariants_incomplete;
         });
}

void withdraw(engine::Result& result, std::string reason) {
  result.verdict = engine::Verdict::Undecided;
  result.counterexample.reset();
  result.bounds.clear();
  result.evidence.clear();
  result.reason = std::move(reason);
}

}  // namespace

void withdraw_unknown_precondition(const engine::Problem& problem, engine::Result& result) {
  if (result.verdict == engine::Verdict::Refuted && has_unknown_preconditions(problem))
    withdraw(result,
             "a violation was found, but a part of the precondition or of the invariants was left out, which "
             "may exclude it");
}

void withdraw_on_error(const engine::Problem& problem, engine::Result& result) {
  if (result.property != engine::Property::Contract) return;
  const auto error = specification_error(problem.workspace, problem.entry);
  if (error.empty()) return;
  withdraw(result, "its specification has an error: " + error.substr(0, error.find('\n')));
}

}  // namespace jury::session
