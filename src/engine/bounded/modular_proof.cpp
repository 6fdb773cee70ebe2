#include "engine/bounded/modular_proof.h"

#include <algorithm>

#include "encode/executor.h"
#include "engine/bounded/contract_check.h"
#include "engine/bounded/exact_heap.h"
#include "engine/bounded/inputs.h"
#include "engine/bounded/modular_decision.h"
#include "engine/bounded/recursive_functions.h"
#include "engine/bounded/violations.h"
#include "engine/gap_reason.h"
#include "support/diagnostics.h"

namespace jury::engine {

namespace {

using logic::Term;

constexpr int most_rounds = 12;  // of learning what loops change

encode::ExecutionLimits execution_limits(const Limits& limits) {
  encode::ExecutionLimits result;
  result.loops = std::min<std::uint32_t>(limits.loops, 3);
  result.recursion = std::min<std::uint32_t>(limits.loops, 3);
  result.array_length = limits.loops;
  result.modular = true;
  result.keep_quantifiers = limits.quantifiers != ReadQuantifiers::Expand;
  if (limits.seconds > 0)
    result.deadline = limits.start + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                         std::chrono::duration<double>(limits.seconds));
  return result;
}

// Which calls contracts stand for.
enum class Replaced : std::uint8_t { None, Recursive, All };

// One execution with what is known so far of the loops.
class Attempt {
 public:
  Attempt(const Problem& problem, const encode::ExactHeap& heap, encode::LoopKnowledge& loops,
          Replaced replaced)
      : problem_(problem),
        loops_(loops),
        replaced_(replaced),
        decision_(terms_, problem.limits),
        executor_(problem.workspace.program(), terms_, execution_limits(problem.limits),
                  [this](Term condition) { return may_hold(condition); }),
        inputs_(problem, executor_, heap),
        contract_(problem, executor_, inputs_) {}

  void execute() {
    auto state = executor_.initial_state();
    const auto arguments = inputs_.make(state);
    const bool replaces = contract_.applies() && replaced_ != Replaced::None;
    if (replaces)
      executor_.set_replacement(
          [this](const ir::Method& method, const std::vector<encode::Value>& values,
                 const encode::State& before) { return replace(method, values, before); });
    if (contract_.applies()) contract_.assume(arguments, state);
    executor_.cut_loops(loops_);
    if (contract_.applies())
      executor_.set_call_observer([this](const ir::Method& method, const std::vector<encode::Value>& values,
                                         const encode::State& at) { watch_call(method, values, at); });
    watches_ = in_code_ = true;
    const auto exit = executor_.run(problem_.entry, arguments, std::move(state));
    in_code_ = false;
    if (exit.returned) ends_ = exit.returned->state.guard.term();
    if (exit.thrown) ends_ = terms_.disjunction(ends_, exit.thrown->state.guard.term());
    if (contract_.applies()) obligations_ = contract_.obligations(exit);
    executor_.set_replacement({});
    violations_ = violations_of(executor_, exit);
    take_assumptions();
  }

  ModularAnswer answer(Property property) {
    ModularAnswer result;
    result.loops = loops_.cuts;
    result.assumptions = executor_.reliances();
    if (inputs_.is_bounded()) return result;
    if (property == Property::Contract && !contract_.left_out().empty()) return result;
    for (const auto& assumption : contract_.assumptions()) result.assumptions.push_back(assumption);
    // What happens in a method whose contract stood for it was not looked at.
    if (property != Property::Contract && !contract_.contracts_used().empty()) return result;
    for (const auto& [condition, what] : conditions(property)) {
      const auto answer = decision_.excludes(condition);
      if (!answer.impossible || !answer.accepted) {
        if (answer.impossible)
          result.reason = {ReasonKind::NotConfirmed,
                           "a proof for all sizes was found, but the second solver did not confirm it in time"};
        else if (!what.empty())
          // Each query is limited by its work, except where the whole time ends in it.
          result.reason = {problem_.limits.passed() ? ReasonKind::Time : ReasonKind::Work, what};
        return result;
      }
      if (!answer.accepted->is_trivial() || !result.accepted) result.accepted = answer.accepted;
    }
    if (const auto why = vacuous(); !why.empty()) result.reason = {ReasonKind::Vacuous, why};
    // Without any condition nothing had to be excluded.
    if (!result.accepted) result.accepted = decision_.excludes(terms_.false_term()).accepted;
    result.proved = !result.reason;
    return result;
  }

 private:
  struct Condition {
    Term term;
    std::string what;  // when it may hold
  };

  // Whether what is assumed contradicts itself, so that anything would be proved; why, or nothing. The check
  // within bounds sees this only where it has not cut what contradicts.
  std::string vacuous() {
    if (!contract_.applies()) return "";
    if (!vacuous_) {
      vacuous_ = "";
      if (decision_.is_contradictory(ends_))
        vacuous_ = contract_.contracts_used().empty()
                       ? "no execution ends: no state satisfies the precondition and the invariants, or "
                         "something that is assumed on the way cannot be"
                       : "no execution ends: the precondition, the invariants or the contracts of what it "
                         "calls contradict each other";
    }
    return *vacuous_;
  }

