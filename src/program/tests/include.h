// Whether the tests of the inputs are programs to check.
#pragma once

#include <cstdint>

namespace jury::program::tests {

enum class Include : std::uint8_t {
  None,
  Rows,        // tests, with rows where rows are written down
  BeyondRows,  // tests with rows are asked about all values too
};

}  // namespace jury::program::tests
