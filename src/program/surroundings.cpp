#include "program/surroundings.h"

namespace jury::program {

std::optional<std::string> assumed_convention(std::int64_t kind) {
  switch (kind) {
    case 4:
      return "lines end with \\n, as on Linux and macOS";
    case 5:
      return "paths are written as on Linux and macOS";
    case 6:
      return "the default locale is en_US";
    case 7:
      return "the default charset is UTF-8";
    case 8:
      return "the garbage collector clears no weak or soft reference";
    default:
      return std::nullopt;
  }
}

}  // namespace jury::program
