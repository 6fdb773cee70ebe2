#include "start/library_values.h"

#include <algorithm>

#include "library/classes.h"
#include "library/data.h"

namespace jury::start {

std::vector<std::string_view> collection_classes(Symbol type_name) { return library::stand_ins(type_name); }

bool is_box(Symbol name) { return library::is_box(name.view()); }

bool has_fields_only(program::Program& program, Symbol class_name) {
  if (library::is_text_builder(class_name.view())) return true;
  const auto* cls = program.find_class(class_name);
  if (!cls || cls->is_abstract() || cls->is_interface() || !library::is_in_util(class_name.view()))
    return false;
  bool found = false;
  for (; cls; cls = cls->superclass.empty() ? nullptr : program.find_class(cls->superclass))
    for (const auto& field : cls->fields) {
      if (field.is_static()) continue;
      if (field.type.is_reference()) return false;
      found = true;
    }
  return found;
}

bool is_kept_by_library(Symbol class_name) { return library::is_kept_by_library(class_name.view()); }

bool is_one_of_constants(Symbol class_name) { return library::is_one_of_constants(class_name.view()); }

std::vector<Symbol> general_values(program::Program& program, Symbol type) {
  constexpr std::string_view general[] = {"java/lang/Object", "java/lang/Integer"};
  constexpr std::string_view unchecked[] = {"java/lang/RuntimeException", "java/lang/Error"};
  std::vector<Symbol> classes;
  for (const auto& name : general)
    if (program.is_subclass(Symbol(name), type)) classes.emplace_back(name);
  if (type == "java/lang/CharSequence") classes.emplace_back("java/lang/String");
  if (!program.is_subclass(type, Symbol("java/lang/Throwable"))) return classes;
  if (!program.get_class(type).is_abstract()) classes.push_back(type);
  for (const auto& name : unchecked)
    if (type != name && program.is_subclass(Symbol(name), type)) classes.emplace_back(name);
  return classes;
}

std::vector<Symbol> class_constants(program::Workspace& workspace) {
  constexpr std::size_t most = 8;
  std::vector<Symbol> names{Symbol("java/lang/Object"), Symbol("java/lang/String"), Symbol("java/lang/Integer")};
  for (const auto& name : workspace.user_classes())
    if (names.size() < most) names.push_back(name);
  return names;
}

}  // namespace jury::start
