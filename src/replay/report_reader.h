// What the runner wrote about an execution, and whether that is what was expected.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "replay/jvm.h"
#include "trace/scenario.h"

namespace jury::replay {

struct Frame {
  std::string class_name;
  std::string method;
  int line = 0;
};

struct Report {
  std::string problem;  // with building the heap or reading the outcome; empty: none
  std::string stopped;  // why the execution could not go on
  bool started = false;
  bool ended = false;
  bool all_choices_made = true;  // otherwise the JVM did not ask for each of the answers
  std::string exception_class;   // empty: it returned
  std::vector<Frame> stack;      // of the exception, innermost first
  std::optional<int> statement;
  std::optional<bool> clause;
  std::optional<std::string> state;
};

Report read_report(std::string_view text);
// `is_user_class` takes names as Class.getName answers.
Answer judge(const Report& report, const trace::Scenario& expected,
             const std::function<bool(const std::string&)>& is_user_class);

}  // namespace jury::replay
