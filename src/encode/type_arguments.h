// What type arguments say about an initial heap: the objects of a generic class are in one pool, whatever
// they are used with, so that a Box<?> may be a Box<Integer>; but where a reference of type Box<Integer>
// leads to one, its field `T value` is null or an Integer, and its `Box<T> next` a Box<Integer> again. Java's
// compiler makes sure of that (but for unchecked casts), and relies on it in the casts that it adds.
//
// Fields of superclasses are those of what the class is declared to extend: of a Names extends Box<String> it
// is a text. Not said: of arrays of a variable's type that the class makes by an unchecked cast
// (start/generic_arrays.h) more than that their elements fit; anything about inner classes of generic ones.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "encode/executor.h"
#include "ir/type_bindings.h"
#include "start/generic_arrays.h"
#include "start/lambda_types.h"
#include "start/type_parameters.h"

namespace jury::encode {

class TypeArguments {
 public:
  // Parts of a collection that are no fields.
  static constexpr std::size_t first_argument = ~std::size_t{0};
  static constexpr std::size_t second_argument = first_argument - 1;
  // The number of the field, slot or argument, and the value there.
  using Visit = std::function<void(std::size_t, const Value&)>;
  using Parts = std::function<void(ObjectId, const Visit&)>;

  explicit TypeArguments(program::Workspace& workspace)
      : workspace_(workspace), parameters_(workspace), lambdas_(workspace), generic_arrays_(workspace) {}

  // Something of this type refers to these objects.
  void add(const Reference& reference, const ir::DeclaredType& type);
  // When all objects are filled: what follows for what they contain.
  std::vector<Term> constraints(Executor& executor, const Parts& parts);

 private:
  struct Use {
    Term condition;  // a reference of the type leads to the object
    ObjectId object;
    ir::DeclaredType type;
  };
  // What is known of a part of an object that is used so.
  struct Bound {
    ir::DeclaredType type;
    bool is_open_array = false;  // an array whose own type nothing is known of, but that its elements fit
  };
  bool inherits_arguments(const ir::Type& type);
  Term used(Executor& executor, ObjectId object, const ir::DeclaredType& type);
  void constrain(Executor& executor, const Use& use, const Parts& parts, std::vector<Term>& result);
  void constrain(Executor& executor, Term condition, const Value& value, const Bound& bound,
                 std::vector<Term>& result);
  bool may_be(Executor& executor, const ir::Type& type, const ir::DeclaredType& declared);
  std::optional<Bound> bound_part(Executor& executor, const Use& use, std::size_t part);
  std::optional<Bound> bound_field(Executor& executor, const Use& use, std::size_t part);

  program::Workspace& workspace_;
  start::TypeParameters parameters_;
  start::LambdaTypes lambdas_;
  start::GenericArrays generic_arrays_;
  std::vector<std::pair<Target, ir::DeclaredType>> given_;
  std::map<std::pair<ObjectId, std::string>, Term> uses_;
  std::vector<Use> open_;
};

}  // namespace jury::encode
