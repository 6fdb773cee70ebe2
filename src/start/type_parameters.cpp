#include "start/type_parameters.h"

#include "ir/member_types.h"
#include "ir/type_bindings.h"
#include "library/types.h"

namespace jury::start {

const std::vector<std::string>& TypeParameters::of(Symbol class_name) {
  const auto [entry, inserted] = known_.try_emplace(class_name);
  if (inserted) entry->second = read(class_name);
  return entry->second;
}

std::vector<std::string> TypeParameters::read(Symbol class_name) {
  if (class_name == library::types::optional) return {"T"};
  if (!workspace_.is_user_class(class_name)) return {};
  return ir::type_parameters(signature_of(class_name));
}

const std::string& TypeParameters::signature_of(Symbol class_name) {
  if (!path_) {
    path_ = std::make_unique<classfile::ClassPath>();
    path_->add(classfile::open_jdk_classes(workspace_.jdk()));
    std::vector<std::string> missing;
    classfile::add_class_path(*path_, workspace_.class_path(), workspace_.jdk().release, missing);
  }
  const auto [entry, inserted] = signatures_.try_emplace(class_name);
  if (inserted)
    if (const auto file = path_->read(class_name.view())) entry->second = file->signature.text();
  return entry->second;
}

// A class has a signature only where something in its header is generic.
std::vector<ir::DeclaredType> TypeParameters::supertypes(Symbol class_name,
                                                         const ir::TypeBindings& bindings) {
  const auto& signature = signature_of(class_name);
  if (!signature.empty()) return ir::bound_supertypes(signature, bindings);
  std::vector<ir::DeclaredType> result;
  const auto* cls = workspace_.program().find_class(class_name);
  if (!cls) return result;
  if (!cls->superclass.empty()) result.push_back({ir::Type::reference(cls->superclass), {}});
  for (const auto& name : cls->interfaces) result.push_back({ir::Type::reference(name), {}});
  return result;
}

ir::TypeBindings TypeParameters::bindings(const ir::DeclaredType& type, Symbol super) {
  const auto& signature = signature_of(type.type.name);
  const auto names = ir::type_parameters(signature);
  if (names.size() != type.arguments.size()) return {};
  ir::TypeBindings here;
  for (std::size_t i = 0; i < names.size(); ++i) here.emplace(names[i], type.arguments[i]);
  if (type.type.name == super) return here;
  for (const auto& above : supertypes(type.type.name, here))
    if (workspace_.program().is_subclass(above.type.name, super))
      if (auto found = bindings(above, super); !found.empty()) return found;
  return {};
}

bool TypeParameters::may_be(Symbol class_name, const ir::DeclaredType& type) {
  if (type.arguments.empty() || class_name == type.type.name) return true;
  auto& program = workspace_.program();
  const auto own = bindings({ir::Type::reference(class_name), {}}, type.type.name);
  const auto names = ir::type_parameters(signature_of(type.type.name));
  for (std::size_t i = 0; i < names.size() && i < type.arguments.size(); ++i) {
    const auto found = own.find(names[i]);
    if (found == own.end()) continue;
    const auto& is = found->second.type;
    const auto& wanted = type.arguments[i].type;
    // Wildcards and type variables stand for Object.
    if (is != ir::Type::object() && wanted != ir::Type::object() && !program.is_subtype(is, wanted) &&
        !program.is_subtype(wanted, is))
      return false;
  }
  return true;
}

namespace {

void add_arguments(program::Workspace& workspace, const ir::DeclaredType& type, bool is_argument,
                   std::set<std::string>& found) {
  if (is_argument && type.type != ir::Type::reference(Symbol("java/lang/Object")))
    found.insert(type.type.descriptor());
  const bool is_generic = workspace.is_user_class(type.type.name) || type.type.name == library::types::optional;
  for (const auto& argument : type.arguments)
    add_arguments(workspace, argument, is_argument || is_generic, found);
}

}  // namespace

std::set<std::string> type_arguments_named(program::Workspace& workspace, const ir::Method& entry) {
  std::set<std::string> found;
  for (const auto& type : ir::declared_parameters(entry.signature.view(), entry.descriptor.view()))
    add_arguments(workspace, type, false, found);
  for (const auto& name : workspace.user_classes())
    if (const auto* cls = workspace.program().find_class(name))
      for (const auto& field : cls->fields)
        add_arguments(workspace, ir::declared_type_of(field), false, found);
  return found;
}

}  // namespace jury::start
