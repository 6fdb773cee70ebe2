#include "start/initial_classes.h"

#include <algorithm>

#include "classfile/descriptor.h"
#include "library/classes.h"
#include "library/types.h"

namespace jury::start {

namespace {

// Objects, numbers, the collections that stand for themselves, the other boxes, texts.
const std::vector<std::string_view>& classes() {
  static const auto names = [] {
    std::vector<std::string_view> result{"java/lang/Object", "java/lang/Integer"};
    for (const auto name : library::made_up_classes()) result.push_back(name);
    for (const auto* name : {"java/lang/Long", "java/lang/Character", "java/lang/Boolean", "java/lang/Double",
                             "java/lang/Byte", "java/lang/Short", "java/lang/Float", "java/lang/StringBuilder",
                             "java/lang/StringBuffer", "java/lang/String"})
      result.emplace_back(name);
    result.push_back(library::types::optional);
    return result;
  }();
  return names;
}

void add_names(std::string_view signature, std::set<Symbol>& names) {
  classfile::visit_class_names(signature, [&](std::string_view name) { names.emplace(name); });
}

// After the type parameters of a method, if it has any.
std::set<Symbol> declared_names(program::Workspace& workspace, const ir::Method& entry) {
  std::set<Symbol> names;
  add_names(entry.descriptor.view(), names);
  if (const auto open = entry.signature.view().find('('); open != std::string_view::npos)
    add_names(entry.signature.view().substr(open), names);
  for (const auto& name : workspace.user_classes())
    if (const auto* cls = workspace.program().find_class(name))
      for (const auto& field : cls->fields) {
        add_names(field.type.descriptor(), names);
        add_names(field.signature.view(), names);
      }
  return names;
}

}  // namespace

std::span<const std::string_view> initial_library_classes() { return classes(); }

std::vector<Symbol> initial_library_classes(program::Workspace& workspace, const ir::Method& entry,
                                            const std::set<std::string>& types_asked) {
  auto names = declared_names(workspace, entry);
  for (const auto& descriptor : types_asked) add_names(descriptor, names);
  names.erase(Symbol("java/lang/Object"));
  std::vector<Symbol> result;
  for (const auto& text : classes()) {
    const Symbol name(text);
    if (text == "java/lang/Object" || text == "java/lang/Integer" ||
        std::ranges::any_of(names, [&](Symbol type) { return workspace.program().is_subclass(name, type); }))
      result.push_back(name);
  }
  return result;
}

std::vector<const ir::Method*> makers(program::Program& program, const std::vector<Symbol>& library_classes) {
  std::vector<const ir::Method*> result;
  for (const auto& name : library_classes) {
    if (!library::is_in_util(name.view())) continue;
    if (const auto* made = program.get_class(name).find_method(Symbol("<init>"), Symbol("()V")))
      result.push_back(made);
  }
  if (result.empty()) return result;
  for (const auto& method : program.get_class(Symbol("jury/rt/Unknown")).methods)
    if (method.name == "fill") result.push_back(&method);
  return result;
}

}  // namespace jury::start
