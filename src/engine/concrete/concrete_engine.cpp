#include "engine/concrete/concrete_engine.h"

#include <algorithm>
#include <set>

#include "engine/concrete/runner.h"
#include "engine/violation.h"
#include "program/entries.h"
#include "program/properties/instrumentation.h"
#include "program/surroundings.h"

namespace jury::engine {

namespace {

using Clock = std::chrono::steady_clock;
using trace::Ending;

constexpr double quick_seconds = 2;     // for tries, when others wait
constexpr double first_seconds = 15;    // for the only execution, likewise
constexpr double patient_seconds = 60;  // without a limit of the user's
constexpr std::uint64_t most_inputs = 200;
constexpr std::uint64_t most_answers = 200;  // to the choices on one input, unless all of them can be tried
constexpr std::uint64_t random_runs = 2000;  // most end soon, where they do not fit an assumption
constexpr std::uint64_t steps_of_a_try = 2'000'000;

class ConcreteCheck {
 public:
  ConcreteCheck(const Problem& problem, bool patient) : problem_(problem), start_(Clock::now()) {
    const double all = patient ? patient_seconds : quick_seconds;
    seconds_ = std::min(all, problem.limits.remaining().value_or(all) * (patient ? 0.9 : 0.2));
    for (const auto property : problem.properties) results_.push_back(blank(property));
  }

  std::vector<Result> run() {
    const bool from_main = program::is_main(problem_.entry);
    if (from_main || problem_.workspace.contracts().empty()) {
      const bool closed =
          from_main && !program::reads_arguments(problem_.workspace.program(), problem_.entry);
      if (closed)
        run_all();
      else
        try_inputs();
    }
    const double share = used() / static_cast<double>(results_.size());
    for (auto& result : results_) {
      result.seconds = share;
      result.statistics["executions"] = static_cast<double>(runs_);
    }
    return std::move(results_);
  }

 private:
  Result blank(Property property) const {
    auto result = unanswered(problem_, property, "concrete");
    if (property == Property::Contract)
      result.reasons = {{ReasonKind::OtherEngine, "this engine does not check contracts"}};
    else
      result.reasons = {{ReasonKind::NotFound, "the executions that were tried do not decide it"}};
    return result;
  }

  double used() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
  bool is_over() const { return used() > seconds_ || none_open(); }
  bool none_open() const {
    return std::all_of(results_.begin(), results_.end(), [](const Result& result) {
      return result.verdict == Verdict::Refuted || result.property == Property::Contract;
    });
  }
  trace::Options options(std::uint64_t steps) {
    trace::Options result;
    result.output = [this](int stream, std::string_view text) {
      if (stream == program::conventions_stream) conventions_.emplace(text);
    };
    result.step_limit = steps;
    result.seconds = std::max(0.01, seconds_ - used());
    return result;
  }

  // A main that starts from nothing: run after run, until there is no other answer to its choices.
  void run_all() {
    auto limits = options(~std::uint64_t{0});
    limits.seconds = std::max(
        limits.seconds, std::min(first_seconds, problem_.limits.remaining().value_or(first_seconds) * 0.5));
    concrete::Runner runner(problem_, limits);
    trace::ExhaustiveChoices choices({});
    bool complete = true;
    bool exhausted = false;
    while (!exhausted) {
      const auto outcome = runner.run(0, choices);
      if (!outcome) return;
      consider(runner, 0, *outcome);
      complete = complete && covers(runner, *outcome);
      exhausted = !choices.advance();
      if (is_over() || (!complete && runs_ >= most_answers)) break;
    }
    if (complete && exhausted) return prove();
    explain();
    run_randomly(runner, 0);
  }

  // Whether the answers that were tried are all there are to such choices, and nothing else could have
  // happened.
  bool covers(concrete::Runner& runner, const trace::Outcome& outcome) {
    const auto surroundings = runner.interpreter().surroundings();
    hash_order_ = hash_order_ || surroundings.hash_order;
    const bool ended = outcome.ending != Ending::LimitReached && outcome.ending != Ending::Unsupported;
    if (!ended)
      why_ = {kind_of(outcome), outcome.to_string()};
    else if (surroundings.any())
      why_ = {ReasonKind::NotFound, "it depends on the machine that it runs on"};
    return ended && !surroundings.any() &&
           std::all_of(outcome.choices.begin(), outcome.choices.end(),
                       [](const trace::Choice& choice) { return choice.kind == ir::Kind::Boolean; });
  }

