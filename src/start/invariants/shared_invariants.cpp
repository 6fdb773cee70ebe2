#include "start/invariants/shared_invariants.h"

#include "program/attachments.h"

namespace jury::start {

ClassInvariants& shared_invariants(program::Workspace& workspace) {
  return program::attached<ClassInvariants>(workspace.program(),
                                            [&] { return std::make_shared<ClassInvariants>(workspace); });
}

void find_all_invariants(program::Workspace& workspace, const std::function<bool()>& goes_on) {
  auto& invariants = shared_invariants(workspace);
  for (const auto& name : workspace.user_classes())
    if (goes_on()) invariants.of(name);
}

}  // namespace jury::start
