// `jury check`: what the session is asked, and its answers as text, JSON, SARIF, pages, tests and a baseline;
// the exit code says the worst.
#include <optional>

#include "change/selection.h"
#include "cli/cluster_check.h"
#include "cli/commands.h"
#include "cli/junit_output.h"
#include "cli/project.h"
#include "cli/reporting.h"
#include "cli/request.h"
#include "cli/standard_output.h"
#include "report/html_report.h"
#include "support/interruption.h"

namespace jury::cli {

namespace {

namespace fs = std::filesystem;
using session::Outcome;

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

  // Only what has changed since this revision.
  void restrict(change::RevisionKeys& keys, const change::Revision& revision) {
    keys_ = &keys;
    revision_ = &revision;
  }

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
    if (!keys_)
      if (const auto known = session_.known()) return finish(*known);
    auto& workspace = session_.open();
    if (keys_) leave_out_unchanged();
    std::optional<replay::JunitWriter> tests;
    if (line_.has("junit")) tests.emplace(workspace, line_.text("junit"));
    const auto outcome = session_.answer();
    if (tests) outputs_.attempt([&] { write_tests(*tests, terminal_, outcome.results); });
    const int code = finish(outcome);
    return session_.has_specification_errors() ? static_cast<int>(bad_input) : code;
  }

  void leave_out_unchanged() {
    const auto today = session_.work_list();
    const auto selection = change::select(today, keys_->take());
    for (const auto& note : keys_->notes()) terminal_.note(note);
    terminal_.note(change::summary_of(selection, *revision_));
    session_.keep_only(selection.places);
  }

  int finish(const Outcome& outcome) {
    report_results(line_, terminal_, outcome, shown_, outputs_, !interrupted());
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
  change::RevisionKeys* keys_ = nullptr;
  const change::Revision* revision_ = nullptr;
};

// Inputs as they are named within the repository, so that the keys of both times speak of the same paths.
void name_inputs_from_here(CommandLine& line) {
  for (auto& input : line.inputs) {
    auto named = input.lexically_normal();
    if (named.is_absolute()) named = named.lexically_proximate(fs::current_path());
    if (named.is_absolute() || named.string().starts_with(".."))
      throw UserError("--since: " + input.string() + " is not below this folder, which stands for what git knows");
    input = named;
  }
}

int check_since(CommandLine& line, const Terminal& terminal, std::vector<session::Suppression> suppressions) {
  if (line.has("tests") || line.has("property-file") || line.has("predicates") || line.text("engine") == "relational")
    throw UserError("--since is for entries that are known by the content their answers depend on: not for --tests, "
                    "properties of files, predicates and the engine relational");
  const auto revision = change::find_revision(line.text("since"));
  name_inputs_from_here(line);
  const auto request = request_of(line, std::move(suppressions));
  change::RevisionKeys keys(revision, request, line.inputs, [&](const std::vector<fs::path>& inputs) {
    auto there = line;
    there.inputs = inputs;
    return asked_of(there);
  });
  CheckRun run(line, terminal, request);
  run.restrict(keys, revision);
  return run.run();
}

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
  if (line.has("on")) return check_on_cluster(line, terminal, std::move(suppressions));
  refuse_cluster_options(line);
  if (line.has("since")) return check_since(line, terminal, std::move(suppressions));
  return CheckRun(line, terminal, request_of(line, std::move(suppressions))).run();
}

}  // namespace jury::cli
