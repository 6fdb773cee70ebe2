#include "start/construction.h"

namespace jury::start {

std::vector<const ir::Class*> nest_of(program::Workspace& workspace, const ir::Class& cls) {
  auto& program = workspace.program();
  const auto outermost = [&](const ir::Class* at) {
    while (!at->outer_class.empty()) {
      const auto* outer = program.find_class(at->outer_class);
      if (!outer) break;
      at = outer;
    }
    return at->name;
  };
  const auto top = outermost(&cls);
  std::vector<const ir::Class*> result;
  for (const auto name : workspace.user_classes())
    if (const auto* member = program.find_class(name); member && outermost(member) == top)
      result.push_back(member);
  return result;
}

}  // namespace jury::start
