// Invariants of classes that were found in their code (start/invariants), as conditions on the objects of a
// free initial heap. A result that made use of one lists it.
//
// An invariant that no object within the bounds satisfies, because its arrays are too long for them, is left
// out: the states are more than those that happen then, and not none.
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

  // The method that is checked; what need not hold when it begins is not assumed. To be called first.
  void begin(const ir::Method& entry) { entry_ = &entry; }

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
  std::map<Symbol, Usable> usable_;
};

}  // namespace jury::encode
