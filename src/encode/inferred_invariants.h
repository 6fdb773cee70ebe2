// Invariants of classes that were found in their code (start/invariants), as conditions on the objects of a
// free initial heap. A result that made use of one lists it.
//
// Arrays of the initial state are as long as an object of each class in use needs one, up to a limit. An invariant
// that no object satisfies then, because its arrays are longer, is left out: the states are more than those that
// happen, and not none. What is found in one of them is not confirmed (check/inferred_conditions.h).
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "encode/executor.h"
#include "start/invariants/shared_invariants.h"

namespace jury::encode {

class InferredInvariants {
 public:
  InferredInvariants(program::Workspace& workspace, Executor& executor, std::uint32_t longest_array)
      : workspace_(workspace), executor_(executor), invariants_(start::shared_invariants(workspace)), longest_array_(longest_array) {}

  // The method that is checked; what need not hold when it begins is not assumed. `classes`: those that its code can
  // get at. To be called first.
  void begin(const ir::Method& entry, std::vector<Symbol> classes = {}) {
    entry_ = &entry;
    classes_ = std::move(classes);
  }

  // How long an array of the type may have to be.
  std::uint32_t array_length(const ir::Type& type);

  // Whether the class of the field lets it be null in no object.
  bool is_never_null(const ir::Field& field);
  // What else the classes of an object say of its contents; arrays have been made. Only fields for which
  // `is_known` counts are looked at.
  Term condition(ObjectId object, const Contents& contents, const State& state,
                 const std::function<bool(const ir::Field&)>& is_known);

 private:
  struct Usable {
    const start::InvariantOfClass* invariant = nullptr;
    bool with_numbers = false;
    std::uint32_t longest = 0;  // some object has no longer array
  };
  const Usable& usable(Symbol class_name);
  Term side(const start::Condition::Side& side, const Contents& contents, const Layout& layout,
            const State& state, std::uint32_t width);
  Term condition(const start::Condition& condition, const Contents& contents, const Layout& layout,
                 const State& state);
  void rely(Symbol class_name, const start::InvariantOfClass& invariant);

  program::Workspace& workspace_;
  Executor& executor_;
  start::ClassInvariants& invariants_;
  std::uint32_t longest_array_;
  const ir::Method* entry_ = nullptr;
  std::vector<Symbol> classes_;
  std::map<Symbol, Usable> usable_;
};

}  // namespace jury::encode
