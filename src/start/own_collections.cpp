#include "start/own_collections.h"

#include <algorithm>
#include <array>
#include <set>

namespace jury::start {

namespace {

// Of constructors of the library's collections: neither a comparator nor an order of access.
constexpr std::array<std::string_view, 5> usual_constructors{
    "()V", "(I)V", "(IF)V", "(Ljava/util/Collection;)V", "(Ljava/util/Map;)V"};

bool overrides_library(program::Workspace& workspace, const ir::Method& method) {
  if (method.is_static() || (method.flags & ir::access::is_private) || method.name == "<init>") return false;
  return std::ranges::any_of(workspace.program().supertypes(method.owner), [&](Symbol super) {
    return !workspace.is_user_class(super) &&
           workspace.program().get_class(super).find_method(method.name, method.descriptor);
  });
}

// Any order of access is taken into account there.
constexpr std::string_view with_order_of_access = "(IFZ)V";

// Whether the constructor calls one of the library that is not usual.
bool is_made_otherwise(program::Workspace& workspace, const ir::Method& constructor,
                       std::string_view besides = {}) {
  const auto* body = workspace.program().body(constructor);
  return !body || std::ranges::any_of(body->blocks, [&](const ir::Block& block) {
    return std::ranges::any_of(block.statements, [&](const ir::Statement& statement) {
      const auto* call = std::get_if<ir::Call>(&statement.kind);
      return call && call->method.name == "<init>" && call->arguments[0].is_this() &&
             !workspace.is_user_class(call->method.owner) && call->method.descriptor != besides &&
             std::ranges::find(usual_constructors, call->method.descriptor.view()) ==
                 usual_constructors.end();
    });
  });
}

}  // namespace

bool is_collection(program::Program& program, Symbol class_name) {
  static const Symbol collection("java/util/Collection"), map("java/util/Map");
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
      if (method.name == "<init>" && is_made_otherwise(workspace, method, with_order_of_access)) return false;
  }
  return has_library_contents(workspace, class_name);
}

ir::DeclaredType contents_of_own(program::Workspace& workspace, TypeParameters& parameters, Symbol class_name,
                                 const ir::DeclaredType& type) {
  const auto base = library_base(workspace, class_name);
  const bool is_map = workspace.program().is_subclass(base, Symbol("java/util/Map"));
  const Symbol general(is_map ? "java/util/Map" : "java/util/Collection");
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
