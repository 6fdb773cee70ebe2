#include "start/implementations.h"

#include <algorithm>

#include "program/unknown_class.h"

namespace jury::start {

namespace {

std::vector<Symbol> instantiable_classes(program::Workspace& workspace, Symbol type) {
  auto& program = workspace.program();
  if (const auto of_enum = enum_of(program, type)) return {*of_enum};
  std::vector<Symbol> found;
  for (const auto& name : workspace.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls || cls->is_interface() || !program.is_subclass(name, type)) continue;
    const auto of_enum = enum_of(program, name);
    if (of_enum ? of_enum != name : cls->is_abstract()) continue;
    // Nobody knows all fields of an object of which a class is missing.
    const auto sealed = program::lacks_supertype(program, name) ? program::sealed_class(program, name) : std::nullopt;
    found.push_back(sealed.value_or(name));
  }
  return found;
}

}  // namespace

std::optional<Symbol> enum_of(program::Program& program, Symbol class_name) {
  const auto* cls = program.find_class(class_name);
  while (cls && !cls->superclass.empty()) {
    if (cls->superclass == "java/lang/Enum") return cls->name;
    cls = program.find_class(cls->superclass);
  }
  return std::nullopt;
}

const std::vector<Symbol>& Implementations::classes_of(Symbol type) {
  const auto [entry, inserted] = classes_.try_emplace(type);
  if (inserted) entry->second = instantiable_classes(workspace_, type);
  return entry->second;
}

// A lambda is of interfaces only, so that a class need not be compared with each.
std::vector<Symbol> Implementations::lambdas_of(Symbol type) {
  std::vector<Symbol> found;
  const auto* cls = workspace_.program().find_class(type);
  if (!cls || !cls->is_interface()) return found;
  for (const auto& lambda : lambdas())
    if (workspace_.program().is_subclass(lambda.class_name, type)) found.push_back(lambda.class_name);
  return found;
}

const Lambda* Implementations::lambda(Symbol class_name) {
  const auto found = std::ranges::find(lambdas(), class_name, &Lambda::class_name);
  return found == lambdas().end() ? nullptr : &*found;
}

bool Implementations::is_open(Symbol type) {
  const auto* cls = workspace_.program().find_class(type);
  return cls && cls->is_interface() && cls->permitted_subclasses.empty();
}

const std::vector<Lambda>& Implementations::lambdas() {
  if (!lambdas_) lambdas_ = lambdas_given_away(workspace_);
  return *lambdas_;
}

std::vector<Symbol> instances_at_start(program::Workspace& workspace) {
  auto result = workspace.user_classes();
  for (const auto& lambda : lambdas_given_away(workspace)) result.push_back(lambda.class_name);
  return result;
}

}  // namespace jury::start
