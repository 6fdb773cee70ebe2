#include "ir/member_types.h"

namespace jury::ir {

std::string descriptor_of(const DeclaredType& type) {
  std::string text = type.type.descriptor();
  if (type.arguments.empty()) return text;
  text += '<';
  for (const auto& argument : type.arguments) text += descriptor_of(argument);
  return text + '>';
}

DeclaredType declared_type_of(const Field& field) {
  return declared_type(field.signature.view(), field.type);
}

std::vector<DeclaredType> declared_parameters_of(const Method& method) {
  return declared_parameters(method.signature.view(), method.descriptor.view());
}

DeclaredType declared_result_of(const Method& method) {
  const auto erasure = Signature::from_descriptor(method.descriptor.view()).result;
  const auto signature = method.signature.view();
  const auto end = signature.rfind(')');
  if (end == std::string_view::npos || erasure.kind == Kind::Void) return erased(erasure);
  // The exceptions of a throws clause follow the result.
  const auto result = signature.substr(end + 1);
  return declared_type(result.substr(0, result.find('^')), erasure);
}

}  // namespace jury::ir
