// `jury abstract`: the boolean program of a program and its predicates (J2BP), and what exploring its
// abstract states tells (APF).
#include <algorithm>
#include <chrono>
#include <cstdio>

#include "cli/commands.h"
#include "engine/abstract/boolean/boolean_program.h"
#include "engine/abstract/boolean/explorer.h"
#include "engine/abstract/stopwatch.h"
#include "program/entries.h"
#include "program/properties/instrumentation.h"
#include "spec/predicates/parser.h"

namespace jury::cli {

namespace {

using namespace engine::abstract;

constexpr std::string_view parts[] = {"conflicts", "aliases",     "temporaries",
                                      "caching",   "subsumption", "lazy"};

bool leaves_out(const CommandLine& line, std::string_view part) {
  std::string rest = line.has("without") ? line.text("without") : "";
  bool found = false;
  while (!rest.empty()) {
    const auto comma = std::min(rest.find(','), rest.size());
    const auto name = rest.substr(0, comma);
    rest.erase(0, comma + 1);
    if (std::find(std::begin(parts), std::end(parts), name) == std::end(parts))
      throw UserError(
          "--without takes conflicts, aliases, temporaries, caching, subsumption and lazy, not '" + name +
          "'");
    found = found || name == part;
  }
  return found;
}

const ir::Method& entry_of(const CommandLine& line, program::Workspace& workspace) {
  std::vector<const ir::Method*> entries;
  for (const auto& text : line.list("entry"))
    for (const auto* method : program::find_entries(workspace, text)) entries.push_back(method);
  if (entries.empty()) entries = program::find_mains(workspace);
  if (entries.size() != 1)
    throw UserError(entries.empty() ? "there is no main to start from; name a method with --entry"
                                    : "there are several methods to start from; name one with --entry");
  if (!workspace.program().body(*entries.front()))
    throw UserError(entries.front()->display() + " has no code");
  return *entries.front();
}

std::string verdict_of(const Exploration& exploration) {
  if (!exploration.complete) return "not explored to the end: " + exploration.reason;
  if (exploration.violations.empty()) return "no exception leaves it in any abstract state";
  std::string text;
  for (const auto& violation : exploration.violations) {
    text += (text.empty() ? "" : "\n") + ir::display_class(violation.exception.view()) + " may leave it:";
    for (const auto& [method, step_line] : violation.path)
      text += " " + method + ":" + std::to_string(step_line);
  }
  return text;
}

void print_explored(const CommandLine& line, StepMaker& steps, Decisions& decisions, const ir::Method& entry,
                    const std::function<bool()>& out_of_time) {
  const Stopwatch watch;
  const auto before = decisions.statistics();
  ExplorerOptions options;
  options.subsumption = !leaves_out(line, "subsumption");
  options.lazy = !leaves_out(line, "lazy");
  options.out_of_time = out_of_time;
  decisions.add_aliases(steps, entry);
  auto exploration = explore(steps, decisions, entry, options);
  // Predicates that steps leave open are split only when it matters.
  if (!exploration.complete || !exploration.violations.empty()) {
    options.split = true;
    auto finer = explore(steps, decisions, entry, options);
    finer.states += exploration.states;
    if (finer.complete) exploration = std::move(finer);
  }
  const auto& after = decisions.statistics();
  std::printf("\n// explored: %llu states, %llu solver calls, %llu answers kept, %.2f s\n",
              static_cast<unsigned long long>(exploration.states),
              static_cast<unsigned long long>(after.solver_calls - before.solver_calls),
              static_cast<unsigned long long>(after.cached - before.cached), watch.processor());
  std::string text = verdict_of(exploration);
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 4)
    text.replace(at, 1, "\n// ");
  std::printf("// %s\n", text.c_str());
}

void print_program(const CommandLine& line, StepMaker& steps, Decisions& decisions, const ir::Method& entry,
                   const std::function<bool()>& out_of_time) {
  const Stopwatch watch;
  BooleanProgramOptions options;
  options.conflicts = !leaves_out(line, "conflicts");
  options.aliases = !leaves_out(line, "aliases");
  options.temporaries = !leaves_out(line, "temporaries");
  options.out_of_time = out_of_time;
  BooleanProgramStatistics counts;
  std::fputs(boolean_program(steps, decisions, entry, options, counts).c_str(), stdout);
  const auto shown = [](std::uint64_t number) { return static_cast<unsigned long long>(number); };
  std::printf(
      "\n// %zu predicates, %llu updates, %llu cubes (%llu conflicting, %llu ambiguous, %llu with other "
      "maps), "
      "%llu solver calls, %llu answers kept, %.2f s\n",
      decisions.predicates().size(), shown(counts.updates), shown(counts.cubes), shown(counts.conflicts),
      shown(counts.temporaries), shown(counts.aliases), shown(decisions.statistics().solver_calls),
      shown(decisions.statistics().cached), watch.processor());
  if (counts.cut > 0)
    std::printf(
        "// %llu updates have more predicates that matter than a table holds: the nearest were taken\n",
        shown(counts.cut));
}

}  // namespace

int abstract_command(const CommandLine& line, const Terminal& terminal) {
  program::Workspace workspace(inputs_of(line));
  for (const auto& note : workspace.notes()) terminal.note(note);
  const auto& entry = entry_of(line, workspace);
  std::vector<program::ResolvedPredicate> given;
  for (const auto& path : line.list("predicates")) {
    if (!path.ends_with(".pred")) throw UserError(path + ": --predicates takes a .pred file");
    auto found = program::resolve(spec::predicates::read_predicates(path), workspace);
    std::move(found.begin(), found.end(), std::back_inserter(given));
  }
  const auto seconds = line.decimal("timeout");
  const Stopwatch watch;
  const auto out_of_time = [&] { return seconds > 0 && watch.processor() > seconds; };
  logic::TermManager terms;
  StepMaker steps(workspace, terms, nullptr);
  DecisionOptions options;
  options.caching = !leaves_out(line, "caching");
  Decisions decisions(workspace, terms, options);
  decisions.add(given);
  try {
    print_program(line, steps, decisions, entry, out_of_time);
    print_explored(line, steps, decisions, entry, out_of_time);
  } catch (const Unsupported& problem) {
    std::fprintf(stderr, "jury: not abstracted: %s\n", problem.what());
    return undecided;
  }
  for (const auto& note : decisions.notes()) terminal.note(note);
  for (const auto& note : steps.notes()) std::printf("// %s\n", note.c_str());
  return holds;
}

}  // namespace jury::cli
