// Where the time of a run went, so that it adds up: what was done one after the other, and, within the
// checking, what each engine took in processes side by side.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace jury::report {

struct TimeSpent {
  double total = 0;             // until the report
  double compile = 0;           // in javac
  double load = 0;              // reading classes and specifications
  double check = 0;             // looking for answers
  double replay = 0;            // on the JVM
  std::uint32_t processes = 1;  // at a time, while checking
  std::map<std::string, double> engines;

  double other() const;  // what is not named above
};

// "time: 33.1 s: 1.2 s in javac, 0.4 s reading classes, ...".
std::string to_text(const TimeSpent& time);

}  // namespace jury::report
