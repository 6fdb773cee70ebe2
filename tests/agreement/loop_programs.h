// Small random programs with a loop of any length over numbers, a list, a map and a set, and an assertion
// after it; every third has recursive methods instead. About half of the assertions can fail.
#pragma once

#include <cstdint>
#include <string>

namespace jury::agreement {

std::string loop_program(const std::string& class_name, std::uint64_t seed);

}  // namespace jury::agreement
