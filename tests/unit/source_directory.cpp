#include "source_directory.h"

namespace jury::tests {

const std::filesystem::path& source_directory() {
  static const std::filesystem::path directory = JURY_SOURCE_DIR;
  return directory;
}

}  // namespace jury::tests
