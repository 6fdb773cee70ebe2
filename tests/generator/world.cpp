// Lookups among the declarations of one generated program. See world.h.
#include "generator/world.h"

#include <algorithm>

namespace jury::generator {

const ClassModel* World::find(const std::string& name) const {
  for (const ClassModel& model : classes)
    if (model.name == name) return &model;
  return nullptr;
}

bool World::is_subclass(const std::string& name, const std::string& ancestor) const {
  if (name == ancestor) return true;
  const ClassModel* model = find(name);
  if (!model) return false;
  for (const std::string& interface : model->interfaces)
    if (is_subclass(interface, ancestor)) return true;
  return !model->parent.empty() && is_subclass(model->parent, ancestor);
}

bool World::has_stable_text(const Type& type) const {
  const ClassModel* model = find(type.name);
  if (model) return model->kind != ClassKind::Interface && model->kind != ClassKind::Cell;
  return type.is("String") || type.is("Object") || type.is_box();
}

bool World::assignable(const Type& type, const Type& wanted) const {
  if (type == wanted) return true;
  if (type.is_primitive() || wanted.is_primitive()) return false;
  if (wanted.is("Object")) return has_stable_text(type);
  if (is_library_subtype(type, wanted)) return true;
  return type.arguments.empty() && wanted.arguments.empty() && find(wanted.name) &&
         is_subclass(type.name, wanted.name);
}

std::vector<const ClassModel*> World::of_kind(ClassKind kind) const {
  std::vector<const ClassModel*> result;
  for (const ClassModel& model : classes)
    if (model.kind == kind) result.push_back(&model);
  return result;
}

std::vector<const ClassModel*> World::instantiable_as(const std::string& name) const {
  std::vector<const ClassModel*> result;
  for (const ClassModel& model : classes)
    if (model.instantiable() && is_subclass(model.name, name)) result.push_back(&model);
  return result;
}

std::vector<MethodModel> World::all_methods(const ClassModel& model) const {
  std::vector<MethodModel> result = model.methods;
  auto inherit = [&](const std::string& name) {
    const ClassModel* ancestor = find(name);
    if (!ancestor) return;
    for (const MethodModel& method : all_methods(*ancestor)) {
      bool known = std::any_of(result.begin(), result.end(),
                               [&](const MethodModel& m) { return m.name == method.name; });
      if (!known) result.push_back(method);
    }
  };
  inherit(model.parent);
  for (const std::string& interface : model.interfaces) inherit(interface);
  return result;
}

std::vector<Variable> World::all_fields(const ClassModel& model) const {
  std::vector<Variable> result = model.fields;
  if (const ClassModel* parent = find(model.parent)) {
    std::vector<Variable> inherited = all_fields(*parent);
    result.insert(result.end(), inherited.begin(), inherited.end());
  }
  return result;
}

const MethodModel* World::functional_method(const ClassModel& model) const {
  if (model.kind != ClassKind::Interface) return nullptr;
  const MethodModel* found = nullptr;
  for (const MethodModel& method : model.methods) {
    if (!method.is_abstract) continue;
    if (found) return nullptr;
    found = &method;
  }
  return found;
}

}  // namespace jury::generator
