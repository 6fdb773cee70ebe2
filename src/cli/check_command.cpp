// `jury check`: every property of every entry, by the engine that was asked for; text or JSON; the exit code
// says the worst.
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <thread>

#include "cli/baseline.h"
#include "cli/check_store.h"
#include "cli/commands.h"
#include "cli/next_step.h"
#include "cli/project.h"
#include "cli/replay.h"
#include "cli/standard_output.h"
#include "engine/abstract/abstract_engine.h"
#include "engine/portfolio/portfolio.h"
#include "engine/portfolio/worker.h"
#include "engine/relational/contract_engine.h"
#include "engine/relational/relational_engine.h"
#include "program/entries.h"
#include "report/html_report.h"
#include "report/json_report.h"
#include "report/sarif_report.h"
#include "report/text_report.h"
#include "spec/predicates/parser.h"
#include "spec/predicates/printer.h"
#include "spec/rel_parser.h"
#include "support/interruption.h"
#include "support/output_file.h"
#include "support/subprocess.h"
#include "support/suggestion.h"

namespace jury::cli {

namespace {

using engine::Property;
using engine::Result;
using engine::Verdict;

std::vector<const ir::Method*> entries_of(const CommandLine& line, program::Workspace& workspace) {
  std::vector<const ir::Method*> entries;
  for (const auto& text : line.list("entry"))
    for (const auto* method : program::find_entries(workspace, text)) entries.push_back(method);
  if (entries.empty()) entries = program::find_default_entries(workspace);
  if (entries.empty())
    throw UserError(
        "the inputs have no method to check: no main, no contract, and none that is not private; name one "
        "with --entry");
  return entries;
}

std::vector<Property> properties_of(const CommandLine& line) {
  const std::vector<Property> all{Property::Assert, Property::Exceptions, Property::ConcurrentModification,
                                  Property::Contract};
  if (!line.has("property")) return all;
  auto known = all;
  for (const auto further : {Property::NoSuchElement, Property::IllegalState, Property::Unmodifiable})
    known.push_back(further);
  std::vector<Property> chosen;
  std::string rest = line.text("property");
  while (!rest.empty()) {
    const auto comma = std::min(rest.find(','), rest.size());
    const auto name = rest.substr(0, comma);
    rest.erase(0, comma + 1);
    const auto property = engine::property_named(name == "contracts" ? "contract" : name);
    if (!property || std::find(known.begin(), known.end(), *property) == known.end())
      throw UserError(
          "--property takes assert, exceptions, cme, contracts, no-such-element, illegal-state and "
          "unmodifiable, not '" +
          name + "'" +
          suggestion(name, {"assert", "exceptions", "cme", "contracts", "no-such-element", "illegal-state",
                            "unmodifiable"}));
    chosen.push_back(*property);
  }
  return chosen;
}

// --objects N and --objects C=N.
void read_objects(const CommandLine& line, program::Workspace& workspace, engine::Limits& limits) {
  constexpr std::int64_t most = 1'000;
  for (const auto& text : line.list("objects")) {
    const auto equals = text.find('=');
    const auto digits = equals == std::string::npos ? text : text.substr(equals + 1);
    const bool number =
        !digits.empty() && digits.size() < 6 &&
        std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!number || std::stol(digits) < 1 || std::stol(digits) > most)
      throw UserError("--objects takes a number from 1 to " + std::to_string(most) +
                      ", or CLASS=NUMBER, not '" + text + "'");
    const auto count = static_cast<std::uint32_t>(std::stol(digits));
    if (equals == std::string::npos) {
      limits.objects = count;
      continue;
    }
    const auto* cls = program::find_named_class(workspace, text.substr(0, equals));
    if (!cls)
      throw UserError("--objects: there is no class '" + text.substr(0, equals) + "'" +
                      program::class_suggestion(workspace, text.substr(0, equals)));
    limits.objects_of[cls->name] = count;
  }
}

// The parts that --without names.
std::vector<std::string> left_out(const CommandLine& line) {
  std::vector<std::string> parts;
  std::string rest = line.has("without") ? line.text("without") : "";
  const bool is_relational = line.text("engine") == "relational";
  if (!rest.empty() && !is_relational && line.text("engine") != "abstract")
    throw UserError("--without is for --engine abstract and relational");
  const auto abstract = engine::AbstractEngine::parts();
  const std::vector<std::string_view> known =
      is_relational ? std::vector<std::string_view>{"execution"}
                    : std::vector<std::string_view>(abstract.begin(), abstract.end());
  while (!rest.empty()) {
    const auto comma = std::min(rest.find(','), rest.size());
    const auto name = rest.substr(0, comma);
    rest.erase(0, comma + 1);
    if (std::find(known.begin(), known.end(), name) == known.end())
      throw UserError(std::string("--without takes ") +
                      (is_relational
                           ? "execution"
                           : "unrolling, templates, horn, quantifiers, refinement, batches and models") +
                      ", not '" + name + "'");
    parts.push_back(name);
  }
  return parts;
}

int exit_code(const std::vector<Result>& results) {
  const auto any = [&](Verdict verdict) {
    return std::any_of(results.begin(), results.end(), [&](const Result& result) {
      return result.verdict == verdict && result.suppressed.empty();
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

engine::Limits limits_of(const CommandLine& line, program::Workspace& workspace) {
  engine::Limits limits;
  limits.loops = static_cast<std::uint32_t>(line.number("loops"));
  limits.bits = static_cast<std::uint32_t>(line.number("bits"));
  read_objects(line, workspace, limits);
  limits.seconds = static_cast<double>(line.number("timeout"));
  if (line.text("calls") == "contract") limits.calls = engine::ReadCalls::Contract;
  if (line.text("calls") == "inline") limits.calls = engine::ReadCalls::Code;
  if (line.text("quantifiers") == "keep") limits.quantifiers = engine::ReadQuantifiers::Keep;
  if (line.text("quantifiers") == "expand") limits.quantifiers = engine::ReadQuantifiers::Expand;
  return limits;
}

// The method that a .rel file means.
const ir::Method& method_of(const spec::RelMethod& method, program::Workspace& workspace) {
  const std::string text = method.class_name + "." + method.method_name +
                           (method.parameters ? "(" + *method.parameters + ")" : "");
  std::vector<const ir::Method*> found;
  try {
    found = program::find_entries(workspace, text);
  } catch (const UserError& error) {
    throw UserError(method.position, error.what());
  }
  if (found.size() > 1)
    throw UserError(method.position, text + " is overloaded; write its parameter types, as in " +
                                         found.front()->display().substr(found.front()->display().find('(')));
  if (!workspace.program().body(*found.front())) throw UserError(method.position, text + " has no body");
  return *found.front();
}

engine::Calls calls_of(const CommandLine& line) {
  if (line.text("calls") == "contract")
    throw UserError(
        "--calls contract is for the engine bounded; relational has auto, refine, inline and frame");
  if (line.text("calls") == "inline") return engine::Calls::in_place;
  return line.text("calls") == "frame" ? engine::Calls::frame : engine::Calls::refine;
}

// The files of --property-file and --predicates by their kind.
std::vector<std::string> files_of(const CommandLine& line, std::string_view kind) {
  std::vector<std::string> files;
  for (const auto& path : line.list("property-file")) {
    if (!path.ends_with(".rel") && !path.ends_with(".prop") && !path.ends_with(".pred"))
      throw UserError(path + ": --property-file takes a .prop, .rel or .pred file");
    if (path.ends_with(kind)) files.push_back(path);
  }
  for (const auto& path : line.list("predicates")) {
    if (!path.ends_with(".pred")) throw UserError(path + ": --predicates takes a .pred file");
    if (kind == ".pred") files.push_back(path);
  }
  return files;
}

// Formulas the user wrote, with their meaning in the program.
struct UserFormulas {
  std::vector<program::ResolvedProperty> properties;
  std::vector<program::ResolvedPredicate> predicates;
};

UserFormulas formulas_of(const CommandLine& line, program::Workspace& workspace) {
  UserFormulas result;
  const auto properties = files_of(line, ".prop");
  const auto predicates = files_of(line, ".pred");
  const auto engine = line.text("engine");
  if (!properties.empty() && line.has("property"))
    throw UserError("--property and a .prop file exclude each other");
  if (!properties.empty() && engine == "relational")
    throw UserError("the properties of a .prop file are not for the engine relational");
  if (!predicates.empty() && engine != "abstract" && engine != "auto")
    throw UserError("predicates are for the engine abstract, not " + engine);
  for (const auto& path : properties) {
    auto found = program::resolve(spec::predicates::read_properties(path), workspace);
    if (found.empty()) throw UserError({path, 1, 1}, "the file has no property");
    std::move(found.begin(), found.end(), std::back_inserter(result.properties));
  }
  for (const auto& path : predicates) {
    auto found = program::resolve(spec::predicates::read_predicates(path), workspace);
    std::move(found.begin(), found.end(), std::back_inserter(result.predicates));
  }
  return result;
}

// What the engine is asked of a method, for the case that it does not come to an answer. Names as the
// resolver gives them.
std::vector<Result> questions_of(const engine::Problem& problem, const spec::RelMethod& method,
                                 const std::string& engine) {
  std::vector<Result> questions;
  for (const auto& clause : method.clauses) {
    if (clause.is_precondition) continue;
    questions.push_back(engine::unanswered(problem, Property::User, engine));
    auto& question = questions.back();
    question.name = clause.name.text.empty() ? "post" + std::to_string(questions.size()) : clause.name.text;
    question.file = clause.position.file;
    question.line = clause.position.line;
  }
  return questions;
}

std::vector<Result> check_relations(const CommandLine& line, program::Workspace& workspace) {
  const auto paths = files_of(line, ".rel");
  if (paths.size() > 1 || line.list("property-file").size() > 1 || line.has("predicates"))
    throw UserError(paths.front() + ": a .rel file cannot be checked together with other files");
  const auto& path = paths.front();
  if (line.has("property")) throw UserError("--property and --property-file exclude each other");
  const auto engine = line.text("engine");
  if (engine != "auto" && engine != "relational" && engine != "bounded")
    throw UserError("the properties of a .rel file are for the engines relational and bounded, not " +
                    engine);
  // The bounded engine starts from its own heaps and follows every call.
  const bool is_bounded = engine == "bounded";
  const auto calls = is_bounded ? engine::Calls::in_place : calls_of(line);
  const auto heaps = is_bounded ? engine::Heaps::reachable : engine::Heaps::any;
  const auto file = spec::read_rel_file(path);
  if (file.methods.empty()) throw UserError({path, 1, 1}, "the file has no method with properties");
  std::vector<const ir::Method*> chosen;
  for (const auto& text : line.list("entry"))
    for (const auto* method : program::find_entries(workspace, text)) chosen.push_back(method);
  std::vector<Result> results;
  for (const auto& method : file.methods) {
    const auto& entry = method_of(method, workspace);
    if (!chosen.empty() && std::find(chosen.begin(), chosen.end(), &entry) == chosen.end()) continue;
    const engine::Problem problem{workspace, entry,         {Property::User}, limits_of(line, workspace),
                                  {},        left_out(line)};
    const auto run = [&](const std::function<void(const Result&)>& report) {
      for (const auto& result : engine::RelationalEngine(file, method, calls, heaps).run(problem))
        report(result);
    };
    const auto found =
        engine::run_in_worker(run, questions_of(problem, method, is_bounded ? "bounded" : "relational"));
    results.insert(results.end(), found.begin(), found.end());
  }
  if (results.empty()) throw UserError(path + ": no postcondition is about the entries that were asked for");
  return results;
}

// What the specifications of an entry got wrong: nothing is concluded from the rest of them.
std::string specification_error(const program::Workspace& workspace, const ir::Method& entry) {
  const auto& contracts = workspace.contracts();
  const auto* contract = contracts.of(entry.owner, entry.name, entry.descriptor);
  if (contract && !contract->errors.empty()) return contract->errors.front();
  const auto* of_class = contracts.of(entry.owner);
  return of_class && !of_class->errors.empty() ? of_class->errors.front() : std::string();
}

void withdraw_contract(Result& result, const std::string& error) {
  if (result.property != Property::Contract) return;
  result.verdict = Verdict::Undecided;
  result.counterexample.reset();
  result.bounds.clear();
  result.evidence.clear();
  result.reason = "its specification has an error: " + error.substr(0, error.find('\n'));
}

std::vector<engine::Problem> problems_of(const CommandLine& line, program::Workspace& workspace,
                                         const UserFormulas& formulas) {
  const auto limits = limits_of(line, workspace);
  if (line.text("engine") == "bounded" && (line.text("calls") == "refine" || line.text("calls") == "frame"))
    throw UserError("--calls " + line.text("calls") +
                    " is for the engine relational; bounded has auto, contract and inline");
  auto properties = properties_of(line);
  if (workspace.contracts().empty() && !line.has("property")) std::erase(properties, Property::Contract);
  std::vector<engine::Problem> problems;
  for (const auto* entry : entries_of(line, workspace)) {
    engine::Problem problem{workspace, *entry, properties, limits, {}, left_out(line)};
    problem.predicates = &formulas.predicates;
    if (formulas.properties.empty()) problems.push_back(problem);
    for (const auto& property : formulas.properties) {
      problem.properties = {Property::User};
      problem.user_property = &property;
      problems.push_back(problem);
    }
  }
  return problems;
}

// Long enough for whatever comes to an end by itself; nobody waits longer without knowing for what.
constexpr double seconds_without_timeout = 60;

// The contracts of the entries, by the engine relational.
std::vector<Result> check_contracts(const CommandLine& line, program::Workspace& workspace) {
  if (workspace.contracts().empty())
    throw UserError("the engine relational needs --property-file F.rel, or contracts in JML");
  for (const auto property : properties_of(line))
    if (line.has("property") && property != Property::Contract)
      throw UserError("the engine relational checks contracts and the properties of a .rel file, not " +
                      line.text("property"));
  const auto calls = calls_of(line);
  std::vector<Result> results;
  for (const auto* entry : entries_of(line, workspace)) {
    auto limits = limits_of(line, workspace);
    if (!line.has("timeout")) limits.seconds = seconds_without_timeout;
    const engine::Problem problem{workspace, *entry, {Property::Contract}, limits};
    const auto run = [&](const std::function<void(const Result&)>& report) {
      for (const auto& result : engine::RelationalContractEngine(calls).run(problem)) report(result);
    };
    auto found = engine::run_in_worker(run, {engine::unanswered(problem, Property::Contract, "relational")});
    const auto error = specification_error(workspace, *entry);
    if (!error.empty()) withdraw_contract(found.front(), error);
    results.push_back(std::move(found.front()));
  }
  return results;
}

std::string progress_text(const engine::Progress& progress) {
  return std::to_string(progress.settled) + " of " + std::to_string(progress.properties) + " properties, " +
         std::to_string(static_cast<int>(progress.seconds)) + " s" +
         (progress.current.empty() ? "" : ", at " + progress.current);
}

engine::PortfolioOptions portfolio_options(const CommandLine& line, const Terminal& terminal) {
  engine::PortfolioOptions options;
  options.only = engine::engine_named(line.text("engine"));
  options.deepens = !line.has("loops");
  if (!line.has("timeout")) options.seconds_per_task = seconds_without_timeout;
  options.workers = line.has("jobs") ? static_cast<std::uint32_t>(line.number("jobs"))
                                     : std::max(1U, std::thread::hardware_concurrency());
  options.memory = static_cast<std::uint64_t>(line.number("memory"));
  if (terminal.shows_progress())
    options.progress = [&terminal](const engine::Progress& progress) {
      terminal.progress(progress_text(progress));
    };
  return options;
}

void describe_property(const program::ResolvedProperty& resolved, Result& result) {
  const auto& property = resolved.property;
  result.name = property.name.empty() ? spec::predicates::to_text(*property.formula) : property.name;
  result.evidence["property"] =
      spec::predicates::place_of(property) + " " + spec::predicates::to_text(*property.formula);
  if (result.line == 0) result.line = property.line;
}

std::vector<Result> check_entries(const CommandLine& line, program::Workspace& workspace,
                                  const Terminal& terminal, CheckStore& store, report::TimeSpent& time) {
  const auto formulas = formulas_of(line, workspace);
  const auto problems = problems_of(line, workspace, formulas);
  const auto check = [&](const std::vector<engine::Problem>& open) {
    const auto options = portfolio_options(line, terminal);
    engine::Portfolio portfolio(options);
    auto found = portfolio.run(open);
    time.engines = portfolio.engine_seconds();
    time.processes = options.workers;
    return found;
  };
  // Single results are kept without the formulas they depend on; runs are kept with their files.
  const bool plain = formulas.properties.empty() && formulas.predicates.empty();
  auto results = plain ? store.answer(problems, check) : check(problems);
  terminal.progress("");
  std::size_t next = 0;
  for (const auto& problem : problems) {
    const auto error = specification_error(workspace, problem.entry);
    for (std::size_t i = 0; i < problem.properties.size(); ++i, ++next) {
      if (!error.empty()) withdraw_contract(results[next], error);
      if (problem.user_property) describe_property(*problem.user_property, results[next]);
    }
  }
  return results;
}

std::vector<Result> check(const CommandLine& line, program::Workspace& workspace, const Terminal& terminal,
                          CheckStore& store, report::TimeSpent& time) {
  if (!files_of(line, ".rel").empty()) return check_relations(line, workspace);
  const bool is_relational = line.text("engine") == "relational" && files_of(line, ".prop").empty();
  return is_relational ? check_contracts(line, workspace)
                       : check_entries(line, workspace, terminal, store, time);
}

void write_text(const CommandLine& line, const Terminal& terminal, const std::vector<Result>& results,
                const report::TimeSpent& time) {
  const bool watched = isatty(STDOUT_FILENO) != 0;
  write(line, report::to_text(results, {terminal.colors() && watched, line.has("quiet")}) +
                  (line.has("times") ? report::to_text(time) : ""));
  const auto hint = next_step(line, results);
  if (watched && !hint.empty() && !line.has("quiet") && !line.has("output"))
    std::printf("%s\n", hint.c_str());
}

void report_results(const CommandLine& line, const Terminal& terminal, const std::vector<Result>& results,
                    const report::TimeSpent& time, Outputs& outputs) {
  outputs.attempt([&] {
    if (line.text("format") == "json")
      write(line, report::to_json(results, interrupted(), time));
    else if (line.text("format") == "sarif")
      write(line, report::to_sarif(results, interrupted()));
    else
      write_text(line, terminal, results, time);
  });
  if (!line.has("html")) return;
  outputs.attempt([&] {
    report::write_html(results, line.text("html"),
                       interrupted() ? report::Layout::BuiltIn : report::best_layout());
    terminal.note("the report is in " + (std::filesystem::path(line.text("html")) / "index.html").string());
  });
}

// The work and its results, whichever way they come: kept from an earlier run, found now, or cut off by
// somebody who wants the program to end.
class CheckRun {
 public:
  CheckRun(const CommandLine& line, const Terminal& terminal, std::vector<Suppression> suppressions)
      : line_(line),
        terminal_(terminal),
        suppressions_(std::move(suppressions)),
        baseline_(line.has("baseline") ? read_baseline(line.text("baseline")) : Baseline{}),
        inputs_(inputs_with_specifications(line)),
        store_(line, inputs_),
        outputs_(terminal) {
    if (!baseline_.is_old()) return;
    terminal_.note(line.text("baseline") +
                   " was written by an older version of Jury: it knows neither overloads nor places, so a "
                   "new finding in a method that had one is taken for known; write it anew with "
                   "--write-baseline");
  }

  int run() {
    int code = holds;
    try {
      code = answer();
    } catch (const Interrupted&) {
      finish({});  // not even the questions are known
    }
    if (!store_.problem().empty()) terminal_.note(store_.problem());
    if (!interrupted()) return code;
    terminal_.note("interrupted by " + interruption_name() + ": the report has what was known then");
    return interruption_exit_code();
  }

 private:
  static program::Inputs inputs_with_specifications(const CommandLine& line) {
    auto inputs = inputs_of(line);
    inputs.specifications = true;
    inputs.non_null_default = !line.has("nullable");
    return inputs;
  }

  int answer() {
    const bool needs_program = line_.has("replay") || line_.has("junit");
    const auto known = needs_program ? std::nullopt : store_.find_run();
    if (!known) return work();
    for (const auto& note : known->notes) terminal_.note(note);
    return finish(known->results);
  }

  int work() {
    auto begun = Clock::now();
    const double before = subprocess_seconds();
    program::Workspace workspace(inputs_);
    time_.compile = subprocess_seconds() - before;
    time_.load = seconds_since(begun) - time_.compile;
    store::RunRecord record;
    record.notes = workspace.notes();
    for (const auto& problem : workspace.contracts().problems) record.notes.push_back(problem);
    for (const auto& note : record.notes) terminal_.note(note);
    for (const auto& error : workspace.contracts().errors) std::fprintf(stderr, "%s\n", error.c_str());
    std::optional<replay::JunitWriter> tests;
    if (line_.has("junit")) tests.emplace(workspace, line_.text("junit"));
    begun = Clock::now();
    record.results = check(line_, workspace, terminal_, store_, time_);
    time_.check = seconds_since(begun);
    auto results = record.results;
    begun = Clock::now();
    if (line_.has("replay")) replay_refutations(workspace, terminal_, results);
    time_.replay = line_.has("replay") ? seconds_since(begun) : 0;
    if (tests) outputs_.attempt([&] { write_tests(*tests, terminal_, results); });
    const int code = finish(std::move(results));
    if (!workspace.contracts().errors.empty()) return bad_input;
    store_.keep_run(record, workspace);
    return code;
  }

  int finish(std::vector<Result> results) {
    engine::number_twins(results);
    auto accepted = suppressions_of_sources(line_, terminal_, results);
    accepted.insert(accepted.end(), suppressions_.begin(), suppressions_.end());
    suppress(results, accepted, baseline_);
    time_.total = seconds_since(start_);
    report_results(line_, terminal_, results, time_, outputs_);
    if (line_.has("write-baseline"))
      outputs_.attempt([&] { write_baseline(results, baseline_, line_.text("write-baseline")); });
    store_.keep_last(results);
    return outputs_.failed() ? static_cast<int>(bad_input) : exit_code(results);
  }

  using Clock = std::chrono::steady_clock;
  static double seconds_since(Clock::time_point begun) {
    return std::chrono::duration<double>(Clock::now() - begun).count();
  }

  const CommandLine& line_;
  const Terminal& terminal_;
  Clock::time_point start_ = Clock::now();
  report::TimeSpent time_;
  std::vector<Suppression> suppressions_;
  Baseline baseline_;
  program::Inputs inputs_;
  CheckStore store_;
  Outputs outputs_;
};

}  // namespace

int check_command(const CommandLine& given, const Terminal& terminal) {
  CommandLine line = given;
  const auto suppressions = apply_project(line, std::filesystem::current_path());
  if (line.inputs.empty())
    throw UserError(
        "no input: name files or directories, or run it in a project with target/classes, "
        "build/classes/java/main, src/main/java or a jury.toml\nTry 'jury check --help'.");
  keep_working_without_reader();
  const InterruptionWatch watch;
  // Before the work that would be lost.
  if (line.has("html")) report::make_html_directory(line.text("html"));
  return CheckRun(line, terminal, suppressions).run();
}

}  // namespace jury::cli
