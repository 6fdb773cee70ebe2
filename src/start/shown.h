// Names in descriptions of states, as a Java programmer writes them.
#pragma once

#include <string>

#include "ir/declared_type.h"
#include "ir/method.h"

namespace jury::start {

inline std::string shown(Symbol class_name) { return ir::display_class(class_name.view()); }

inline std::string shown(const ir::DeclaredType& type) {
  std::string result = type.type.display();
  for (std::size_t i = 0; i < type.arguments.size(); ++i)
    result += (i == 0 ? "<" : ", ") + shown(type.arguments[i]);
  return type.arguments.empty() ? result : result + ">";
}

inline std::string shown(const ir::Field& field) { return shown(field.owner) + "." + field.name.text(); }

}  // namespace jury::start
