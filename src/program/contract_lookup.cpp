#include "program/contract_lookup.h"

namespace jury::program {

namespace {

// Descriptors under which the class answers to the same method, through bridges.
std::vector<Symbol> bridged_descriptors(const ir::Class& cls, const ir::Method& method) {
  std::vector<Symbol> result;
  for (const auto& other : cls.methods)
    if ((other.flags & ir::access::is_bridge) && other.name == method.name)
      result.push_back(other.descriptor);
  return result;
}

}  // namespace

std::vector<const spec::MethodContract*> contracts_of(Workspace& workspace, const ir::Method& method) {
  auto& program = workspace.program();
  const bool inherits =
      !method.is_static() && method.name != "<init>" && !(method.flags & ir::access::is_private);
  return workspace.contracts().all_of(method.owner, method.name, method.descriptor, inherits,
                                      program.supertypes(method.owner),
                                      bridged_descriptors(program.get_class(method.owner), method));
}

const ir::Field* field_of(Program& program, const spec::Location& location) {
  return program.resolve(
      {location.owner, location.field, ir::Type::from_descriptor(location.descriptor.view())});
}

}  // namespace jury::program
