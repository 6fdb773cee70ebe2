// Unknown collections come in pools, one for each declared type. A List<? extends Animal> may be the same
// object as a List<Dog>, though, and a list without type arguments the same as any: which type arguments are
// wildcards is not known here, so whenever types meet that might share objects it is told that they are taken
// not to.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ir/declared_type.h"
#include "program/program.h"

namespace jury::encode {

class DeclaredElements {
 public:
  using Assume = std::function<void(const std::string&)>;
  // A pool of collections of this type is made.
  void add(program::Program& program, const ir::DeclaredType& type, const Assume& assume);

 private:
  std::vector<ir::DeclaredType> types_;
};

}  // namespace jury::encode