  // Of an execution that did not come to its end.
  static ReasonKind kind_of(const trace::Outcome& outcome) {
    if (outcome.ending == Ending::Unsupported) return ReasonKind::Gap;
    switch (outcome.limit) {
      case trace::Limit::Time:
        return ReasonKind::Time;
      case trace::Limit::Memory:
        return ReasonKind::Memory;
      case trace::Limit::Steps:
      case trace::Limit::Depth:
      case trace::Limit::Choices:
        break;
    }
    return ReasonKind::Work;
  }

  void try_inputs() {
    concrete::Runner runner(problem_, options(steps_of_a_try));
    for (std::uint64_t number = 0; number < most_inputs && runner.exists(number) && !is_over(); ++number) {
      trace::ExhaustiveChoices choices({});
      std::uint64_t round = 0;
      do {
        const auto outcome = runner.run(number, choices);
        if (!outcome) break;
        consider(runner, number, *outcome);
      } while (choices.advance() && ++round < most_answers / 4 && !is_over());
    }
  }

  void run_randomly(concrete::Runner& runner, std::uint64_t number) {
    for (std::uint64_t seed = 1; seed <= random_runs && !is_over(); ++seed) {
      trace::RandomChoices choices(seed, &runner.literals());
      const auto outcome = runner.run(number, choices);
      if (!outcome || outcome->choices.empty()) return;
      consider(runner, number, *outcome);
    }
  }

  void consider(concrete::Runner& runner, std::uint64_t number, const trace::Outcome& outcome) {
    ++runs_;
    if (outcome.ending != Ending::Uncaught || is_doubtful(outcome)) return;
    std::optional<concrete::Execution> execution;
    for (auto& result : results_) {
      if (result.verdict == Verdict::Refuted || result.property == Property::Contract ||
          !violates(problem_.workspace, problem_.entry, result.property, outcome.exception_class))
        continue;
      if (!execution) execution = runner.tell(number, outcome);
      if (execution) refute(result, *execution);
    }
  }

  // Running out of stack or memory says something of the machine first; a cast that fails may say that an
  // object which a constructor made does not fit its type arguments.
  bool is_doubtful(const trace::Outcome& outcome) const {
    if (!program::is_main(problem_.entry) && outcome.exception_class == "java.lang.ClassCastException")
      return true;
    std::string internal = outcome.exception_class;
    std::replace(internal.begin(), internal.end(), '.', '/');
    return problem_.workspace.program().is_subclass(Symbol(internal),
                                                    Symbol("java/lang/VirtualMachineError"));
  }

  void refute(Result& result, const concrete::Execution& execution) const {
    result.refute(execution.counterexample);
    result.line = execution.line;
    if (!execution.file.empty()) result.file = execution.file;
    if (problem_.on_result) problem_.on_result(result);
  }

  void explain() {
    for (auto& result : results_)
      if (result.verdict == Verdict::Undecided && result.property != Property::Contract && why_)
        result.reasons = {{why_->kind, "the execution that was tried does not decide it: " + why_->text}};
  }

  void prove() {
    for (auto& result : results_) {
      const bool hidden =
          result.property == Property::User && program::may_hide_violations(problem_.workspace);
      if (result.verdict == Verdict::Refuted || result.property == Property::Contract || hidden) continue;
      result.prove(Executions{runs_});
      result.assumptions.insert(result.assumptions.end(), conventions_.begin(), conventions_.end());
      if (hash_order_) result.assumptions.push_back("hash tables are traversed in the order of OpenJDK");
    }
  }

  const Problem& problem_;
  Clock::time_point start_;
  double seconds_ = 0;
  std::uint64_t runs_ = 0;
  bool hash_order_ = false;
  std::set<std::string> conventions_;
  std::optional<Reason> why_;
  std::vector<Result> results_;
};

}  // namespace

std::vector<Result> ConcreteEngine::run(const Problem& problem) {
  return ConcreteCheck(problem, patient_).run();
}

}  // namespace jury::engine
