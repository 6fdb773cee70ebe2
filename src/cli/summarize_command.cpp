// `jury summarize`: the relational specifications that the relational engine extracts, on their own.
#include <cstdio>

#include "cli/commands.h"
#include "engine/summary/summarizer.h"
#include "program/entries.h"

namespace jury::cli {

namespace {

std::vector<const ir::Method*> methods_of(const CommandLine& line, program::Workspace& workspace) {
  std::vector<const ir::Method*> methods;
  for (const auto& option : {"method", "entry"})
    for (const auto& text : line.list(option))
      for (const auto* method : program::find_entries(workspace, text)) methods.push_back(method);
  if (!methods.empty()) return methods;
  for (const auto& name : workspace.input_classes()) {
    const auto* cls = workspace.program().find_class(name);
    if (!cls) continue;
    for (const auto& method : cls->methods)
      if (!method.is_abstract() && !method.is_native() && !(method.flags & ir::access::is_synthetic) &&
          method.name.view()[0] != '<')
        methods.push_back(&method);
  }
  if (methods.empty()) throw UserError("the inputs have no method to summarize");
  return methods;
}

}  // namespace

int summarize_command(const CommandLine& line, const Terminal& terminal) {
  program::Workspace workspace(inputs_of(line));
  for (const auto& note : workspace.notes()) terminal.note(note);
  logic::relational::Builder builder;
  engine::Summarizer summarizer(workspace, builder);
  bool all_known = true;
  for (const auto* method : methods_of(line, workspace)) {
    const auto& summary = summarizer.summarize(*method);
    all_known = all_known && summary.known();
    std::fputs(engine::to_text(*method, summary).c_str(), stdout);
  }
  return all_known ? holds : undecided;
}

}  // namespace jury::cli
