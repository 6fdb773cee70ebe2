// Lowers and verifies every method of one module of the JDK.
#pragma once

#include <string>
#include <vector>

namespace jury::bench {

struct LoweringFigures {
  int release = 0;  // of the JDK
  int classes = 0;
  int methods = 0;  // with a body
  long statements = 0;
  std::vector<std::string> refused;  // method and reason
  std::vector<std::string> wrong;    // method and problem
  double seconds = 0;                // wall clock
  double cpu_seconds = 0;
  double megabytes = 0;  // peak of this process

  int unverified() const { return static_cast<int>(refused.size()) + wrong_methods; }
  double verified_percent() const { return methods == 0 ? 0 : 100.0 * (methods - unverified()) / methods; }
  int wrong_methods = 0;  // with at least one problem
};

// `thorough` verifies that checks stand before what relies on them, and that the text of every class parses
// back to the same; the figures for time and memory are not comparable then.
LoweringFigures lower_module(const std::string& module, bool thorough);

}  // namespace jury::bench
