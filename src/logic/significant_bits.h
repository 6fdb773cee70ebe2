// How many bits a signed number needs, read off its term: extensions, small literals, sums and products of
// such. Sound and rough: the width of the term when nothing is known.
#pragma once

#include "logic/term.h"

namespace jury::logic {

// The term equals the sign extension of this many of its lower bits, in every model.
std::uint32_t significant_bits(Term term);

}  // namespace jury::logic
