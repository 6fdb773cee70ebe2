// The library models as class files, embedded in the program (cmake/models.cmake).
#pragma once

#include <span>

namespace jury::models {

// A jar, stored without compression.
std::span<const unsigned char> archive();

}  // namespace jury::models
