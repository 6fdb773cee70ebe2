#include "ir/method.h"

namespace jury::ir {

std::string Method::display() const {
  std::string text = display_class(owner.view()) + "." + name.text() + "(";
  bool first = true;
  for (const auto& parameter : Signature::from_descriptor(descriptor.view()).parameters) {
    if (!first) text += ", ";
    first = false;
    text += parameter.display();
  }
  return text + ")";
}

const Method* Class::find_method(Symbol method_name, Symbol descriptor) const {
  for (const auto& method : methods)
    if (method.name == method_name && method.descriptor == descriptor) return &method;
  return nullptr;
}

const Field* Class::find_field(Symbol field_name, const Type& type) const {
  for (const auto& field : fields)
    if (field.name == field_name && field.type == type) return &field;
  return nullptr;
}

}  // namespace jury::ir
