#include "session/session.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "findings/classification.h"
#include "session/content_keys.h"
#include "session/line_numbers.h"
#include "session/relational.h"
#include "session/replayed.h"
#include "session/test_results.h"
#include "session/withdrawn.h"
#include "spec/predicates/printer.h"
#include "support/subprocess.h"

namespace jury::session {

namespace {

using engine::Result;

double seconds_since(std::chrono::steady_clock::time_point begun) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

void describe_property(const program::ResolvedProperty& resolved, Result& result) {
  const auto& property = resolved.property;
  result.name = property.name.empty() ? spec::predicates::to_text(*property.formula) : property.name;
  result.formula =
      spec::predicates::place_of(property) + " " + spec::predicates::to_text(*property.formula);
  if (result.line == 0) result.line = property.line;
}

// What the verdict is not about.
void tell_restriction(const engine::Problem& problem, Result& result) {
  for (const auto& precondition : problem.restriction.preconditions)
    result.assumptions.push_back(program::to_text(problem.workspace, problem.entry, precondition) +
                                 " in calls of " + result.class_name + "." + result.method +
                                 ", as an annotation says");
  if (result.property == engine::Property::Exceptions)
    result.expected = program::descriptions(problem.workspace, problem.entry, problem.restriction.guards);
}

// A jar or a directory is more than the programs in it.
bool is_library(const program::Inputs& inputs) {
  return std::ranges::any_of(inputs.paths, [](const std::filesystem::path& path) {
    return path.extension() == ".jar" || std::filesystem::is_directory(path);
  });
}

// What nobody classified, properties of .rel files, is the user's own claim.
void count_claims(std::vector<Result>& results) {
  for (auto& result : results)
    if (result.verdict == engine::Verdict::Refuted && !result.finding) {
      result.finding.emplace();
      result.finding->always_counts = true;
    }
}

engine::PortfolioOptions portfolio_options(const Request& request, Listener& listener) {
  engine::PortfolioOptions options;
  options.only = engine::engine_named(request.questions.engine);
  options.deepens = !request.questions.loops;
  if (!request.questions.seconds)
    options.seconds_per_task = request.questions.entry_seconds.value_or(seconds_without_timeout);
  options.workers = request.workers;
  options.memory = request.questions.memory;
  if (listener.wants_progress())
    options.progress = [&listener](const engine::Progress& progress) { listener.progress(progress); };
  return options;
}

}  // namespace

Session::Session(Request request, Listener& listener)
    : request_(std::move(request)),
      listener_(listener),
      baseline_(request_.baseline ? read_baseline(*request_.baseline) : Baseline{}),
      kept_(request_) {
  if (baseline_.is_old())
    listener_.note(request_.baseline->string() +
                   " was written by an older version of Jury: it knows neither overloads nor places, so a "
                   "new finding in a method that had one is taken for known; write it anew with "
                   "--write-baseline");
}

std::optional<Outcome> Session::known() {
  if (request_.replay || request_.needs_program) return std::nullopt;
  const auto record = kept_.find_run();
  if (!record) return std::nullopt;
  for (const auto& note : record->notes) listener_.note(note);
  return accepted(record->results);
}

program::Workspace& Session::open() {
  const auto begun = Clock::now();
  const double before = subprocess_seconds();
  workspace_ = std::make_unique<program::Workspace>(request_.inputs);
  if (request_.tests != program::tests::Include::None) open_tests();
  time_.compile = subprocess_seconds() - before;
  time_.load = seconds_since(begun) - time_.compile;
  record_.emplace();
  record_->notes = workspace_->notes();
  if (const auto note = note_on_line_numbers(request_.inputs.paths); !note.empty())
    record_->notes.push_back(note);
  for (const auto& problem : workspace_->contracts().problems) record_->notes.push_back(problem);
  for (const auto& note : notes_on_tests(tests_)) record_->notes.push_back(note);
  for (const auto& note : record_->notes) listener_.note(note);
  for (const auto& error : workspace_->contracts().errors) listener_.specification_error(error);
  return *workspace_;
}

// The programs of the tests are read from the class path: they are none of the program's own classes, nothing
// is asked about them, and no execution tells their lines.
void Session::open_tests() {
  tests_ = program::tests::make_test_programs(*workspace_, request_.tests);
  if (!tests_->compiled) return;
  auto inputs = request_.inputs;
  inputs.class_path += (inputs.class_path.empty() ? "" : ":") + tests_->compiled->output().string();
  workspace_ = std::make_unique<program::Workspace>(inputs);
}

Outcome Session::answer() {
  const auto begun = Clock::now();
  record_->results = check();
  count_claims(record_->results);
  time_.check = seconds_since(begun);
  auto results = record_->results;
  replay(results);
  return accepted(std::move(results));
}

void Session::replay(std::vector<Result>& results) {
  if (!request_.replay) return;
  const auto begun = Clock::now();
  replay_refutations(*workspace_, results, [this](const Result& result) { listener_.replaying(result); });
  listener_.progress_ended();
  time_.replay = seconds_since(begun);
}

Outcome Session::nothing() { return accepted({}); }

bool Session::has_specification_errors() const {
  return workspace_ && !workspace_->contracts().errors.empty();
}

void Session::write_baseline(const Outcome& outcome, const std::filesystem::path& file) const {
  session::write_baseline(outcome.results, baseline_, file);
}

void Session::keep(const Outcome& outcome) {
  kept_.keep_last(outcome.results);
  if (record_ && workspace_ && !is_part_ && !has_specification_errors()) kept_.keep_run(*record_, *workspace_);
}

std::vector<Result> Session::check() {
  auto results = check_all();
  tell_missing_classes(results);
  return results;
}

// Once: an answer that was gathered and kept has it already.
void Session::tell_missing_classes(std::vector<Result>& results) const {
  static const std::string assumption =
      "classes of the class path that the inputs use by way of many others are as their initialisers leave them";
  if (workspace_->has_all_classes()) return;
  for (auto& result : results)
    if (result.holds() && std::ranges::find(result.assumptions, assumption) == result.assumptions.end())
      result.assumptions.push_back(assumption);
}

std::vector<Result> Session::check_all() {
  const auto& questions = request_.questions;
  if (!files_of(questions, ".rel").empty()) return check_relations(questions, *workspace_);
  const bool is_relational = questions.engine == "relational" && files_of(questions, ".prop").empty();
  return is_relational ? check_contracts(questions, *workspace_) : check_entries();
}

std::vector<Result> Session::check_entries() {
  if (!is_part_) plan_entries();
  const auto run = [this](const std::vector<engine::Problem>& open) { return run_portfolio(open); };
  // Single results are kept without the formulas they depend on; runs are kept with their files.
  const auto is_whole = [this](const Result& result) { return !further_.contains(result.question()); };
  further_.clear();
  auto results = formulas_.empty() ? kept_.answer(problems_, run, is_whole, [this]() -> ContentKeys& { return content(); })
                                    : run(problems_);
  listener_.progress_ended();
  describe(problems_, results);
  return with_further(std::move(results));
}

std::vector<Result> Session::with_further(std::vector<Result> results) {
  std::vector<Result> all;
  for (auto& result : results) {
    auto others = further_.extract(result.question());
    all.push_back(std::move(result));
    if (!others.empty()) std::ranges::move(others.mapped(), std::back_inserter(all));
  }
  return all;
}

void Session::plan_entries() {
  problems_.clear();
  formulas_ = formulas_of(request_.questions, *workspace_);
  problems_ = problems_of(request_.questions, *workspace_, formulas_, is_library(request_.inputs),
                          tests_ ? &*tests_ : nullptr);
}

void Session::describe(const std::vector<engine::Problem>& problems, std::vector<Result>& results) const {
  std::size_t next = 0;
  for (const auto& problem : problems)
    for (std::size_t i = 0; i < problem.properties.size(); ++i, ++next) {
      withdraw_on_error(problem, results[next]);
      if (problem.user_property) describe_property(*problem.user_property, results[next]);
      if (tests_) describe_test(*tests_, problem, results[next]);
    }
}

std::vector<WorkItem> Session::work_list(const std::function<bool(const Result&)>& is_wanted) {
  const auto& questions = request_.questions;
  if (!questions.property_files.empty() || !questions.predicate_files.empty() || questions.engine == "relational")
    throw UserError(
        "properties of files, predicates and the engine relational are checked on one machine: only the "
        "entries of the other engines can be split up");
  plan_entries();
  std::vector<WorkItem> items;
  for (const auto& problem : problems_) {
    auto& item = items.emplace_back();
    for (const auto property : problem.properties)
      item.questions.push_back({engine::unanswered(problem, property, "auto"), {}, {}, {}});
    if (is_wanted && std::ranges::none_of(item.questions, is_wanted, &WorkQuestion::asked)) continue;
    const auto keys = content().of(problem);
    for (std::size_t i = 0; i < keys.size(); ++i) {
      auto& question = item.questions[i];
      question.key = keys[i];
      question.seconds = kept_.cost(question.asked);
      question.known = known_answer(problem, keys[i]);
    }
    item.statements = content().statements_from(problem.entry);
  }
  return items;
}

std::optional<Result> Session::known_answer(const engine::Problem& problem, const store::Fingerprint& key) {
  auto known = kept_.find(key);
  if (!known) return std::nullopt;
  std::vector<Result> answers{*std::move(known)};
  withdraw_on_error(problem, answers.front());
  tell_missing_classes(answers);
  return answers.front();
}

void Session::keep_only(const std::vector<std::size_t>& places) {
  std::vector<engine::Problem> kept;
  for (const auto place : places) kept.push_back(problems_.at(place));
  problems_ = std::move(kept);
  is_part_ = true;
}

ContentKeys& Session::content() {
  if (!content_) content_ = std::make_unique<ContentKeys>(request_, *workspace_);
  return *content_;
}

// Small inputs are tried as long as in a check of many entries, not for as long as one entry alone allows.
std::vector<Answers> Session::answer_item(std::size_t place) {
  constexpr double seconds_per_trial = 0.3;
  const std::vector<engine::Problem> problems{problems_.at(place)};
  further_.clear();
  auto results = run_portfolio(problems, seconds_per_trial);
  describe(problems, results);
  tell_missing_classes(results);
  std::vector<Answers> answers;
  for (auto& result : results) answers.push_back(with_further({std::move(result)}));
  return answers;
}

Outcome Session::gather(const std::vector<WorkItem>& items, std::vector<Answers> given) {
  std::vector<store::Fingerprint> keys;
  std::vector<Result> whole, answers;
  auto next = given.begin();
  for (const auto& item : items)
    for (const auto& question : item.questions) {
      if (next->size() == 1) {
        keys.push_back(question.key);
        whole.push_back(next->front());
      }
      std::ranges::move(*next++, std::back_inserter(answers));
    }
  kept_.keep(keys, whole);
  count_claims(answers);
  record_.reset();  // of the files as they were for those who answered, which need not be those that are here now
  replay(answers);
  return accepted(std::move(answers));
}

std::vector<Result> Session::run_portfolio(const std::vector<engine::Problem>& problems,
                                           std::optional<double> seconds_per_trial) {
  auto options = portfolio_options(request_, listener_);
  options.seconds_per_trial = seconds_per_trial;
  auto found = ask_engines(problems, options);
  time_.processes = request_.workers;
  std::size_t next = 0;
  for (const auto& problem : problems)
    for (std::size_t i = 0; i < problem.properties.size(); ++i, ++next) tell_restriction(problem, found[next]);
  classify(problems, found);
  return found;
}

std::vector<Result> Session::ask_engines(const std::vector<engine::Problem>& problems,
                                         const engine::PortfolioOptions& options) {
  engine::Portfolio portfolio(options);
  auto found = portfolio.run(problems);
  for (const auto& [engine, seconds] : portfolio.engine_seconds()) time_.engines[engine] += seconds;
  return found;
}

// Questions that are asked again get as much time as is left, and not more than a little for each.
void Session::classify(const std::vector<engine::Problem>& problems, std::vector<Result>& results) {
  constexpr double seconds_to_ask_again = 3;
  constexpr double least_seconds = 0.5;  // of all, when the time is up
  findings::Options options;
  options.workers = request_.workers;
  options.memory = request_.questions.memory;
  options.every_refutation_counts = !request_.questions.entries.empty();
  const auto limit = request_.questions.seconds.value_or(0);
  const auto left = [&] { return std::max(least_seconds, limit - seconds_since(start_)); };
  if (limit > 0)
    options.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                          std::chrono::duration<double>(left()));
  const auto ask_again = [&](const std::vector<engine::Problem>& again) {
    auto asked = again;
    for (auto& problem : asked) {
      problem.limits.start = Clock::now();
      problem.limits.seconds = limit > 0 ? left() : 0;
    }
    auto portfolio = portfolio_options(request_, listener_);
    portfolio.seconds_per_task = seconds_to_ask_again;
    portfolio.deepens = false;
    return ask_engines(asked, portfolio);
  };
  further_.merge(findings::classify(problems, results, options, ask_again));
}

Outcome Session::accepted(std::vector<Result> results) {
  engine::number_twins(results);
  auto suppressions = suppressions_of_sources(request_.inputs.paths, results,
                                              [this](const std::string& text) { listener_.note(text); });
  suppressions.insert(suppressions.end(), request_.suppressions.begin(), request_.suppressions.end());
  suppress(results, suppressions, baseline_);
  time_.total = seconds_since(start_);
  return {std::move(results), time_};
}

}  // namespace jury::session
