#include "report/time_spent.h"

#include <array>
#include <cstdio>

namespace jury::report {

namespace {

std::string seconds(double value) {
  std::array<char, 32> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.1f s", value);
  return buffer.data();
}

}  // namespace

std::string to_text(const engine::TimeSpent& time) {
  std::string text = "time: " + seconds(time.total) + ": " + seconds(time.compile) + " in javac, " +
                     seconds(time.load) + " reading classes, " + seconds(time.check) + " checking";
  if (time.replay > 0) text += ", " + seconds(time.replay) + " on the JVM";
  text += ", " + seconds(time.other()) + " other\n";
  if (time.engines.empty()) return text;
  text += "checking, at most " + std::to_string(time.processes) +
          (time.processes == 1 ? " process" : " processes") + " at a time: ";
  bool is_first = true;
  for (const auto& [engine, spent] : time.engines) {
    text += (is_first ? "" : ", ") + seconds(spent) + " " + engine;
    is_first = false;
  }
  return text + "\n";
}

}  // namespace jury::report
