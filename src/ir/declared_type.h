// Types as the source declares them, with their type arguments, from the Signature attribute (JVMS 4.7.9.1).
// Type variables and wildcards without a bound have no type of their own: the erasure stands for them.
#pragma once

#include <string_view>
#include <vector>

#include "ir/type.h"

namespace jury::ir {

struct DeclaredType {
  Type type;                            // the erasure
  std::vector<DeclaredType> arguments;  // empty: raw, or none

  // The i-th type argument; java.lang.Object when there is none.
  DeclaredType argument(std::size_t i) const;
  bool operator==(const DeclaredType&) const = default;
};

// Of a field; of the parameters of a method. The descriptor decides where the signature is empty, malformed
// or does not fit it (the hidden parameters of inner classes' constructors).
DeclaredType declared_type(std::string_view signature, const Type& erasure);
std::vector<DeclaredType> declared_parameters(std::string_view signature, std::string_view descriptor);

}  // namespace jury::ir
