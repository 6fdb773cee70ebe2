#include "report/text_report.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <map>
#include <set>
#include <sstream>

#include "report/onward.h"
#include "report/same_execution.h"
#include "report/sources.h"
#include "report/story_lines.h"
#include "report/wording.h"

namespace jury::report {

namespace {

using engine::Result;
using engine::Verdict;

constexpr std::size_t most_without_table = 8;
constexpr std::size_t most_reasons = 10;  // of a run without any decision

std::string paint(const TextStyle& style, Verdict verdict, const std::string& text) {
  if (!style.colors) return text;
  constexpr std::array<const char*, 4> codes{"\033[1;32m", "\033[1;36m", "\033[1;31m", "\033[1;33m"};
  return codes[static_cast<std::size_t>(verdict)] + text + "\033[0m";
}

// Times below a second are noise to a reader.
std::string seconds(double value) {
  if (value < 1) return "";
  std::array<char, 32> buffer{};
  std::snprintf(buffer.data(), buffer.size(), ", %.1f s", value);
  return buffer.data();
}

// The line with a mark under its code.
void print_source(std::ostringstream& out, const std::string& file, int line, Sources& sources) {
  out << "    " << file << ":" << line << "\n";
  const auto text = sources.line(file, line);
  if (text.empty()) return;
  const auto comment = text.starts_with("//") ? text.size() : std::min(text.find(" //"), text.size());
  out << "      " << text << "\n      " << std::string(comment, '^') << "\n";
}

void print_counterexample(std::ostringstream& out, const engine::Counterexample& counterexample,
                          Sources& sources, const TextStyle& style) {
  out << "    " << counterexample.violation << "\n";
  for (const auto& frame : counterexample.stack) out << "      at " << frame << "\n";
  if (const auto values = values_at_the_end(counterexample, sources); !values.empty())
    out << "    where " << values << "\n";
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
  const auto lines = story_lines(counterexample, sources, style.full);
  if (!lines.empty()) out << "    the execution:\n";
  for (const auto& line : lines) out << "  " << line << "\n";
  if (const auto& replay = counterexample.replay) out << "    " << outcome_of(*replay) << "\n";
}

std::string indented(const std::string& text) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);) result += "      " + line + "\n";
  return result;
}

std::string bounds_text(const Result& result) {
  std::string text;
  for (const auto& [name, value] : result.bounds)
    text += (text.empty() ? "" : ", ") + name + " " + std::to_string(value);
  return text;
}

void print_evidence(std::ostringstream& out, const Result& result) {
  for (const auto& [name, text] : result.evidence()) out << "    evidence, " << name << ":\n" << indented(text);
  for (const auto& [name, value] : result.statistics) out << "    " << name << ": " << value << "\n";
}

void print_finding(std::ostringstream& out, const engine::Finding& finding) {
  out << "    " << kind_of(finding) << "\n";
  for (const auto& sign : finding.signs) out << "    " << sign << "\n";
  if (!finding.calls.empty()) out << "    by these calls:\n";
  for (const auto& call : finding.calls) out << "      " << call << "\n";
}

void print(std::ostringstream& out, const Result& result, const std::vector<Result>& results,
           const TextStyle& style, Sources& sources) {
  out << paint(style, result.verdict, std::string(engine::name_of(result.verdict))) << "  "
      << result.class_name << "." << result.method << ": " << meaning(result);
  if (result.verdict == Verdict::Bounded) out << " (within " << bounds_text(result) << ")";
  out << "  [" << result.engine << (result.stored ? ", from the store" : seconds(result.seconds)) << "]\n";
  if (!result.suppressed.empty()) {
    out << "    suppressed: " << result.suppressed << "\n";
    if (!style.full) return;
  }
  if (result.finding && !result.finding->always_counts) print_finding(out, *result.finding);
  for (const auto& expected : result.expected) out << "    expected: " << expected << "\n";
  if (result.counterexample && same_execution_before(result, results)) {
    out << "    by the same execution\n";
    return;
  }
  if (result.verdict == Verdict::Refuted && has_place(result))
    print_source(out, result.file, result.line, sources);
  if (!result.reasons.empty()) out << "    " << sentences_of(result.reasons) << "\n";
  if (result.counterexample) print_counterexample(out, *result.counterexample, sources, style);
  if (style.full) print_evidence(out, result);
}

