// Makes what says that a claim was confirmed. For the checks of this folder, and for reading back what one of
// them has said in another process; a test sees to it that nobody else includes it.
#pragma once

#include "check/accepted.h"

namespace jury::check {

struct Acceptance {
  static Accepted by(std::string who, bool is_trivial = false) { return {std::move(who), is_trivial}; }
};

}  // namespace jury::check
