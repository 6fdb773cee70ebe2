// `jury check`: what the session is asked, and its answers as text, JSON, SARIF, pages, tests and a baseline;
// the exit code says the worst.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <functional>

#include "cli/commands.h"
#include "cli/junit_output.h"
#include "cli/next_step.h"
#include "cli/progress_line.h"
#include "cli/project.h"
#include "cli/request.h"
#include "cli/standard_output.h"
#include "report/html_report.h"
#include "report/json_report.h"
#include "report/sarif_report.h"
#include "report/text_report.h"
#include "report/time_spent.h"
#include "session/session.h"
#include "support/interruption.h"
#include "support/output_file.h"

namespace jury::cli {

namespace {

using engine::Result;
using engine::Verdict;
using session::Outcome;

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

void write(const CommandLine& line, const std::string& text) {
  if (line.has("output"))
    write_file(line.text("output"), text);
  else
    std::fwrite(text.data(), 1, text.size(), stdout);  // that it arrives is seen at the end: main
}

// Several outputs are asked for: one that fails is told and does not keep the others from being written.
class Outputs {
 public:
  explicit Outputs(const Terminal& terminal) : terminal_(terminal) {}

  void attempt(const std::function<void()>& write_one) {
    try {
      write_one();
    } catch (const UserError& error) {
      terminal_.error(error);
      failed_ = true;
    }
  }
  bool failed() const { return failed_; }

 private:
  const Terminal& terminal_;
  bool failed_ = false;
};

class TerminalListener : public session::Listener {
 public:
  explicit TerminalListener(const Terminal& terminal) : terminal_(terminal) {}

  void note(const std::string& text) override { terminal_.note(text); }
  void specification_error(const std::string& text) override { std::fprintf(stderr, "%s\n", text.c_str()); }
  bool wants_progress() const override { return terminal_.shows_progress(); }
  void progress(const engine::Progress& progress) override { terminal_.progress(progress_line(progress)); }
  void replaying(const Result& result) override {
    terminal_.progress("on the JVM: " + result.class_name + "." + result.method);
  }
  void progress_ended() override { terminal_.progress(""); }

 private:
  const Terminal& terminal_;
};

void write_text(const CommandLine& line, const Terminal& terminal, const Outcome& outcome,
                const engine::KindSet& shown) {
  const bool watched = isatty(STDOUT_FILENO) != 0;
  report::TextStyle style{terminal.colors() && watched, line.has("quiet")};
  style.shown = shown;
  write(line, report::to_text(outcome.results, style) +
                  (line.has("times") ? report::to_text(outcome.time) : ""));
  const auto hint = next_step(line, outcome.results);
  if (watched && !hint.empty() && !line.has("quiet") && !line.has("output"))
    std::printf("%s\n", hint.c_str());
}

void report_results(const CommandLine& line, const Terminal& terminal, const Outcome& outcome,
                    const engine::KindSet& shown, Outputs& outputs) {
  outputs.attempt([&] {
    if (line.text("format") == "json")
      write(line, report::to_json(outcome.results, interrupted(), outcome.time));
    else if (line.text("format") == "sarif")
      write(line, report::to_sarif(outcome.results, interrupted()));
    else
      write_text(line, terminal, outcome, shown);
  });
  if (!line.has("html")) return;
  outputs.attempt([&] {
    report::write_html(outcome.results, line.text("html"),
                       interrupted() ? report::Layout::BuiltIn : report::best_layout());
    terminal.note("the report is in " + (std::filesystem::path(line.text("html")) / "index.html").string());
  });
}

// A session and its outputs, whichever way the answers come: kept from an earlier run, found now, or cut off
// by somebody who wants the program to end.
class CheckRun {
 public:
  CheckRun(const CommandLine& line, const Terminal& terminal, session::Request request)
      : line_(line),
        terminal_(terminal),
        listener_(terminal),
        fails_on_(request.fails_on),
        shown_(request.shown),
        session_(std::move(request), listener_),
        outputs_(terminal) {}

  int run() {
    int code = holds;
    try {
      code = answer();
    } catch (const Interrupted&) {
      finish(session_.nothing());
    }
    if (!session_.store_problem().empty()) terminal_.note(session_.store_problem());
    if (!interrupted()) return code;
    terminal_.note("interrupted by " + interruption_name() + ": the report has what was known then");
    return interruption_exit_code();
  }

 private:
  int answer() {
    if (const auto known = session_.known()) return finish(*known);
    auto& workspace = session_.open();
    std::optional<replay::JunitWriter> tests;
    if (line_.has("junit")) tests.emplace(workspace, line_.text("junit"));
    const auto outcome = session_.answer();
    if (tests) outputs_.attempt([&] { write_tests(*tests, terminal_, outcome.results); });
    const int code = finish(outcome);
    return session_.has_specification_errors() ? static_cast<int>(bad_input) : code;
  }

  int finish(const Outcome& outcome) {
    report_results(line_, terminal_, outcome, shown_, outputs_);
    if (line_.has("write-baseline"))
      outputs_.attempt([&] { session_.write_baseline(outcome, line_.text("write-baseline")); });
    session_.keep(outcome);
    return outputs_.failed() ? static_cast<int>(bad_input) : exit_code(outcome.results, fails_on_);
  }

  const CommandLine& line_;
  const Terminal& terminal_;
  TerminalListener listener_;
  const engine::KindSet fails_on_, shown_;
  session::Session session_;
  Outputs outputs_;
};

}  // namespace

int check_command(const CommandLine& given, const Terminal& terminal) {
  CommandLine line = given;
  auto suppressions = apply_project(line, std::filesystem::current_path());
  if (line.inputs.empty())
    throw UserError(
        "no input: name files or directories, or run it in a project with target/classes, "
        "build/classes/java/main, src/main/java or a jury.toml\nTry 'jury init' or 'jury check --help'.");
  keep_working_without_reader();
  const InterruptionWatch watch;
  // Before the work that would be lost.
  if (line.has("html")) report::make_html_directory(line.text("html"));
  return CheckRun(line, terminal, request_of(line, std::move(suppressions))).run();
}

}  // namespace jury::cli