// What several results have in common, told once.
void print_notes(std::ostringstream& out, const std::vector<Result>& results, const char* title,
                 std::vector<std::string> Result::*notes,
                 const std::function<bool(const Result&)>& concerns) {
  std::vector<std::pair<std::string, int>> found;
  for (const auto& result : results) {
    if (!concerns(result)) continue;
    for (const auto& note : result.*notes) {
      const auto known =
          std::find_if(found.begin(), found.end(), [&](const auto& entry) { return entry.first == note; });
      if (known == found.end())
        found.emplace_back(note, 1);
      else
        ++known->second;
    }
  }
  if (!found.empty()) out << title << "\n";
  for (const auto& [note, count] : found)
    out << "    " << note
        << (results.size() == 1 ? ""
                                : "  (" + std::to_string(count) + (count == 1 ? " result)" : " results)"))
        << "\n";
}

// How one goes on where answers hold within bounds only.
void print_onward(std::ostringstream& out, const std::vector<Result>& results) {
  std::map<std::string, int> found;
  for (const auto& result : results)
    if (const auto options = options_beyond(result); !options.empty()) ++found[options];
  if (!found.empty()) out << "to look beyond the bounds:\n";
  for (const auto& [options, count] : found)
    out << "    " << options
        << (results.size() == 1 ? "" : "  (" + std::to_string(count) + (count == 1 ? " result)" : " results)"))
        << "\n";
}

// Several results, of which none could be decided: they have few reasons, which are told once each.
bool is_all_undecided(const std::vector<Result>& results) {
  return results.size() > most_without_table &&
         std::all_of(results.begin(), results.end(), [](const Result& result) {
           return result.verdict == Verdict::Undecided && result.suppressed.empty();
         });
}

// Several reasons, without their places.
std::string matters_of(const std::vector<engine::Reason>& reasons) {
  std::string result;
  for (const auto& reason : reasons) result += (result.empty() ? "" : "; ") + reason.matter();
  return result;
}

// Where the first of them arose; empty: nowhere in particular.
std::string place_of(const std::vector<engine::Reason>& reasons) {
  return reasons.empty() || reasons.front().place.shown.empty() ? "" : ", in " + reasons.front().place.shown;
}

struct Group {
  const Result* first;
  std::string reason;
  std::size_t count;
};

void print_reasons(std::ostringstream& out, const std::vector<Result>& results, const TextStyle& style) {
  std::vector<Group> groups;
  std::map<std::string, std::size_t> known;  // where the group of a reason is
  for (const auto& result : results) {
    const auto reason = matters_of(result.reasons);
    const auto [place, is_new] = known.emplace(reason, groups.size());
    if (is_new) groups.push_back({&result, reason, 0});
    ++groups[place->second].count;
  }
  std::stable_sort(groups.begin(), groups.end(),
                   [](const Group& one, const Group& other) { return one.count > other.count; });
  out << paint(style, Verdict::Undecided, "nothing could be decided") << "; the reasons:\n";
  for (std::size_t i = 0; i < std::min(groups.size(), most_reasons); ++i) {
    const auto& [first, reason, count] = groups[i];
    out << "    " << count << (count == 1 ? " property: " : " properties: ") << reason << "\n      "
        << (count == 1 ? "" : "the first: ") << first->class_name << "." << first->method << ": "
        << meaning(first->property, first->name) << place_of(first->reasons) << "\n";
  }
  if (groups.size() > most_reasons)
    out << "    " << groups.size() - most_reasons << " more reasons: --format json tells all\n";
}

bool is_told_in_full(const Result& result, const TextStyle& style) {
  return style.full || !result.finding || result.finding->is_among(style.shown);
}

// What is not told in full: a line for each method, and how to see more.
void print_others(std::ostringstream& out, const std::vector<Result>& results, const TextStyle& style) {
  using Key = std::pair<engine::FindingKind, std::string>;
  std::map<Key, std::vector<const Result*>> methods;
  std::set<engine::FindingKind> kinds;
  std::size_t count = 0;
  for (const auto& result : results) {
    if (is_told_in_full(result, style) || !result.suppressed.empty()) continue;
    const auto kind = result.finding->kind;
    methods[{kind, result.class_name + "." + result.method + result.descriptor}].push_back(&result);
    kinds.insert(kind);
    ++count;
  }
  if (count == 0) return;
  out << "findings that are not told in full:\n";
  for (const auto& [key, found] : methods) {
    const auto& first = *found.front();
    std::array<char, 32> kind{};
    std::snprintf(kind.data(), kind.size(), "    %-9s ", std::string(engine::name_of(key.first)).c_str());
    out << kind.data() << first.class_name << "." << first.method << ": " << short_text(first);
    if (found.size() > 1) out << ", and " << found.size() - 1 << " more";
    out << "\n";
  }
  std::string names;
  for (const auto kind : kinds) names += (names.empty() ? "" : ",") + std::string(engine::name_of(kind));
  out << "    " << count << (count == 1 ? " finding" : " findings") << " in " << methods.size()
      << (methods.size() == 1 ? " method" : " methods") << "; --show " << names
      << " tells all about them, jury explain " << engine::name_of(*kinds.begin()) << " what that means\n";
}

