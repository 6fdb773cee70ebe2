// How long another program takes and how much memory it needs.
#pragma once

#include <string>
#include <vector>

namespace jury::bench {

struct ProcessFigures {
  double seconds = 0;    // wall clock
  double megabytes = 0;  // peak resident set
  int exit_code = 0;
};

// Runs it with its output thrown away. The peak counts from the size of this process when it starts another
// one: measure before this one grows.
ProcessFigures measure_process(const std::vector<std::string>& command);

// Medians of several runs; the exit code of the last.
ProcessFigures median_of(int runs, const std::vector<std::string>& command);

}  // namespace jury::bench
