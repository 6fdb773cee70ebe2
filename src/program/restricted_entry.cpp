#include "program/restricted_entry.h"

#include <map>

namespace jury::program {

RestrictedEntry::RestrictedEntry(Workspace& workspace, const ir::Method& entry,
                                 const Restriction& restriction)
    : workspace_(workspace) {
  auto& program = workspace.program();
  std::map<const ir::Method*, std::vector<Guard>> guards;
  guards[&entry] = restriction.guards;
  for (const auto& [method, guard] : restriction.guards_of_others) guards[method].push_back(guard);
  for (const auto& [method, of_method] : guards) {
    auto body = without_guards(*program.body(*method), of_method);
    if (method == &entry && !restriction.preconditions.empty())
      body = with_preconditions(std::move(body), restriction.preconditions);
    replace(*method, std::move(body));
  }
}

void RestrictedEntry::replace(const ir::Method& method, ir::Body body) {
  originals_.emplace_back(&method, workspace_.program().replace_body(
                                       method, std::make_shared<const ir::Body>(std::move(body))));
}

RestrictedEntry::~RestrictedEntry() {
  for (const auto& [method, original] : originals_) workspace_.program().replace_body(*method, original);
}

}  // namespace jury::program
