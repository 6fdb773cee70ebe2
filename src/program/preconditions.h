// Simple preconditions that a method may have without saying so: what an argument must be like. They are not
// read from anywhere; src/findings asks whether one of them explains a refutation.
//
// A precondition about a text, a collection or an array says nothing about null.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "program/workspace.h"

namespace jury::program {

struct Precondition {
  enum class Kind : std::uint8_t {
    NotNull,      // name != null
    NotNegative,  // n >= 0
    NotZero,      // n != 0
    NotEmpty,     // !name.isEmpty(), array.length > 0
    NoNulls,      // no element of the array is null
    BelowSize,    // index < list.size(), of another parameter or of the object itself
    NotAbove,     // from <= to, of another number
  };
  Kind kind = Kind::NotNull;
  ir::LocalId parameter = 0;
  ir::LocalId other = 0;                // BelowSize, NotAbove
  std::optional<ir::MethodReference> question = {};  // isEmpty(), size(), length(); nothing: of an array

  bool operator==(const Precondition&) const = default;
};

// All that fit the types of the method's parameters, each parameter's in this order.
std::vector<Precondition> simple_preconditions(Workspace& workspace, const ir::Method& method);
// "name != null", in the names of the method's parameters.
std::string to_text(Workspace& workspace, const ir::Method& method, const Precondition& precondition);
// The body that is only executed from where they hold.
ir::Body with_preconditions(ir::Body body, const std::vector<Precondition>& preconditions);

}  // namespace jury::program
