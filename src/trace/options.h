// The limits of a run and its connections to the outside.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>

namespace jury::trace {

class ChoiceSource;
class Observer;

struct Options {
  bool assertions_enabled = true;
  std::uint64_t step_limit = ~std::uint64_t{0};  // statements
  double seconds = 0;                            // 0: no limit
  std::size_t memory_bytes = std::size_t{2} << 30;
  std::size_t collection_bytes = std::size_t{96} << 20;  // allocated between two collections, at least
  std::uint32_t depth = 12'000;                          // calls; one more throws StackOverflowError
  // Stream 1 or 2, UTF-8. Without it, output is dropped.
  std::function<void(int stream, std::string_view text)> output;
  // The next byte of standard input, or -1. Without it, standard input is empty.
  std::function<int()> input;
  ChoiceSource* choices = nullptr;  // not owned; without it, every choice ends the run
  Observer* observer = nullptr;     // not owned
};

}  // namespace jury::trace
