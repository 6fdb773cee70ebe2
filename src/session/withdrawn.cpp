#include "session/withdrawn.h"

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

}  // namespace

void withdraw_on_error(const engine::Problem& problem, engine::Result& result) {
  if (result.property != engine::Property::Contract) return;
  const auto error = specification_error(problem.workspace, problem.entry);
  if (error.empty()) return;
  result.withdraw({{engine::ReasonKind::Specification,
                    "its specification has an error: " + error.substr(0, error.find('\n'))}});
  result.finding.reset();
}

}  // namespace jury::session
