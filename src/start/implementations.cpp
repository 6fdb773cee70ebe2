#include "start/implementations.h"

namespace jury::start {

std::optional<Symbol> enum_of(program::Program& program, Symbol class_name) {
  const auto* cls = program.find_class(class_name);
  while (cls && !cls->superclass.empty()) {
    if (cls->superclass == "java/lang/Enum") return cls->name;
    cls = program.find_class(cls->superclass);
  }
  return std::nullopt;
}

std::vector<Symbol> implementations(program::Workspace& workspace, Symbol type) {
  auto& program = workspace.program();
  if (const auto of_enum = enum_of(program, type)) return {*of_enum};
  std::vector<Symbol> found;
  for (const auto& name : workspace.user_classes()) {
    const auto* cls = program.find_class(name);
    if (!cls || cls->is_interface() || !program.is_subclass(name, type)) continue;
    const auto of_enum = enum_of(program, name);
    if (of_enum ? of_enum == name : !cls->is_abstract()) found.push_back(name);
  }
  return found;
}

}  // namespace jury::start
