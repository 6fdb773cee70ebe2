// What must never happen. Each goal is an exception that is never thrown, caught or not. What the library's
// methods ask for, so that it is not, is in library/methods.h.
#pragma once

#include <cstdint>

#include "support/symbol.h"

namespace jury::encode::epr {

enum class Goal : std::uint8_t { ConcurrentModification, NoSuchElement, IllegalState, Unmodifiable, User };
Symbol exception_of(Goal goal);

}  // namespace jury::encode::epr
