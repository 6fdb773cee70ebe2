#include "report/markdown_report.h"

#include <algorithm>
#include <array>
#include <map>
#include <sstream>

#include "report/sources.h"
#include "report/story_lines.h"
#include "report/wording.h"

namespace jury::report {

namespace {

using engine::Result;
using engine::Verdict;

// Services cut summaries at a megabyte.
constexpr std::size_t most_executions = 40, most_lines = 200;

std::string plural(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

// Text that stands for itself.
std::string escaped(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (std::string_view("\\`*_{}[]<>#|~").find(c) != std::string_view::npos) result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result;
}

// Code in a line; what holds a backtick itself gets two around it.
std::string code(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text.find('`') == std::string::npos ? "`" + text + "`" : "`` " + text + " ``";
}

// A fence that is longer than any in the text.
std::string fenced(const std::string& text) {
  std::string fence = "```";
  while (text.find(fence) != std::string::npos) fence += '`';
  return fence + "\n" + text + (text.ends_with('\n') ? "" : "\n") + fence + "\n";
}

std::string name_of(const Result& result) { return result.class_name + "." + result.method; }

std::string place_of(const Result& result) {
  return has_place(result) ? " (" + escaped(result.file) + ":" + std::to_string(result.line) + ")" : "";
}

std::string what_happens(const Result& result) {
  return result.counterexample ? code(result.counterexample->violation) : escaped(meaning(result));
}

std::string execution_of(const Result& result, Sources& sources) {
  const auto& counterexample = *result.counterexample;
  std::string text;
  if (const auto values = values_at_the_end(counterexample, sources); !values.empty()) text += "where " + values + "\n";
  for (const auto& [name, value] : counterexample.arguments) text += "with " + name + " = " + value + "\n";
  for (const auto& line : story_lines(counterexample, sources)) text += line + "\n";
  if (result.finding && !result.finding->calls.empty()) text += "by these calls:\n";
  if (result.finding)
    for (const auto& call : result.finding->calls) text += "  " + call + "\n";
  return text;
}

class Writer {
 public:
  explicit Writer(const MarkdownRun& run) : run_(run) {}

  std::string write(const std::vector<Result>& results) {
    sort(results);
    write_title(results);
    write_table(results);
    write_new();
    write_list("Fixed", run_.fixed);
    write_others();
    write_undecided();
    return out_.str();
  }

 private:
  void sort(const std::vector<Result>& results) {
    for (const auto& result : results) {
      if (result.holds()) continue;
      if (!result.suppressed.empty())
        known_.push_back(&result);
      else if (result.verdict == Verdict::Undecided)
        undecided_.push_back(&result);
      else if (!result.finding || result.finding->is_among(run_.fails_on))
        new_.push_back(&result);
      else
        others_.push_back(&result);
    }
    std::ranges::stable_sort(new_, {}, [](const Result* result) { return result->finding ? result->finding->rank : 0; });
  }

  void write_title(const std::vector<Result>& results) {
    const std::string kind = run_.has_baseline ? "new finding" : "finding";
    out_ << "## Jury: " << (new_.empty() ? "no " + kind + "s" : plural(new_.size(), kind, kind + "s"));
    if (run_.has_baseline) out_ << ", " << run_.fixed.size() << " fixed";
    out_ << "\n\n" << plural(results.size(), "property", "properties") << " checked";
    if (!known_.empty()) out_ << ", " << plural(known_.size(), "known or accepted", "known or accepted");
    if (run_.was_interrupted) out_ << "; **the run was interrupted**, so not all answers are here";
    out_ << ".\n\n";
  }

  void write_table(const std::vector<Result>& results) {
    std::map<engine::Property, std::array<int, 4>> count;
    for (const auto& result : results) ++count[result.property][static_cast<std::size_t>(Verdict(result.verdict))];
    if (count.empty()) return;
    out_ << "| | proved | bounded | refuted | undecided |\n|---|---:|---:|---:|---:|\n";
    for (const auto& [property, numbers] : count) {
      out_ << "| " << engine::name_of(property);
      for (const int number : numbers) out_ << " | " << (number == 0 ? "-" : std::to_string(number));
      out_ << " |\n";
    }
    out_ << "\n";
  }

  void write_new() {
    if (new_.empty()) return;
    out_ << (run_.has_baseline ? "### New\n\n" : "### Findings\n\n");
    Sources sources;
    std::size_t written = 0;
    for (const auto* result : new_) {
      if (written++ == most_lines) {
        out_ << "\n" << new_.size() - most_lines << " more.\n";
        break;
      }
      out_ << "- **" << escaped(name_of(*result)) << "** " << what_happens(*result) << place_of(*result) << "\n";
      if (!result->counterexample || written > most_executions) continue;
      out_ << "  <details><summary>the execution</summary>\n\n"
           << indented(fenced(execution_of(*result, sources))) << "\n  </details>\n";
    }
    out_ << "\n";
  }

  // As part of an item of a list.
  static std::string indented(const std::string& text) {
    std::istringstream lines(text);
    std::string result;
    for (std::string line; std::getline(lines, line);) result += "  " + line + "\n";
    return result;
  }

  void write_list(const std::string& title, const std::vector<std::string>& names) {
    if (names.empty()) return;
    out_ << "### " << title << "\n\n";
    for (std::size_t i = 0; i < std::min(names.size(), most_lines); ++i) out_ << "- " << code(names[i]) << "\n";
    if (names.size() > most_lines) out_ << "\n" << names.size() - most_lines << " more.\n";
    out_ << "\n";
  }

  void write_others() {
    if (others_.empty()) return;
    out_ << "<details><summary>" << plural(others_.size(), "refutation that does", "refutations that do")
         << " not count</summary>\n\n";
    for (std::size_t i = 0; i < std::min(others_.size(), most_lines); ++i)
      out_ << "- " << engine::name_of(others_[i]->finding->kind) << ": " << escaped(name_of(*others_[i])) << ": "
           << escaped(short_text(*others_[i])) << "\n";
    if (others_.size() > most_lines) out_ << "\n" << others_.size() - most_lines << " more.\n";
    out_ << "\n</details>\n\n";
  }

  // By their reasons, the most frequent first.
  void write_undecided() {
    if (undecided_.empty()) return;
    std::map<std::string, std::size_t> count;
    for (const auto* result : undecided_) ++count[sentences_of(result->reasons)];
    std::vector<std::pair<std::string, std::size_t>> reasons(count.begin(), count.end());
    std::ranges::stable_sort(reasons, std::greater<>(), &std::pair<std::string, std::size_t>::second);
    out_ << "<details><summary>" << plural(undecided_.size(), "undecided property", "undecided properties")
         << "</summary>\n\n";
    for (std::size_t i = 0; i < std::min(reasons.size(), most_lines); ++i)
      out_ << "- " << reasons[i].second << ": " << escaped(reasons[i].first) << "\n";
    out_ << "\n</details>\n";
  }

  const MarkdownRun& run_;
  std::ostringstream out_;
  std::vector<const Result*> new_, others_, known_, undecided_;
};

}  // namespace

std::string to_markdown(const std::vector<Result>& results, const MarkdownRun& run) {
  return Writer(run).write(results);
}

std::string failure_to_markdown(const std::string& message) {
  return "## Jury: nothing could be checked\n\n" + fenced(message);
}

}  // namespace jury::report
