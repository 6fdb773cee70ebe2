// Which lambdas can be values of a declared type: of a Function<Integer, String> none that takes a text,
// though every object of the interface fits by its class. Java's compiler makes sure of that (but for
// unchecked casts), and relies on it in the casts that it adds.
#pragma once

#include "start/type_parameters.h"

namespace jury::start {

class LambdaTypes {
 public:
  explicit LambdaTypes(program::Workspace& workspace) : workspace_(workspace), parameters_(workspace) {}

  // False where a parameter or the result of the lambda contradicts the type arguments.
  bool may_be(Symbol lambda, const ir::DeclaredType& type);
  // What the type arguments say of the result; nothing where that is nothing.
  std::optional<ir::Type> result(Symbol lambda, const ir::DeclaredType& type);

 private:
  struct Use {
    std::vector<ir::Type> made_for;        // parameters and last the result, as the lambda's code has them
    std::vector<ir::DeclaredType> wanted;  // the same as the type arguments have them; or empty
  };
  Use use(Symbol lambda, const ir::DeclaredType& type);

  program::Workspace& workspace_;
  TypeParameters parameters_;
};

}  // namespace jury::start
