#include "start/own_collections.h"

#include <algorithm>
#include <array>
#include <set>

#include "library/classes.h"
#include "library/types.h"

namespace jury::start {

namespace {

bool overrides_library(program::Workspace& workspace, const ir::Method& method) {
  if (method.is_static() || (method.flags & ir::access::is_private) || method.name == "<init>") return false;
  return std::ranges::any_of(workspace.program().supertypes(method.owner), [&](Symbol super) {
    return !workspace.is_user_class(super) &&
           workspace.program().get_class(super).find_method(method.name, method.descriptor);
  });
}

// Whether the constructor calls one of the library that is not usual.
bool is_made_otherwise(program::Workspace& workspace, const ir::Method& constructor,
                       std::string_view besides = {}) {
  const auto* body = workspace.program().body(constructor);
  return !body || std::ranges::any_of(body->blocks, [&](const ir::Block& block) {
    return std::ranges::any_of(block.statements, [&](const ir::Statement& statement) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      return call && call->method.name == "<init>" && call->arguments[0].is_this() &&
             !workspace.is_user_class(call->method.owner) && call->method.descriptor != besides &&
             !library::is_usual_constructor(call->method.descriptor.view());
    });
  });
}

}  // namespace

bool is_collection(program::Program& program, Symbol class_name) {
  static const Symbol collection(library::types::collection), map(library::types::map);
  return program.is_subclass(class_name, collection) || program.is_subclass(class_name, map);
}

Symbol library_base(program::Workspace& workspace, Symbol class_name) {
  auto base = class_name;
  while (workspace.is_user_class(base)) base = workspace.program().get_class(base).superclass;
  return base;
}

bool has_library_contents(program::Workspace& workspace, Symbol class_name) {
  auto& program = workspace.program();
  if (!workspace.is_user_class(class_name) || !is_collection(program, class_name)) return false;
  const auto base = library_base(workspace, class_name);
  const auto* cls = base.empty() ? nullptr : program.find_class(base);
  return cls && !cls->is_abstract() && is_collection(program, base);
}

bool acts_as_library(program::Workspace& workspace, Symbol class_name) {
  auto& program = workspace.program();
  for (auto name = class_name; workspace.is_user_class(name); name = program.get_class(name).superclass)
    for (const auto& method : program.get_class(name).methods)
      if (overrides_library(workspace, method) ||
          (method.name == "<init>" && is_made_otherwise(workspace, method)))
        return false;
  return has_library_contents(workspace, class_name);
}

bool can_be_filled(program::Workspace& workspace, Symbol class_name) {
  auto& program = workspace.program();
  std::set<Symbol> names;
  const auto is_new = [&](const ir::Field& field) {
    return field.is_static() || names.insert(field.name).second;
  };
  for (auto name = class_name; !name.empty(); name = program.get_class(name).superclass) {
    const auto& cls = program.get_class(name);
    if (!std::ranges::all_of(cls.fields, is_new)) return false;
    if (!workspace.is_user_class(name)) continue;
    for (const auto& method : cls.methods)
      if (method.name == "<init>" && is_made_otherwise(workspace, method, library::constructor_with_order)) return false;
  }
  return has_library_contents(workspace, class_name);
}

ir::DeclaredType contents_of_own(program::Workspace& workspace, TypeParameters& parameters, Symbol class_name,
                                 const ir::DeclaredType& type) {
  const auto base = library_base(workspace, class_name);
  const bool is_map = workspace.program().is_subclass(base, Symbol(library::types::map));
  const Symbol general(is_map ? library::types::map : library::types::collection);
  auto bindings = parameters.bindings({ir::Type::reference(class_name), {}}, general);
  if (bindings.empty()) bindings = parameters.bindings(type, general);
  ir::DeclaredType result{ir::Type::reference(base), {}};
  const auto add = [&](const char* name) {
    const auto bound = bindings.find(name);
    result.arguments.push_back(bound == bindings.end() ? ir::DeclaredType{ir::Type::object(), {}}
                                                       : bound->second);
  };
  add(is_map ? "K" : "E");
  if (is_map) add("V");
  return result;
}

}  // namespace jury::start
