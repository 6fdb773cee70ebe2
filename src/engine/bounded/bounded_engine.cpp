#include "engine/bounded/bounded_engine.h"

#include <algorithm>

#include "encode/executor.h"
#include "engine/bounded/confirmation.h"
#include "engine/bounded/decision.h"
#include "engine/bounded/inputs.h"
#include "support/diagnostics.h"

namespace jury::engine {

namespace {

using encode::Gap;
using encode::ObjectId;
using encode::Value;
using logic::Term;
using Clock = std::chrono::steady_clock;

// A way an exception leaves the entry.
struct Violation {
  Property property;
  Term condition;
  ObjectId exception;
};

class BoundedCheck {
 public:
  explicit BoundedCheck(const Problem& problem)
      : problem_(problem),
        decision_(terms_, problem.limits),
        executor_(problem.workspace.program(), terms_, execution_limits(problem.limits),
                  [this](Term condition) { return may_hold(condition); }) {}

  std::vector<Result> run() {
    const auto start = Clock::now();
    std::string failure;
    try {
      execute();
    } catch (const Unsupported& unsupported) {
      failure = unsupported.what();
    } catch (const OutOfTime&) {
      failure = "the time limit was reached";
    }
    const double shared = seconds_since(start);
    std::vector<Result> results;
    for (const auto property : problem_.properties) {
      auto result = blank(property);
      const auto begin = Clock::now();
      if (failure.empty())
        answer(result);
      else
        result.reason = failure;
      result.seconds = seconds_since(begin) + shared / static_cast<double>(problem_.properties.size());
      results.push_back(std::move(result));
    }
    return results;
  }

 private:
  static encode::ExecutionLimits execution_limits(const Limits& limits) {
    encode::ExecutionLimits result;
    result.loops = limits.loops;
    result.recursion = limits.loops;
    result.array_length = std::max(limits.objects, limits.loops);
    if (limits.seconds > 0)
      result.deadline = limits.start + std::chrono::duration_cast<Clock::duration>(
                                           std::chrono::duration<double>(limits.seconds));
    return result;
  }

  static double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }

  Result blank(Property property) const {
    Result result;
    result.property = property;
    result.class_name = ir::display_class(problem_.entry.owner.view());
    result.method = problem_.entry.name.text();
    result.descriptor = problem_.entry.descriptor.text();
    result.engine = "bounded";
    if (const auto source = problem_.workspace.source_of(problem_.entry.owner))
      result.file = source->string();
    return result;
  }

  void execute() {
    auto state = executor_.initial_state();
    auto arguments = inputs_.make(state);
    const auto exit = executor_.run(problem_.entry, std::move(arguments), std::move(state));
    take_assumptions();
    if (!exit.thrown) return;
    const Term thrown = exit.thrown->state.guard.term();
    for (const auto& target : exit.thrown->exception.targets()) {
      const Term condition = terms_.conjunction(thrown, target.guard);
      if (condition.is_false()) continue;
      violations_.push_back(
          {property_of(executor_.objects().info(target.object).type.name), condition, target.object});
    }
  }

  // What the executor has assumed so far helps to see that a path is impossible.
  bool may_hold(Term condition) {
    take_assumptions();
    return decision_.may_hold(condition);
  }

  void take_assumptions() {
    const auto& assumptions = executor_.assumptions();
    for (; taken_ < assumptions.size(); ++taken_) decision_.assume(assumptions[taken_]);
  }

  Property property_of(Symbol exception_class) const {
    auto& program = problem_.workspace.program();
    if (program.is_subclass(exception_class, Symbol("java/lang/AssertionError"))) return Property::Assert;
    if (program.is_subclass(exception_class, Symbol("java/util/ConcurrentModificationException")))
      return Property::ConcurrentModification;
    return Property::Exceptions;
  }