  // What must not be possible: gaps, failing statements of specifications (loops were cut at them), and
  // violations of the property.
  std::vector<Condition> conditions(Property property) {
    std::vector<Condition> result;
    for (const auto& gap : executor_.gaps()) {
      if (gap.condition.is_false()) continue;
      result.push_back({gap.condition, ""});
    }
    for (const auto& check : executor_.specification_checks())
      result.push_back({check.violated,
                        "no proof for all sizes: " + clause(check.statement) +
                            (check.after_iteration ? " may not hold after an iteration" : " may not hold")});
    for (const auto& violation : violations_)
      if (violates(problem_.workspace, problem_.entry, property, violation.exception_class))
        result.push_back({violation.condition, "no proof for all sizes: the invariants do not exclude " +
                                                   ir::display_class(violation.exception_class.view())});
    if (property == Property::Contract)
      for (const auto& obligation : obligations_)
        result.push_back(
            {obligation.violated, "no proof for all sizes of '" + obligation.text + "'" + hint()});
    return result;
  }

  // What a postcondition that is not proved may want.
  std::string hint() const {
    if (loops_.cuts > 0) return ": the invariants of the loops may be too weak";
    if (!contract_.contracts_used().empty()) return ": the contracts of what it calls may say too little";
    return "";
  }

  std::string clause(std::uint32_t statement) const {
    const auto& statements = problem_.workspace.contracts().statements;
    const auto found = statements.find(statement);
    if (found == statements.end()) return "a statement of the specification";
    return "'" + found->second.text + "' (line " + std::to_string(found->second.place.line) + ")";
  }

  // A contract stands for calls in the code; functions stand for those in specifications, too, and where
  // both do they have the same value.
  std::optional<encode::Exit> replace(const ir::Method& method, const std::vector<encode::Value>& arguments,
                                      const encode::State& state) {
    if (functions_.follows_next()) return std::nullopt;
    const bool by_contract = in_code_ && !functions_.is_stepping() &&
                             (replaced_ == Replaced::All || functions_.is_recursive(method));
    auto exit = by_contract ? contract_.call_by_contract(method, arguments, state) : std::nullopt;
    if (exit && !exit->returned) return exit;
    auto known = functions_.call(method, arguments, state);
    if (!known) return exit;
    if (!exit) {
      if (watches_) watch_call(method, arguments, state);
      return known;
    }
    const auto& returned = *exit->returned;
    executor_.assume(
        terms_.implies(returned.state.guard.term(),
                       terms_.equal(encode::term(*returned.value), encode::term(*known->returned->value))));
    return exit;
  }

  // No call of the program, where it is only asked what a function may do for any arguments.
  void watch_call(const ir::Method& method, const std::vector<encode::Value>& arguments, const encode::State& state) {
    if (!functions_.is_probing()) contract_.check_call(method, arguments, state);
  }

  bool may_hold(Term condition) {
    take_assumptions();
    return decision_.may_hold(condition);
  }

  void take_assumptions() {
    const auto& assumptions = executor_.assumptions();
    for (; taken_ < assumptions.size(); ++taken_) decision_.assume(assumptions[taken_]);
  }

  const Problem& problem_;
  encode::LoopKnowledge& loops_;
  Replaced replaced_;
  logic::TermManager terms_;
  ModularDecision decision_;
  encode::Executor executor_;
  InitialInputs inputs_;
  ContractCheck contract_;
  RecursiveFunctions functions_{problem_.workspace, executor_};
  bool in_code_ = false;  // not in a precondition or a postcondition
  bool watches_ = false;  // the preconditions of calls
  std::size_t taken_ = 0;
  std::vector<Obligation> obligations_;
  std::vector<Violation> violations_;
  Term ends_ = terms_.false_term();
  std::optional<std::string> vacuous_;
};

std::vector<ModularAnswer> attempt(const Problem& problem, const encode::ExactHeap& heap, Replaced replaced) {
  encode::LoopKnowledge loops;
  for (int round = 0; round < most_rounds; ++round) {
    loops.grew = false;
    loops.cuts = 0;
    Attempt now(problem, heap, loops, replaced);
    now.execute();
    if (loops.grew) continue;
    std::vector<ModularAnswer> result;
    for (const auto property : problem.properties) result.push_back(now.answer(property));
    return result;
  }
  return std::vector<ModularAnswer>(problem.properties.size());
}

std::vector<ModularAnswer> attempt_safely(const Problem& problem, const encode::ExactHeap& heap,
                                          Replaced replaced) {
  std::vector<ModularAnswer> none(problem.properties.size());
  try {
    return attempt(problem, heap, replaced);
  } catch (const Unsupported& unsupported) {
    auto reason = reason_of(unsupported);
    reason.text = "no proof for all sizes: " + reason.text;
    for (auto& answer : none) answer.reason = reason;
  } catch (const OutOfTime&) {
    for (auto& answer : none)
      answer.reason = {ReasonKind::Time, "no proof for all sizes: the time for it was used up"};
  }
  return none;
}

}  // namespace

std::vector<ModularAnswer> prove_modularly(const Problem& problem) {
  const auto heap = exact_heap(problem.workspace, problem.entry);
  if (!heap) return std::vector<ModularAnswer>(problem.properties.size());
  const auto calls = problem.limits.calls;
  auto answers = attempt_safely(problem, *heap,
                                calls == ReadCalls::Automatic  ? Replaced::Recursive
                                : calls == ReadCalls::Contract ? Replaced::All
                                                               : Replaced::None);
  const auto is_open = [](const ModularAnswer& answer) { return !answer.proved; };
  if (calls != ReadCalls::Automatic || problem.workspace.contracts().empty() ||
      std::none_of(answers.begin(), answers.end(), is_open))
    return answers;
  // A contract may say more than the code shows at once.
  const auto others = attempt_safely(problem, *heap, Replaced::All);
  for (std::size_t i = 0; i < answers.size(); ++i)
    if (!answers[i].proved && others[i].proved) answers[i] = others[i];
  return answers;
}

}  // namespace jury::engine
