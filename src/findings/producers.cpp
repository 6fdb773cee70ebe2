#include "findings/producers.h"

#include <algorithm>
#include <cctype>

#include "spec/contracts.h"

namespace jury::findings {

namespace {

namespace access = ir::access;

std::string package_of(std::string_view name) {
  const auto slash = name.rfind('/');
  return std::string(slash == std::string_view::npos ? "" : name.substr(0, slash));
}

// Anonymous and local classes have no name that others can write.
bool has_name(Symbol class_name) {
  const auto name = class_name.view();
  for (std::size_t i = 0; i + 1 < name.size(); ++i)
    if (name[i] == '$' && std::isdigit(static_cast<unsigned char>(name[i + 1]))) return false;
  return true;
}

bool is_callable(const ir::Method& method) {
  return !(method.flags & (access::is_synthetic | access::is_bridge)) &&
         !spec::is_generated(method.name.view());
}

}  // namespace

Producers::Producers(program::Workspace& workspace, Symbol from)
    : workspace_(workspace), files_(workspace), permitted_(workspace), package_(package_of(from.view())) {
  const auto* cls = workspace.program().find_class(from);
  within_package_ = cls && !(cls->flags & access::is_public);
}

// An object of it belongs to one of another class, which would have to be made first.
bool Producers::is_inner(const ir::Class& cls) {
  return !cls.outer_class.empty() && !cls.is_enum() && !(files_.access_of(cls) & access::is_static);
}

bool Producers::is_accessible(const ir::Class& cls) {
  for (const auto* one = &cls; one; one = one->outer_class.empty()
                                              ? nullptr
                                              : workspace_.program().find_class(one->outer_class)) {
    const auto flags = files_.access_of(*one);
    const bool is_open = (flags & access::is_public) ||
                         (within_package_ && !(flags & access::is_private) &&
                          package_of(one->name.view()) == package_);
    if (!is_open || !has_name(one->name)) return false;
  }
  return true;
}

bool Producers::is_accessible(const ir::Method& method) const {
  if (!is_callable(method)) return false;
  if (method.flags & access::is_public) return true;
  return within_package_ && !(method.flags & access::is_private) &&
         package_of(method.owner.view()) == package_;
}

void Producers::add_of_class(const ir::Class& cls, Symbol type, std::vector<Producer>& found) {
  auto& program = workspace_.program();
  const auto wanted = ir::Type::reference(type);
  if (!is_accessible(cls)) return;
  const bool is_of_type = program.is_subclass(cls.name, type);
  for (const auto& method : cls.methods) {
    if (!is_accessible(method)) continue;
    if (method.name == "<init>") {
      if (is_of_type && !cls.is_abstract() && !cls.is_enum() && !is_inner(cls)) found.push_back({&method});
      continue;
    }
    const auto result = ir::Signature::from_descriptor(method.descriptor.view()).result;
    if (!result.is_reference() || result.is_array() || !program.is_subtype(result, wanted)) continue;
    // An object that gives away its like is one already.
    if (method.is_static() || !is_of_type) found.push_back({&method});
  }
  for (const auto& field : cls.fields)
    if (field.is_static() && (field.flags & access::is_final) && (field.flags & access::is_public) &&
        field.type.is_reference() && program.is_subtype(field.type, wanted))
      found.push_back({nullptr, &field});
}

std::vector<Producer> Producers::find(Symbol type) {
  std::vector<Producer> found;
  for (const auto name : workspace_.user_classes())
    if (const auto* cls = workspace_.program().find_class(name)) add_of_class(*cls, type, found);
  if (!workspace_.is_user_class(type))
    if (const auto* cls = workspace_.program().find_class(type)) add_of_class(*cls, type, found);
  return found;
}

const std::vector<Producer>& Producers::of(Symbol type) {
  const auto [entry, inserted] = producers_.try_emplace(type);
  if (inserted) entry->second = find(type);
  return producers_[type];
}

const std::vector<const ir::Method*>& Producers::changers(Symbol class_name) {
  const auto [entry, inserted] = changers_.try_emplace(class_name);
  if (!inserted) return entry->second;
  std::vector<const ir::Method*> found;
  for (const auto type : workspace_.program().supertypes(class_name)) {
    const auto* cls = workspace_.is_user_class(type) ? workspace_.program().find_class(type) : nullptr;
    if (!cls) continue;
    for (const auto& method : cls->methods)
      if (method.name != "<init>" && !method.is_static() && is_accessible(method)) found.push_back(&method);
  }
  return changers_[class_name] = std::move(found);
}

}  // namespace jury::findings
