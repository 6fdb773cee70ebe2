// The state a method is checked from when its callers are not known: any arguments and any heap of at most so
// many objects of each class, aliased and cyclic in any way (DESIGN.md, decision 8). References are free
// choices among the objects of fitting classes and null; numbers are free.
//
// Objects of a class exist whether or not something refers to them. Covered are the user's classes, boxes,
// strings and arrays of these; a parameter or field of another type is refused with its name.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "encode/executor.h"
#include "program/workspace.h"

namespace jury::encode {

class InitialHeap {
 public:
  InitialHeap(program::Workspace& workspace, Executor& executor, std::uint32_t objects,
              std::uint32_t array_length);

  // Any value of the type. Throws Unsupported.
  Value any(const ir::Type& type, State& state);
  // An object on which the method is the one that a virtual call selects.
  Reference receiver(const ir::Method& method, State& state);

  // The free part of the heap, to be built for the interpreter from a model.
  struct InitialObject {
    ObjectId id;
    ContentsPointer contents;
  };
  const std::vector<InitialObject>& objects() const { return initial_; }
  // Whether there is anything whose number was bounded.
  bool is_bounded() const { return bounded_; }

 private:
  std::vector<ObjectId> candidates(const ir::Type& type, State& state);
  void ensure_class(Symbol class_name, State& state);
  void ensure_array(const ir::Type& type, State& state);
  Reference choose_among(const std::vector<ObjectId>& objects, bool or_null);
  void fill(ObjectId object, State& state);
  std::vector<Symbol> concrete_classes(Symbol class_name);

  program::Workspace& workspace_;
  Executor& executor_;
  std::uint32_t object_limit_;
  std::uint32_t array_length_;
  std::map<std::string, std::vector<ObjectId>> pools_;  // by type descriptor
  std::vector<InitialObject> initial_;
  std::vector<ObjectId> to_fill_;
  bool filling_ = false;
  bool bounded_ = false;
};

}  // namespace jury::encode
