#include "cli/collected_answers.h"

#include <algorithm>
#include <optional>

#include "cli/commands.h"
#include "cli/junit_output.h"
#include "cli/reporting.h"
#include "support/interruption.h"

namespace jury::cli {

namespace {

// "3, 5 and 12 more".
std::string some(const std::vector<std::size_t>& numbers) {
  constexpr std::size_t most = 10;
  std::string text;
  for (std::size_t i = 0; i < std::min(most, numbers.size()); ++i)
    text += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
  if (numbers.size() > most) text += " and " + std::to_string(numbers.size() - most) + " more";
  return text;
}

}  // namespace

void tell_missing(const plan::Collected& collected, const Terminal& terminal) {
  for (const auto& problem : collected.problems) terminal.note(problem);
  if (collected.missing_tasks.empty()) return;
  const bool is_one = collected.missing_tasks.size() == 1;
  terminal.note(std::to_string(collected.missing_questions) + " of " + std::to_string(collected.answers.size()) +
                " answers are missing: run " + (is_one ? "task " : "tasks ") + some(collected.missing_tasks) +
                (is_one ? "" : " again"));
}

int tell_collected(const CommandLine& line, const Terminal& terminal, session::Request request, const plan::Plan& plan,
                   plan::Collected collected) {
  const auto fails_on = request.fails_on, shown = request.shown;
  const bool needs_program = request.replay || request.needs_program;
  TerminalListener listener(terminal);
  session::Session session(std::move(request), listener);
  for (const auto& note : plan.notes)
    if (!needs_program) terminal.note(note);
  std::optional<replay::JunitWriter> tests;
  if (needs_program) {
    auto& workspace = session.open();
    if (line.has("junit")) tests.emplace(workspace, line.text("junit"));
  }
  const bool is_complete = collected.missing_questions == 0;
  const auto outcome = session.gather(plan.items, std::move(collected.answers));
  Outputs outputs(terminal);
  if (tests) outputs.attempt([&] { write_tests(*tests, terminal, outcome.results); });
  report_results(line, terminal, outcome, {shown, fails_on}, outputs, is_complete && !interrupted());
  if (line.has("write-baseline"))
    outputs.attempt([&] { session.write_baseline(outcome, line.text("write-baseline")); });
  session.keep(outcome);
  if (!session.store_problem().empty()) terminal.note(session.store_problem());
  return outputs.failed() ? static_cast<int>(bad_input) : exit_code(outcome.results, fails_on);
}

}  // namespace jury::cli
