#include "program/classes_in_use.h"

#include <set>

#include "program/call_graph.h"
#include "spec/contracts.h"

namespace jury::program {

namespace {

const ir::FieldReference* static_field(const ir::Statement& statement) {
  if (const auto* load = std::get_if<ir::LoadStatic>(&statement.kind)) return &load->field;
  if (const auto* store = std::get_if<ir::StoreStatic>(&statement.kind)) return &store->field;
  return nullptr;
}

}  // namespace

std::vector<Symbol> classes_in_use(Workspace& workspace, const ir::Method& entry) {
  auto& program = workspace.program();
  std::vector<const ir::Method*> entries{&entry};
  for (const auto& name : workspace.user_classes())
    if (const auto* cls = program.find_class(name))
      for (const auto& method : cls->methods)
        if (spec::is_generated(method.name.view())) entries.push_back(&method);
  const auto graph = build_call_graph(program, entries, workspace.user_classes());
  std::set<Symbol> names{entry.owner};
  for (const auto* method : graph.methods) {
    names.insert(method->owner);
    const auto* body = workspace.is_user_class(method->owner) ? program.body(*method) : nullptr;
    if (!body) continue;
    for (const auto& block : body->blocks)
      for (const auto& statement : block.statements)
        if (const auto* reference = static_field(statement))
          if (const auto* field = program.resolve(*reference)) names.insert(field->owner);
  }
  std::vector<Symbol> result;
  for (const auto& name : names)
    if (workspace.is_user_class(name)) result.push_back(name);
  return result;
}

}  // namespace jury::program
