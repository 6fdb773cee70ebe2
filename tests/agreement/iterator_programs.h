// Random programs over collections and iterators, for the comparison of the PDR engine with the interpreter.
//
// Everything a program works on is in static fields, in the fields of a few objects or in parameters, is
// filled with a handful of elements, and depends on free choices of booleans only; so all runs can be
// enumerated.
#pragma once

#include <cstdint>
#include <string>

namespace jury::agreement {

// A class of that name with a main method.
std::string iterator_program(const std::string& class_name, std::uint64_t seed);

}  // namespace jury::agreement
