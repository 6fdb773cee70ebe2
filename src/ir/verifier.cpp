// Runs the parts of the verifier; the rules are in verifier_shape, _flow, _kinds and _checks.
#include "ir/verifier.h"

#include "ir/verifier_parts.h"

namespace jury::ir {

std::vector<std::string> verify(const Body& body, const Method& method, const VerifyOptions& options) {
  Problems problems;
  verify_shape(body, method, problems);
  if (!problems.empty()) return problems.take();
  if (options.positions) verify_positions(body, problems);
  verify_flow(body, problems);
  verify_kinds(body, method, problems);
  if (options.checks) verify_checks(body, method, problems);
  return problems.take();
}

}  // namespace jury::ir
