// Small methods that start from any state, for the comparison of the bounded engine with the interpreter: a
// few pieces of code over numbers, arrays, linked nodes, fields and collections, each with an assertion or a
// loop invariant about it that is right or slightly wrong.
//
// Every loop ends after at most as many iterations as the longest array has elements, so that a run from a
// state within the bounds stays within them.
#pragma once

#include <cstdint>
#include <string>

namespace jury::agreement {

// A class of that name with a static method `step`.
std::string state_program(const std::string& class_name, std::uint64_t seed);

}  // namespace jury::agreement
