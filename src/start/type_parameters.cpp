#include "start/type_parameters.h"

#include "ir/member_types.h"
#include "ir/type_bindings.h"

namespace jury::start {

const std::vector<std::string>& TypeParameters::of(Symbol class_name) {
  const auto [entry, inserted] = known_.try_emplace(class_name);
  if (inserted) entry->second = read(class_name);
  return entry->second;
}

std::vector<std::string> TypeParameters::read(Symbol class_name) {
  if (class_name == "java/util/Optional") return {"T"};
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

ir::TypeBindings TypeParameters::bindings(const ir::DeclaredType& type, Symbol super) {
  const auto& signature = signature_of(type.type.name);
  const auto names = ir::type_parameters(signature);
  if (names.size() != type.arguments.size()) return {};
  ir::TypeBindings here;
  for (std::size_t i = 0; i < names.size(); ++i) here.emplace(names[i], type.arguments[i]);
  if (type.type.name == super) return here;
  for (const auto& above : ir::bound_supertypes(signature, here))
    if (workspace_.program().is_subclass(above.type.name, super))
      if (auto found = bindings(above, super); !found.empty()) return found;
  return {};
}

namespace {

void add_arguments(program::Workspace& workspace, const ir::DeclaredType& type, bool is_argument,
                   std::set<std::string>& found) {
  if (is_argument && type.type != ir::Type::reference(Symbol("java/lang/Object")))
    found.insert(type.type.descriptor());
  const bool is_generic = workspace.is_user_class(type.type.name) || type.type.name == "java/util/Optional";
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
