// Classes with small methods on a heap, for summaries and for properties in relational logic: linked boxes,
// fields, sets, maps and lists; loops over collections and along fields, searches, filters, counts,
// allocation, calls of each other. Each method comes with postconditions of which some hold and some do not.
//
// Every program is about the same classes (Box, Special, and the class itself), so that one .rel file fits.
#pragma once

#include <cstdint>
#include <string>

namespace jury::agreement {

struct HeapProgram {
  std::string java;  // class `Heap` with methods m0, m1, ...
  std::string rel;   // their conditions
};

HeapProgram heap_program(std::uint64_t seed, int methods);

}  // namespace jury::agreement
