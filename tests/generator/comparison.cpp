// Comparing transcripts. See comparison.h.
#include "generator/comparison.h"

#include <array>

namespace jury::generator {
namespace {

constexpr std::array<const char*, 5> difference_names = {"none", "output", "exception", "failure",
                                                         "time limit"};
static_assert(difference_names.size() == static_cast<std::size_t>(Difference::TimeLimit) + 1);

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// A text in which only the kind of the message is left.
std::string without_details(const std::string& text) {
  std::string result;
  for (char c : text)
    if (!std::isdigit(static_cast<unsigned char>(c))) result += c;
  return result;
}

// The encoding of a terminal is not Java's semantics.
std::string plain(const std::string& text) {
  std::string result;
  bool foreign = false;
  for (char c : text) {
    bool ascii = static_cast<unsigned char>(c) < 128;
    if (ascii) result += c;
    if (!ascii && !foreign) result += '?';
    foreign = !ascii;
  }
  return result;
}

struct DifferingLines {
  int line = 1;
  std::string java;
  std::string jury;
};

DifferingLines differing_lines(const std::string& expected, const std::string& actual) {
  std::size_t line_begin = 0;
  std::size_t i = 0;
  DifferingLines found;
  for (; i < expected.size() && i < actual.size() && expected[i] == actual[i]; ++i)
    if (expected[i] == '\n') {
      line_begin = i + 1;
      ++found.line;
    }
  if (line_begin <= expected.size()) found.java = first_line(expected.substr(line_begin));
  if (line_begin <= actual.size()) found.jury = first_line(actual.substr(line_begin));
  return found;
}

Comparison differ(Difference difference, std::string summary, const std::string& detail = "") {
  return {difference, std::move(summary), std::string(name_of(difference)) + ":" + detail};
}

// The class of an exception the line tells of, or nothing.
std::string exception_in(const std::string& line) {
  std::string word = line.substr(0, line.find(':'));
  bool thrown = word.find("Exception") != std::string::npos || word.find("Error") != std::string::npos;
  return thrown ? without_details(word) : "";
}

Comparison differ_in_output(const DifferingLines& lines) {
  std::string summary =
      "line " + std::to_string(lines.line) + ": java \"" + lines.java + "\", jury \"" + lines.jury + "\"";
  return differ(Difference::Output, summary, exception_in(lines.java) + "/" + exception_in(lines.jury));
}

}  // namespace

const char* name_of(Difference difference) { return difference_names[static_cast<std::size_t>(difference)]; }

std::string comparable_error(const std::string& text) {
  std::string line = plain(first_line(text));
  for (const char* name : {"java.lang.NullPointerException", "java.lang.ClassCastException"}) {
    std::size_t at = line.find(std::string(name) + ":");
    if (at == std::string::npos) continue;
    bool is_cast = std::string(name).find("Cast") != std::string::npos;
    // The names of lambda classes are the JVM's own ($$Lambda), or Jury's ($$ and numbers).
    bool is_cut = is_cast && line.find("$$") == std::string::npos;
    std::size_t end = is_cut ? line.find(" (") : at + std::string(name).size();
    if (end != std::string::npos) line.resize(end);
  }
  return line;
}

CommandResult run_jury(const std::string& jury, const std::filesystem::path& classes,
                       const std::string& class_name, double seconds) {
  return run_command({jury, "run", classes.string(), "--entry", class_name + ".main"}, seconds);
}

Comparison compare(const Transcript& expected, const CommandResult& actual) {
  if (actual.timed_out) return differ(Difference::TimeLimit, "jury ran into the time limit");
  if (actual.exit_code != 0 && actual.exit_code != 1)
    return differ(
        Difference::Failure,
        "jury ended with code " + std::to_string(actual.exit_code) + ": " + first_line(actual.error),
        without_details(first_line(actual.error)));
  std::string java_output = plain(expected.output);
  std::string jury_output = plain(actual.output);
  if (java_output != jury_output) return differ_in_output(differing_lines(java_output, jury_output));
  int expected_code = expected.ending == Transcript::Ending::Uncaught ? 1 : 0;
  std::string java_error = expected_code ? comparable_error(expected.error) : "";
  std::string jury_error = actual.exit_code ? comparable_error(actual.error) : "";
  if (expected_code == actual.exit_code && java_error == jury_error) return {};
  return differ(Difference::Exception, "java \"" + java_error + "\", jury \"" + jury_error + "\"",
                without_details(java_error + jury_error));
}

}  // namespace jury::generator