  void answer(Result& result) {
    std::vector<Term> conditions;
    for (const auto& violation : violations_)
      if (violation.property == result.property) conditions.push_back(violation.condition);
    result.statistics["steps"] = static_cast<double>(executor_.steps());
    result.statistics["terms"] = static_cast<double>(terms_.term_count());
    result.statistics["objects"] = static_cast<double>(executor_.objects().size());
    result.assumptions = executor_.reliances();
    result.approximations = executor_.approximations();
    const Term violated = terms_.disjunction(conditions);
    const auto found = decision_.check(violated);
    result.statistics["solver_calls"] = static_cast<double>(decision_.calls());
    if (found == Decision::Answer::unknown) {
      result.reason = "the solver gave no answer: " + decision_.reason();
    } else if (found == Decision::Answer::satisfiable) {
      confirm(result);
    } else {
      conclude(result, violated);
    }
  }

  // The violation is in the formula; it counts when the interpreter gets there too.
  void confirm(Result& result) {
    std::vector<trace::Choice> script;
    for (const auto& choice : executor_.choices()) {
      if (!decision_.value(choice.condition).boolean()) continue;
      script.push_back(choice.value ? to_choice(choice.kind, decision_.value(choice.value))
                                    : trace::Choice::of_text(u""));
    }
    const auto evaluate = [&](Term term) { return decision_.value(term); };
    const auto violates = [&](Symbol name) { return property_of(name) == result.property; };
    const auto confirmed = confirm_violation(problem_, inputs_, evaluate, script, violates);
    if (!confirmed) {
      result.reason =
          "a possible violation could not be confirmed by execution; it may depend on behaviour that Java "
          "leaves open";
      return;
    }
    result.verdict = Verdict::Refuted;
    result.counterexample = confirmed->counterexample;
    result.line = confirmed->line;
    if (!confirmed->file.empty()) result.file = confirmed->file;
  }

  void conclude(Result& result, Term violated) {
    bool bound_reached = inputs_.is_bounded();
    if (bound_reached) result.bounds["objects"] = problem_.limits.objects;
    for (const auto& gap : executor_.gaps()) {
      const auto reached = decision_.check(gap.condition);
      if (reached == Decision::Answer::unsatisfiable) continue;
      const bool is_bound =
          gap.kind == Gap::Kind::Loop || gap.kind == Gap::Kind::Recursion || gap.kind == Gap::Kind::Size;
      if (!is_bound) {
        result.reason = describe(gap);
        return;
      }
      bound_reached = true;
      result.bounds["loops"] = problem_.limits.loops;
      if (result.reason.empty()) result.reason = "the bound was reached: " + describe(gap);
    }
    if (bound_reached) {
      result.verdict = Verdict::Bounded;
      return;
    }
    auto conditions = gap_conditions();
    conditions.push_back(violated);
    const auto checker = decision_.recheck(conditions);
    if (checker.empty()) {
      result.reason = "a proof was found, but the second solver did not confirm it in time";
      return;
    }
    result.verdict = Verdict::Proved;
    result.evidence["complete"] = "every execution was followed to its end; no bound was reached";
    result.evidence["rechecked_by"] = checker;
  }

  std::vector<Term> gap_conditions() const {
    std::vector<Term> conditions;
    for (const auto& gap : executor_.gaps()) conditions.push_back(gap.condition);
    return conditions;
  }

  static std::string describe(const Gap& gap) {
    std::string text = gap.reason;
    if (gap.method)
      text += " in " + gap.method->display() +
              (gap.position.line > 0 ? ", line " + std::to_string(gap.position.line) : "");
    return text;
  }

  const Problem& problem_;
  logic::TermManager terms_;
  Decision decision_;
  encode::Executor executor_;
  std::vector<Violation> violations_;
  std::size_t taken_ = 0;  // of the executor's assumptions
  Inputs inputs_{problem_, executor_};
};

}  // namespace

std::vector<Result> BoundedEngine::run(const Problem& problem) { return BoundedCheck(problem).run(); }

}  // namespace jury::engine
