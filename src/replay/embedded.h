// The files that replay brings along (cmake/replay.cmake).
#pragma once

#include <string_view>

namespace jury::replay {

std::string_view runtime_archive();  // a jar: the runner, and free choices and kept states for a JVM
// Java sources for the tests that --junit writes.
std::string_view heap_source();
std::string_view state_source();
std::string_view unknown_source();
std::string_view choice_source();
std::string_view jury_source();

}  // namespace jury::replay
