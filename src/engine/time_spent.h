// Where the time of a run went, so that it adds up: what was done one after the other, and, within the
// checking, what each engine took in processes side by side.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>

namespace jury::engine {

struct TimeSpent {
  double total = 0;             // until the report
  double compile = 0;           // in javac
  double load = 0;              // reading classes and specifications
  double check = 0;             // looking for answers
  double replay = 0;            // on the JVM
  std::uint32_t processes = 1;  // at a time, while checking
  std::map<std::string, double> engines;

  // What is not named above.
  double other() const { return std::max(0.0, total - compile - load - check - replay); }
};

}  // namespace jury::engine
