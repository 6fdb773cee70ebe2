#include "replay/report_reader.h"

#include <algorithm>
#include <sstream>

#include "library/classes.h"
#include "replay/heap_text.h"
#include "replay/same_state.h"

namespace jury::replay {

namespace {

// The exception is an instance of an error that the JVM raises where its own limits are: the line says
// nothing.
bool depends_on_limits(const std::string& exception_class) {
  return exception_class == "java.lang.StackOverflowError" || exception_class == "java.lang.OutOfMemoryError";
}

Answer judge_place(const Report& report, const trace::Scenario& expected,
                   const std::function<bool(const std::string&)>& is_user_class) {
  if (depends_on_limits(expected.exception_class))
    return {true, expected.exception_class + " is thrown there"};
  const auto frame = std::find_if(report.stack.begin(), report.stack.end(),
                                  [&](const Frame& f) { return is_user_class(f.class_name); });
  if (expected.thrown_in.empty()) return {true, expected.exception_class + " is thrown there"};
  if (frame == report.stack.end()) return {false, "the exception has no place in the program there"};
  const auto place = frame->class_name + "." + frame->method;
  if (place != expected.thrown_in || frame->line != expected.thrown_at)
    return {false, expected.exception_class + " is thrown there in " + place + ", line " +
                       std::to_string(frame->line)};
  if (report.statement != expected.statement)
    return {false, "another statement of the specification fails there"};
  return {true, expected.exception_class + " is thrown there, at the same line"};
}

std::string first_difference(const std::string& expected, const std::string& found) {
  std::istringstream left(expected), right(found);
  std::string here, there;
  for (;;) {
    const bool more_left = static_cast<bool>(std::getline(left, here));
    const bool more_right = static_cast<bool>(std::getline(right, there));
    if (!more_left && !more_right) return "";
    if (!more_left) return "also " + there;
    if (!more_right) return "without " + here;
    if (here != there) return there + " in place of " + here;
  }
}

bool is_hashed(const trace::PortableHeap& heap, int number) {
  return library::iterates_by_hash(heap.objects.at(static_cast<std::size_t>(number)).class_name);
}

Answer judge_state(const Report& report, const trace::Scenario& expected) {
  if (expected.violated) {
    if (!report.clause) return {false, "the clause could not be evaluated there"};
    return *report.clause ? Answer{false, "the clause holds there", true}
                          : Answer{true, "the clause is false there"};
  }
  if (!expected.after || !report.state) return {false, "the state at the end is not known"};
  const auto wanted = to_text(*expected.after);
  if (is_same_state(wanted, *report.state, [&](int number) { return is_hashed(*expected.after, number); }))
    return {true, "the execution ends in the same state there"};
  return {false, "the execution ends in another state there: " + first_difference(wanted, *report.state)};
}

std::string ending(const std::string& exception_class) {
  return exception_class.empty() ? "the method returns" : exception_class + " is thrown";
}

}  // namespace

Report read_report(std::string_view text) {
  Report report;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string command;
    words >> command;
    const auto rest = line.size() > command.size() ? line.substr(command.size() + 1) : std::string();
    if (command == "problem") report.problem = rest;
    if (command == "stopped") report.stopped = rest;
    if (command == "started") report.started = true;
    if (command == "threw") report.exception_class = rest;
    if (command == "statement") report.statement = std::stoi(rest);
    if (command == "unused") report.all_choices_made = false;
    if (command == "clause") report.clause = rest == "true";
    if (command == "end") report.ended = true;
    if (command == "frame") {
      Frame frame;
      words >> frame.class_name >> frame.method >> frame.line;
      report.stack.push_back(std::move(frame));
    }
    if (command != "state") continue;
    std::string state;
    while (std::getline(lines, line) && line != "end") state += line + "\n";
    report.ended = line == "end";
    report.state = std::move(state);
  }
  return report;
}

namespace {

Answer judge_ending(const Report& report, const trace::Scenario& expected,
                    const std::function<bool(const std::string&)>& is_user_class) {
  if (!report.problem.empty()) return {false, report.problem};
  if (!report.stopped.empty()) return {false, report.stopped};
  if (expected.exception_class == "jury.PropertyViolation")
    return {false, "properties of a .prop file are not evaluated there"};
  if (report.exception_class != expected.exception_class)
    return {false,
            ending(report.exception_class) + " there, not expected: " + ending(expected.exception_class),
            !depends_on_limits(expected.exception_class) && !depends_on_limits(report.exception_class)};
  if (expected.violated || expected.after) return judge_state(report, expected);
  return judge_place(report, expected, is_user_class);
}

}  // namespace

Answer judge(const Report& report, const trace::Scenario& expected,
             const std::function<bool(const std::string&)>& is_user_class) {
  Answer answer = judge_ending(report, expected, is_user_class);
  answer.threw = !report.exception_class.empty();
  // Answers that are left were for what the library chooses by itself on a JVM: random numbers, say.
  answer.contradicted = answer.contradicted && report.ended && report.all_choices_made;
  return answer;
}

}  // namespace jury::replay
