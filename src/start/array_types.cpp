#include "start/array_types.h"

#include "start/library_values.h"

namespace jury::start {

using ir::Type;

std::vector<Type> narrower_elements(program::Workspace& workspace, const Type& element,
                                    const std::function<void(const std::string&)>& assume) {
  if (!element.is_reference() || (!element.is_array() && element.name == "java/lang/String"))
    return {element};
  std::vector<Type> result;
  if (element.is_array()) {
    for (const auto& inner : narrower_elements(workspace, element.element(), assume))
      result.push_back(Type::array_of(inner));
    return result;
  }
  if (!workspace.is_user_class(element.name)) {
    if (!is_box(element.name))
      assume("an unknown array of " + element.display() + " is not one of a narrower type");
    return {element};
  }
  for (const auto& name : workspace.user_classes())
    if (workspace.program().is_subclass(name, element.name)) result.push_back(Type::reference(name));
  return result;
}

}  // namespace jury::start
