// A translation that was not finished in its time: as what is unsupported to whom it is all the same.
#pragma once

#include "support/diagnostics.h"

namespace jury {

class TimeIsUp : public Unsupported {
 public:
  using Unsupported::Unsupported;
};

}  // namespace jury
