#include "cli/reporting.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

#include "cli/commands.h"
#include "cli/next_step.h"
#include "cli/progress_line.h"
#include "report/html_report.h"
#include "report/json_report.h"
#include "report/markdown_report.h"
#include "report/sarif_report.h"
#include "report/text_report.h"
#include "report/time_spent.h"
#include "support/output_file.h"

namespace jury::cli {

using engine::Result;
using engine::Verdict;
using session::Outcome;

namespace {

void write(const CommandLine& line, const std::string& text) {
  if (line.has("output"))
    write_file(line.text("output"), text);
  else
    std::fwrite(text.data(), 1, text.size(), stdout);  // that it arrives is seen at the end: main
}

std::string here() { return std::filesystem::current_path().string(); }

// The command as it was typed, without the folder of the program.
report::Origin origin_of(const CommandLine& line) {
  std::string command = "jury";
  for (const auto& argument : line.arguments) command += " " + argument;
  const auto now = std::time(nullptr);
  std::tm local{};
  std::array<char, 32> date{};
  if (!localtime_r(&now, &local) || std::strftime(date.data(), date.size(), "%Y-%m-%d %H:%M", &local) == 0) date[0] = '\0';
  return {std::filesystem::current_path().filename().string(), command, date.data()};
}

void write_text(const CommandLine& line, const Terminal& terminal, const Outcome& outcome,
                const engine::KindSet& shown) {
  const bool watched = isatty(STDOUT_FILENO) != 0;
  report::TextStyle style{terminal.colors() && watched, line.has("quiet")};
  style.shown = shown;
  write(line, report::to_text(outcome.results, style) +
                  (line.has("times") ? report::to_text(outcome.time) : ""));
  if (line.command != Command::Check) return;  // what could be typed next is about checks
  const auto hint = next_step(line, outcome.results);
  if (watched && !hint.empty() && !line.has("quiet") && !line.has("output"))
    std::printf("%s\n", hint.c_str());
}

}  // namespace

int exit_code(const std::vector<Result>& results, const engine::KindSet& fails_on) {
  const auto any = [&](Verdict verdict) {
    return std::any_of(results.begin(), results.end(), [&](const Result& result) {
      return result.verdict == verdict && result.suppressed.empty() &&
             (!result.finding || result.finding->is_among(fails_on));
    });
  };
  if (any(Verdict::Refuted)) return refuted;
  return any(Verdict::Undecided) ? undecided : holds;
}

void Outputs::attempt(const std::function<void()>& write_one) {
  try {
    write_one();
  } catch (const UserError& error) {
    terminal_.error(error);
    failed_ = true;
  }
}

void TerminalListener::specification_error(const std::string& text) {
  std::fprintf(stderr, "%s\n", text.c_str());
}

void TerminalListener::progress(const engine::Progress& progress) { terminal_.progress(progress_line(progress)); }

void TerminalListener::replaying(const Result& result) {
  terminal_.progress("on the JVM: " + result.class_name + "." + result.method);
}

void report_results(const CommandLine& line, const Terminal& terminal, const Outcome& outcome,
                    const Kinds& kinds, Outputs& outputs, bool is_complete) {
  outputs.attempt([&] {
    if (line.text("format") == "json")
      write(line, report::to_json(outcome.results, !is_complete, outcome.time));
    else if (line.text("format") == "sarif")
      write(line, report::to_sarif(outcome.results, {!is_complete, here()}));
    else if (line.text("format") == "markdown")
      write(line, report::to_markdown(outcome.results,
                                      {kinds.fails_on, outcome.fixed, line.has("baseline"), !is_complete}));
    else
      write_text(line, terminal, outcome, kinds.shown);
  });
  if (!line.has("html")) return;
  outputs.attempt([&] {
    report::write_html(outcome.results, line.text("html"),
                       is_complete ? report::best_layout() : report::Layout::BuiltIn, origin_of(line));
    terminal.note("the report is in " + (std::filesystem::path(line.text("html")) / "index.html").string());
  });
}

void report_failure(const CommandLine& line, const UserError& error, Outputs& outputs) {
  const auto& place = error.position();
  const auto message = (place.known() ? place.to_string() + ": " : "") + error.what();
  outputs.attempt([&] {
    if (line.text("format") == "sarif") write(line, report::failure_to_sarif(message, {false, here()}));
    if (line.text("format") == "markdown") write(line, report::failure_to_markdown(message));
  });
}

}  // namespace jury::cli
