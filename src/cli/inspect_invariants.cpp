#include "cli/inspect_invariants.h"

#include <cstdio>
#include <nlohmann/json.hpp>

#include "program/entries.h"
#include "start/invariants/class_invariants.h"
#include "start/invariants/owned_fields.h"
#include "support/diagnostics.h"

namespace jury::cli {

namespace {

using nlohmann::json;
using start::InvariantOfClass;

std::vector<Symbol> with_invariants(program::Workspace& workspace, start::ClassInvariants& invariants) {
  std::vector<Symbol> result;
  for (const auto& name : workspace.user_classes())
    if (!invariants.of(name).conditions.empty()) result.push_back(name);
  return result;
}

std::vector<Symbol> classes_of(const CommandLine& line, program::Workspace& workspace,
                               start::ClassInvariants& invariants) {
  std::vector<Symbol> result;
  for (const auto& text : line.list("invariants")) {
    if (text == "all") return with_invariants(workspace, invariants);
    const auto* cls = program::find_named_class(workspace, text);
    if (!cls || !workspace.is_user_class(cls->name))
      throw UserError("the inputs have no class " + text + program::class_suggestion(workspace, text));
    result.push_back(cls->name);
  }
  return result;
}

json to_json(const ir::Class& cls, const InvariantOfClass& invariant, start::OwnedFields& owned) {
  json result{{"class", ir::display_class(cls.name.view())},
              {"invariants", json::array()},
              {"owned", json::array()},
              {"proved_over", json::array()},
              {"may_not_hold_in", json::array()},
              {"assumptions", invariant.assumptions}};
  for (const auto& field : cls.fields)
    if (owned.is_owned(field)) result["owned"].push_back(field.name.text());
  for (const auto& condition : invariant.conditions) result["invariants"].push_back(condition.text());
  for (const auto* method : invariant.proved_over) result["proved_over"].push_back(method->display());
  for (const auto* method : invariant.may_begin_broken)
    result["may_not_hold_in"].push_back(method->display());
  std::sort(result["may_not_hold_in"].begin(), result["may_not_hold_in"].end());
  return result;
}

void print(const json& of_class) {
  std::printf("%s\n", of_class["class"].get<std::string>().c_str());
  const auto lines = [&](const char* key, const char* before, const char* after = "") {
    for (const auto& each : of_class[key])
      std::printf("  %s%s%s\n", before, each.get<std::string>().c_str(), after);
  };
  if (of_class["invariants"].empty()) std::puts("  no invariant was found");
  lines("invariants", "");
  lines("owned", "", " is shared with nothing");
  lines("proved_over", "proved over ");
  lines("may_not_hold_in", "may not hold when it begins: ");
  lines("assumptions", "assuming that ");
}

}  // namespace

void print_invariants(const CommandLine& line, program::Workspace& workspace) {
  start::ClassInvariants invariants(workspace);
  start::OwnedFields owned(workspace);
  json classes = json::array();
  for (const auto& name : classes_of(line, workspace, invariants))
    classes.push_back(to_json(workspace.program().get_class(name), invariants.of(name), owned));
  if (line.text("format") == "json") {
    std::puts(json{{"classes", classes}}.dump(2, ' ', false, json::error_handler_t::replace).c_str());
    return;
  }
  for (const auto& each : classes) print(each);
}

}  // namespace jury::cli
