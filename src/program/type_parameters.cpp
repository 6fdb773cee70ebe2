#include "program/type_parameters.h"

#include "ir/type_bindings.h"

namespace jury::program {

const std::vector<std::string>& TypeParameters::of(Symbol class_name) {
  const auto [entry, inserted] = known_.try_emplace(class_name);
  if (inserted) entry->second = read(class_name);
  return entry->second;
}

std::vector<std::string> TypeParameters::read(Symbol class_name) {
  if (class_name == "java/util/Optional") return {"T"};
  if (!workspace_.is_user_class(class_name)) return {};
  if (!path_) {
    path_ = std::make_unique<classfile::ClassPath>();
    std::vector<std::string> missing;
    classfile::add_class_path(*path_, workspace_.class_path(), workspace_.jdk().release, missing);
  }
  const auto file = path_->read(class_name.view());
  return file ? ir::type_parameters(file->signature.view()) : std::vector<std::string>();
}

}  // namespace jury::program
