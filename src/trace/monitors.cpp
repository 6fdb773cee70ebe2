// Monitors of the one thread there is: entering always succeeds, and only how often counts.
#include "trace/machine.h"

namespace jury::trace {

void Machine::enter_monitor(const Object& object) { ++monitors_[&object]; }

bool Machine::exit_monitor(const Object& object) {
  const auto held = monitors_.find(&object);
  if (held == monitors_.end()) return false;
  if (--held->second == 0) monitors_.erase(held);
  return true;
}

}  // namespace jury::trace
