// `jury inspect`: classes, methods and their IR as text, JSON or graphs; the call graph.
#include <cstdio>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/inspect_invariants.h"
#include "ir/dot.h"
#include "ir/printer.h"
#include "program/call_graph.h"
#include "program/entries.h"

namespace jury::cli {

namespace {

using nlohmann::json;
using program::CallGraph;
using program::Workspace;

program::Inputs inputs_from(const CommandLine& line) {
  program::Inputs inputs{line.inputs, line.text("classpath"), std::nullopt};
  if (line.has("java-home")) inputs.java_home = line.text("java-home");
  inputs.specifications = false;
  return inputs;
}

// A method with its body filled in, for the printer.
ir::Method with_body(Workspace& workspace, const ir::Method& method) {
  ir::Method copy = method;
  if (const auto* body = workspace.program().body(method)) copy.body = std::make_shared<ir::Body>(*body);
  return copy;
}

ir::Class with_bodies(Workspace& workspace, const ir::Class& cls) {
  ir::Class copy = cls;
  for (std::size_t i = 0; i < copy.methods.size(); ++i)
    copy.methods[i] = with_body(workspace, cls.methods[i]);
  return copy;
}

std::vector<const ir::Method*> entries_of(const CommandLine& line, Workspace& workspace) {
  std::vector<const ir::Method*> entries;
  for (const auto& text : line.list("entry"))
    for (const auto* method : program::find_entries(workspace, text)) entries.push_back(method);
  return entries;
}

// The methods to show when nothing is named: all of the user's.
std::vector<const ir::Method*> all_methods(Workspace& workspace) {
  std::vector<const ir::Method*> methods;
  for (const auto& name : workspace.input_classes())
    for (const auto& method : workspace.program().get_class(name).methods) methods.push_back(&method);
  return methods;
}

json to_json(Workspace& workspace, const ir::Method& method) {
  json result{
      {"name", method.name.text()}, {"descriptor", method.descriptor.text()}, {"flags", method.flags}};
  if (const auto* body = workspace.program().body(method)) {
    std::size_t statements = 0;
    for (const auto& block : body->blocks) statements += block.statements.size();
    result["blocks"] = body->blocks.size();
    result["statements"] = statements;
    result["ir"] = ir::print(*body);
  }
  return result;
}

json to_json(Workspace& workspace, const ir::Class& cls) {
  json result{{"name", ir::display_class(cls.name.view())},
              {"superclass", ir::display_class(cls.superclass.view())},
              {"flags", cls.flags},
              {"source", cls.source_file},
              {"interfaces", json::array()},
              {"fields", json::array()},
              {"methods", json::array()}};
  for (const auto& interface : cls.interfaces)
    result["interfaces"].push_back(ir::display_class(interface.view()));
  for (const auto& field : cls.fields)
    result["fields"].push_back(
        {{"name", field.name.text()}, {"type", field.type.display()}, {"flags", field.flags}});
  for (const auto& method : cls.methods) result["methods"].push_back(to_json(workspace, method));
  return result;
}

void print_json(const json& value) {
  // Names in class files need not be valid UTF-8.
  std::puts(value.dump(2, ' ', false, json::error_handler_t::replace).c_str());
}

CallGraph graph_of(const CommandLine& line, Workspace& workspace) {
  auto entries = entries_of(line, workspace);
  if (entries.empty()) entries = program::find_mains(workspace);
  if (entries.empty()) entries = all_methods(workspace);
  return program::build_call_graph(workspace.program(), entries);
}

// The user's methods, and those made up for the user's lambdas, records and switches.
bool shown(const CommandLine& line, Workspace& workspace, const ir::Method& method) {
  if (line.has("library") || workspace.is_input_class(method.owner)) return true;
  const auto& cls = workspace.program().get_class(method.owner);
  return (cls.flags & ir::access::is_synthetic) && workspace.is_input_class(cls.outer_class);
}

void print_calls(const CommandLine& line, Workspace& workspace) {
  const auto graph = graph_of(line, workspace);
  json methods = json::array();
  for (const auto* method : graph.methods) {
    if (!shown(line, workspace, *method)) continue;
    json callees = json::array();
    for (const auto* callee : graph.callees.at(method))
      if (shown(line, workspace, *callee)) callees.push_back(callee->display());
    methods.push_back(
        {{"method", method->display()}, {"recursive", graph.recursive.contains(method)}, {"calls", callees}});
  }
  if (line.text("format") == "json")
    return print_json({{"methods", methods}, {"reachable", graph.methods.size()}});
  for (const auto& method : methods) {
    std::printf("%s%s\n", method["method"].get<std::string>().c_str(),
                method["recursive"].get<bool>() ? "  (recursive)" : "");
    for (const auto& callee : method["calls"]) std::printf("  -> %s\n", callee.get<std::string>().c_str());
  }
  std::printf("%zu methods shown, %zu reachable with the library\n", methods.size(), graph.methods.size());
}

void print_call_dot(const CommandLine& line, Workspace& workspace) {
  const auto graph = graph_of(line, workspace);
  std::puts("digraph calls {\n  node [shape=box, fontname=\"monospace\"];");
  for (const auto* method : graph.methods) {
    if (!shown(line, workspace, *method)) continue;
    std::printf("  \"%s\"%s;\n", method->display().c_str(),
                graph.recursive.contains(method) ? " [style=bold]" : "");
    for (const auto* callee : graph.callees.at(method))
      if (shown(line, workspace, *callee))
        std::printf("  \"%s\" -> \"%s\";\n", method->display().c_str(), callee->display().c_str());
  }
  std::puts("}");
}

void print_flow_dot(const CommandLine& line, Workspace& workspace) {
  auto methods = entries_of(line, workspace);
  if (methods.empty()) methods = all_methods(workspace);
  for (const auto* method : methods)
    if (const auto* body = workspace.program().body(*method))
      std::fputs(ir::to_dot(*body, method->display()).c_str(), stdout);
}

void print_code(const CommandLine& line, Workspace& workspace) {
  const auto methods = entries_of(line, workspace);
  const bool as_json = line.text("format") == "json";
  json list = json::array();
  for (const auto* method : methods) {
    if (as_json)
      list.push_back(to_json(workspace, *method));
    else
      std::fputs(ir::print(with_body(workspace, *method)).c_str(), stdout);
  }
  if (!methods.empty()) {
    if (as_json) print_json({{"methods", list}});
    return;
  }
  for (const auto& name : workspace.input_classes()) {
    const auto& cls = workspace.program().get_class(name);
    if (as_json)
      list.push_back(to_json(workspace, cls));
    else
      std::fputs(ir::print(with_bodies(workspace, cls)).c_str(), stdout);
  }
  if (as_json) print_json({{"classes", list}});
}

}  // namespace

program::Inputs inputs_of(const CommandLine& line) { return inputs_from(line); }

int inspect_command(const CommandLine& line, const Terminal& terminal) {
  Workspace workspace(inputs_of(line));
  for (const auto& note : workspace.notes()) terminal.note(note);
  const auto dot = line.text("dot");
  if (dot == "calls")
    print_call_dot(line, workspace);
  else if (dot == "flow")
    print_flow_dot(line, workspace);
  else if (!line.list("invariants").empty())
    print_invariants(line, workspace);
  else if (line.has("calls"))
    print_calls(line, workspace);
  else
    print_code(line, workspace);
  return holds;
}

}  // namespace jury::cli
