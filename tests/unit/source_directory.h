// Where the sources of the project lie, for tests that read Java files or the sources themselves. The path is
// compiled into one file, so that the tests of two checkouts share their cached objects.
#pragma once

#include <filesystem>

namespace jury::tests {

const std::filesystem::path& source_directory();

}  // namespace jury::tests
