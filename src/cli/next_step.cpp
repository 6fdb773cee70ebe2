#include "cli/next_step.h"

#include <algorithm>

#include "session/next_step.h"

namespace jury::cli {

namespace {

using engine::Result;
using session::Step;

std::string quoted(const std::string& argument) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./:,@%";
  if (!argument.empty() && argument.find_first_not_of(plain) == std::string::npos) return argument;
  std::string text = "'";
  for (const char c : argument) text += c == '\'' ? "'\\''" : std::string(1, c);
  return text + "'";
}

// The command that was typed, without an option that is given anew, and with more.
std::string again(const CommandLine& line, const std::string& replaced, const std::string& more) {
  std::string text = quoted(line.program);
  for (std::size_t i = 0; i < line.arguments.size(); ++i) {
    const bool short_form = replaced == "--timeout" && line.arguments[i] == "-t";
    if (short_form || (replaced != "--replay" && line.arguments[i] == replaced)) {
      ++i;
      continue;
    }
    if (line.arguments[i] == replaced || (!replaced.empty() && line.arguments[i].starts_with(replaced + "=")))
      continue;
    text += " " + quoted(line.arguments[i]);
  }
  return text + " " + more;
}

std::string larger(const CommandLine& line, const std::string& option) {
  return "--" + option + " " + std::to_string(2 * std::max<std::int64_t>(1, line.number(option)));
}

}  // namespace

std::string next_step(const CommandLine& line, const std::vector<Result>& results) {
  const auto next = session::next_step(results, line.has("html"));
  switch (next.step) {
    case Step::None:
      return "";
    case Step::Replay:
      return "to see it happen on the JVM: " + again(line, "", "--replay");
    case Step::Browse:
      return "to step through it in a browser: " + again(line, "--replay", "--html report");
    case Step::MoreTime:
      return "to give it more time: " +
             again(line, "--timeout", line.has("timeout") ? larger(line, "timeout") : "--timeout 600");
    case Step::Explain:
      return "to see what stands in the way: " + quoted(line.program) + " explain " +
             next.about->short_name();
    case Step::LongerExecutions:
      return "to look at longer executions: " + again(line, "--loops", larger(line, "loops"));
  }
  return "";
}

}  // namespace jury::cli