// "(1 reachable, 2 argument)" where kinds make a difference.
std::string count_kinds(const std::vector<Result>& results) {
  std::map<engine::FindingKind, int> count;
  bool is_counted = true;
  for (const auto& result : results) {
    if (!result.finding) continue;
    ++count[result.finding->kind];
    is_counted = is_counted && result.finding->always_counts;
  }
  std::string text;
  for (const auto& [kind, number] : count)
    text += (text.empty() ? " (" : ", ") + std::to_string(number) + " " + std::string(engine::name_of(kind));
  return is_counted ? "" : text + ")";
}

// How many of each verdict, property by property.
void print_table(std::ostringstream& out, const std::vector<Result>& results) {
  std::map<engine::Property, std::array<int, 4>> count;
  for (const auto& result : results) ++count[result.property][static_cast<std::size_t>(Verdict(result.verdict))];
  std::array<char, 128> line{};
  std::snprintf(line.data(), line.size(), "%-12s %9s %9s %9s %9s\n", "", "proved", "bounded", "refuted",
                "undecided");
  out << line.data();
  for (const auto& [property, numbers] : count) {
    std::snprintf(line.data(), line.size(), "%-12s", std::string(engine::name_of(property)).c_str());
    out << line.data();
    for (const int number : numbers) {
      std::snprintf(line.data(), line.size(), " %9s", number == 0 ? "-" : std::to_string(number).c_str());
      out << line.data();
    }
    out << "\n";
  }
}

// The order in which results are told: as they were asked for, but where findings take their places among the
// others, those that the code itself speaks for come first.
std::vector<const Result*> order_of(const std::vector<Result>& results, const TextStyle& style) {
  const auto is_ranked = [&](const Result& result) {
    return result.finding && !result.finding->always_counts && is_told_in_full(result, style);
  };
  std::vector<const Result*> ranked, order;
  for (const auto& result : results)
    if (is_ranked(result)) ranked.push_back(&result);
  std::ranges::stable_sort(ranked, {}, [](const Result* result) { return result->finding->rank; });
  auto next = ranked.begin();
  for (const auto& result : results) order.push_back(is_ranked(result) ? *next++ : &result);
  return order;
}

}  // namespace

std::string to_text(const std::vector<Result>& results, const TextStyle& style) {
  std::ostringstream out;
  Sources sources;
  std::array<int, 4> count{};
  int suppressed = 0;
  const bool all_undecided = !style.full && is_all_undecided(results);
  for (const auto* told : order_of(results, style)) {
    const auto& result = *told;
    ++count[static_cast<std::size_t>(Verdict(result.verdict))];
    suppressed += result.suppressed.empty() ? 0 : 1;
    if (!all_undecided && is_told_in_full(result, style) &&
        (!style.quiet || (!result.holds() && result.suppressed.empty())))
      print(out, result, results, style, sources);
  }
  if (all_undecided) print_reasons(out, results, style);
  if (!style.quiet)
    print_notes(out, results, "assuming that", &Result::assumptions, [](const Result&) { return true; });
  print_notes(out, results, "over-approximated:", &Result::approximations,
              [](const Result& result) { return result.verdict == Verdict::Undecided; });
  if (!style.quiet) print_onward(out, results);
  print_others(out, results, style);
  if (results.size() > most_without_table && !style.quiet) print_table(out, results);
  out << results.size() << (results.size() == 1 ? " property: " : " properties: ");
  bool first = true;
  for (std::size_t i = 0; i < count.size(); ++i) {
    if (count[i] == 0) continue;
    out << (first ? "" : ", ") << count[i] << " " << engine::name_of(static_cast<Verdict>(i));
    if (static_cast<Verdict>(i) == Verdict::Refuted) out << count_kinds(results);
    first = false;
  }
  if (suppressed > 0) out << " (" << suppressed << " suppressed)";
  out << "\n";
  return out.str();
}

}  // namespace jury::report
