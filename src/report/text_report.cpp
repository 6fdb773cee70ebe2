#include "report/text_report.h"

#include <array>
#include <cstdio>
#include <fstream>
#include <sstream>

namespace jury::report {

namespace {

using engine::Result;
using engine::Verdict;

std::string paint(const TextStyle& style, Verdict verdict, const std::string& text) {
  if (!style.colors) return text;
  constexpr std::array<const char*, 4> codes{"\033[1;32m", "\033[1;36m", "\033[1;31m", "\033[1;33m"};
  return codes[static_cast<std::size_t>(verdict)] + text + "\033[0m";
}

// What the property says, for a sentence.
std::string meaning(engine::Property property, const std::string& name) {
  switch (property) {
    case engine::Property::Assert:
      return "no assertion fails";
    case engine::Property::Exceptions:
      return "no exception escapes";
    case engine::Property::ConcurrentModification:
      return "no ConcurrentModificationException escapes";
    case engine::Property::Contract:
      return "the contract holds";
    case engine::Property::User:
      return "the property " + (name.empty() ? "" : name + " ") + "holds";
  }
  return "";
}

std::string source_line(const std::string& file, int line) {
  std::ifstream stream(file);
  std::string text;
  for (int i = 0; i < line; ++i)
    if (!std::getline(stream, text)) return "";
  const auto start = text.find_first_not_of(" \t");
  return start == std::string::npos ? "" : text.substr(start);
}

// Times below a second are noise to a reader.
std::string seconds(double value) {
  if (value < 1) return "";
  std::array<char, 32> buffer{};
  std::snprintf(buffer.data(), buffer.size(), ", %.1f s", value);
  return buffer.data();
}

void print_counterexample(std::ostringstream& out, const engine::Counterexample& counterexample) {
  out << "    " << counterexample.violation << "\n";
  for (const auto& frame : counterexample.stack) out << "      at " << frame << "\n";
  for (const auto& [name, value] : counterexample.arguments)
    out << "    with " << name << " = " << value << "\n";
  for (const auto& line : counterexample.before) out << "    before: " << line << "\n";
  for (const auto& line : counterexample.after) out << "    after: " << line << "\n";
  if (!counterexample.choices.empty()) {
    out << "    with the choices ";
    for (std::size_t i = 0; i < counterexample.choices.size(); ++i)
      out << (i == 0 ? "" : ", ") << counterexample.choices[i];
    out << "\n";
  }
}

std::string bounds_text(const Result& result) {
  std::string text;
  for (const auto& [name, value] : result.bounds)
    text += (text.empty() ? "" : ", ") + name + " " + std::to_string(value);
  return text;
}

void print(std::ostringstream& out, const Result& result, const TextStyle& style) {
  out << paint(style, result.verdict, std::string(engine::name_of(result.verdict))) << "  "
      << result.class_name << "." << result.method << ": " << meaning(result.property, result.name);
  if (result.verdict == Verdict::Bounded) out << " (within " << bounds_text(result) << ")";
  out << "  [" << result.engine << seconds(result.seconds) << "]\n";
  if (result.verdict == Verdict::Refuted && result.line > 0) {
    out << "    " << result.file << ":" << result.line << "\n";
    const auto text = source_line(result.file, result.line);
    if (!text.empty()) out << "      " << text << "\n";
  }
  if (!result.reason.empty()) out << "    " << result.reason << "\n";
  if (result.counterexample) print_counterexample(out, *result.counterexample);
  for (const auto& assumption : result.assumptions) out << "    assuming that " << assumption << "\n";
  if (result.verdict == Verdict::Undecided)
    for (const auto& note : result.approximations) out << "    over-approximated: " << note << "\n";
}

}  // namespace

std::string to_text(const std::vector<Result>& results, const TextStyle& style) {
  std::ostringstream out;
  std::array<int, 4> count{};
  for (const auto& result : results) {
    ++count[static_cast<std::size_t>(result.verdict)];
    const bool good = result.verdict == Verdict::Proved || result.verdict == Verdict::Bounded;
    if (!style.quiet || !good) print(out, result, style);
  }
  out << results.size() << (results.size() == 1 ? " property: " : " properties: ");
  bool first = true;
  for (std::size_t i = 0; i < count.size(); ++i) {
    if (count[i] == 0) continue;
    out << (first ? "" : ", ") << count[i] << " " << engine::name_of(static_cast<Verdict>(i));
    first = false;
  }
  out << "\n";
  return out.str();
}

}  // namespace jury::report
