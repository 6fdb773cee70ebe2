#include "engine/bounded/bounded_engine.h"

#include <algorithm>

#include "encode/executor.h"
#include "engine/bounded/choice_script.h"
#include "engine/bounded/confirmation.h"
#include "engine/bounded/contract_check.h"
#include "engine/bounded/decision.h"
#include "engine/bounded/inputs.h"
#include "engine/bounded/modular_proof.h"
#include "engine/bounded/readable_model.h"
#include "engine/bounded/violations.h"
#include "engine/gap_reason.h"
#include "logic/order_narrowing.h"
#include "program/entries.h"
#include "start/created_exceptions.h"
#include "support/diagnostics.h"

namespace jury::engine {

namespace {

using encode::Value;
using logic::Term;
using Clock = std::chrono::steady_clock;

class BoundedCheck {
 public:
  BoundedCheck(const Problem& problem, bool is_last)
      : problem_(problem),
        decision_(terms_, problem.limits),
        executor_(problem.workspace.program(), terms_, execution_limits(problem.limits, is_last),
                  [this](Term condition) { return may_hold(condition); }) {}

  // Each answer is given to `take` when it is there: the next one may need all the time that is left.
  void run(const std::function<void(Result)>& take) {
    const auto start = Clock::now();
    std::vector<Reason> failure;
    try {
      execute();
    } catch (const Unsupported& unsupported) {
      failure = {reason_of(unsupported)};
    } catch (const OutOfTime&) {
      failure = {{ReasonKind::Time}};
    }
    const double shared = seconds_since(start);
    auto properties = problem_.properties;
    std::stable_partition(properties.begin(), properties.end(), [&](Property property) {
      return property != Property::Contract && violation_of(property).is_false();
    });
    for (std::size_t i = 0; i < properties.size(); ++i) {
      auto result = unanswered(problem_, properties[i], "bounded");
      const auto begin = Clock::now();
      decision_.share_time(properties.size() - i);
      if (narrowed_) narrowed_->share_time(properties.size() - i);
      if (failure.empty())
        answer(result);
      else
        result.reasons = failure;
      result.seconds = seconds_since(begin) + shared / static_cast<double>(problem_.properties.size());
      take(std::move(result));
    }
  }

 private:
  static encode::ExecutionLimits execution_limits(const Limits& limits, bool is_last) {
    encode::ExecutionLimits result;
    result.any_texts = !is_last;
    result.keep_quantifiers = limits.quantifiers == ReadQuantifiers::Keep;
    result.keep_endless_quantifiers = limits.quantifiers != ReadQuantifiers::Expand;
    result.loops = limits.loops;
    result.recursion = limits.loops;
    result.array_length = std::max(limits.objects, limits.loops);
    result.bits = limits.bits;
    if (limits.seconds > 0)
      result.deadline = limits.start + std::chrono::duration_cast<Clock::duration>(
                                           std::chrono::duration<double>(limits.seconds));
    return result;
  }

  static double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }

  void execute() {
    auto state = executor_.initial_state();
    auto arguments = inputs_.make(state);
    if (inputs_.is_modular() && contract_.applies()) {
      contract_.assume(arguments, state);
      constrained_ = true;
    }
    if (contract_.applies()) contract_.filter_answers();
    if (asks_for_contract()) contract_.watch_calls();
    if (reads_contracts()) {
      executor_.set_replacement(
          [this](const ir::Method& method, const std::vector<Value>& values, const encode::State& before) {
            return contract_.call_by_contract(method, values, before);
          });
    }
    const auto exit = executor_.run(problem_.entry, arguments, std::move(state));
    executor_.set_replacement({});
    obligations_ = constrained_ ? contract_.obligations(exit) : contract_.take_calls();
    take_assumptions();
    if (exit.returned) returns_ = exit.returned->state.guard.term();
    if (exit.thrown) throws_ = exit.thrown->state.guard.term();
    exits_ = executor_.exits();
    violations_ = violations_of(executor_, exit);
    changed_elements_ = inputs_.changed_elements();
    narrow();
  }

  bool asks_for_contract() const {
    return contract_.applies() && std::find(problem_.properties.begin(), problem_.properties.end(),
                                            Property::Contract) != problem_.properties.end();
  }

  // What happens in a method whose contract stands for it is not looked at: only contracts are asked about
  // then.
  bool reads_contracts() const {
    return problem_.limits.calls == ReadCalls::Contract && contract_.applies() && inputs_.is_modular() &&
           problem_.properties == std::vector{Property::Contract};
  }

  // Keys that are only compared get as many bits as their order takes; everything that is asked from here on
  // is asked about the narrowed formulas. The second solver's check of a proof is not.
  void narrow() {
    std::vector<Term> formulas = executor_.assumptions();
    for (const auto& violation : violations_) formulas.push_back(violation.condition);
    for (const auto& obligation : obligations_) formulas.push_back(obligation.violated);
    for (const auto& gap : executor_.gaps()) formulas.push_back(gap.condition);
    for (const auto& changed : changed_elements_) formulas.push_back(changed.condition);
    formulas.push_back(returns_);
    formulas.push_back(throws_);
    formulas.push_back(exits_);
    auto narrowing = logic::narrow_orders(terms_, formulas);
    narrowed_constants_ = narrowing.constants;
    if (narrowing.constants == 0) return;
    narrowing_.emplace(std::move(narrowing.substitution));
    narrowed_.emplace(terms_, problem_.limits);
    for (const auto assumption : executor_.assumptions()) narrowed_->assume(narrowing_->apply(assumption));
  }

  Decision::Answer check(Term condition) {
    return narrowed_ ? narrowed_->check(narrowing_->apply(condition)) : decision_.check(condition);
  }
  logic::Value value(Term term) {
    return narrowed_ ? narrowed_->value(narrowing_->apply(term)) : decision_.value(term);
  }
  // Why a check was unknown; `question` names it.
  Reason no_answer(const std::string& question = {}) const {
    auto reason = last_reason();
    if (reason.kind != ReasonKind::Time)
      reason.text = "the solver gave no answer" + question + ": " + reason.text;
    else if (!question.empty())
      reason.text = reason.matter() + question;
    return reason;
  }
  const Reason& last_reason() const { return narrowed_ ? narrowed_->reason() : decision_.reason(); }

  // What the executor has assumed so far helps to see that a path is impossible.
  bool may_hold(Term condition) {
    take_assumptions();
    return decision_.may_hold(condition);
  }

  void take_assumptions() {
    const auto& assumptions = executor_.assumptions();
    for (; taken_ < assumptions.size(); ++taken_) decision_.assume(assumptions[taken_]);
  }

  bool violates(Property property, Symbol exception_class) const {
    return engine::violates(problem_.workspace, problem_.entry, property, exception_class);
  }

  void answer(Result& result) {
    result.statistics["steps"] = static_cast<double>(executor_.steps());
    result.statistics["terms"] = static_cast<double>(terms_.term_count());
    result.statistics["objects"] = static_cast<double>(executor_.objects().size());
    result.assumptions = executor_.reliances();
    for (const auto& assumption : contract_.assumptions()) result.assumptions.push_back(assumption);
    result.approximations = executor_.approximations();
    if (constrained_ && is_vacuous(result)) return;
    if (result.property == Property::Contract)
      answer_contract(result);
    else
      answer_exceptions(result);
    // An execution that was run needs nothing of what the search relied on.
    if (result.verdict == Verdict::Refuted)
      std::erase_if(result.assumptions, [&](const std::string& assumption) {
        const auto& relied = executor_.reliances();
        return std::find(relied.begin(), relied.end(), assumption) != relied.end();
      });
    result.statistics["solver_calls"] =
        static_cast<double>(decision_.calls() + (narrowed_ ? narrowed_->calls() : 0));
    result.statistics["narrowed"] = static_cast<double>(narrowed_constants_);
  }

  // No state, or no execution within the bounds: whatever would be said of it means nothing.
  bool is_vacuous(Result& result) {
    if (!vacuous_) {
      vacuous_ = "";
      if (check(terms_.true_term()) == Decision::Answer::unsatisfiable)
        vacuous_ = "no state within the bounds satisfies the precondition and the invariants";
      else if (!ends())
        vacuous_ = "no execution within the bounds ends";
    }
    if (vacuous_->empty()) return false;
    result.reasons.insert(result.reasons.begin(), ran_out_of_time(executor_.gaps())
                                                      ? Reason{ReasonKind::Time}
                                                      : Reason{ReasonKind::Vacuous, *vacuous_});
    return true;
  }

  // A witness that something was asked: some execution comes to an end. Not needed where one follows from the
  // code.
  bool ends() {
    const Term end = terms_.disjunction(terms_.disjunction(returns_, throws_), exits_);
    return end.is_true() || check(end) != Decision::Answer::unsatisfiable;
  }

  // That an exception leaves which the property excludes.
  Term violation_of(Property property) {
    std::vector<Term> conditions;
    for (const auto& violation : violations_)
      if (violates(property, violation.exception_class)) conditions.push_back(violation.condition);
    return terms_.disjunction(conditions);
  }

  void answer_exceptions(Result& result) {
    const Term violated = violation_of(result.property);
    switch (check(from_built_state(violated))) {
      case Decision::Answer::unknown:
        result.reasons = {no_answer()};
        return;
      case Decision::Answer::satisfiable: {
        const auto confirmed =
            confirm(from_built_state(violated), [&] { return exception(result.property); });
        return confirmed || is_within_bounds_ ? refute(result, confirmed) : conclude(result, violated);
      }
      case Decision::Answer::unsatisfiable:
        return conclude(result, violated);
    }
  }

  using Confirmed = std::optional<Confirmation>;

  Confirmed exception(Property property) {
    return confirmer().exception(script(), [&](Symbol name) { return violates(property, name); });
  }

  // After the solver has found a violation. One that is not confirmed may lie beyond a bound, where nothing
  // was followed; then another is asked for that does not. Sets is_within_bounds_.
  Confirmed confirm(Term violated, const std::function<Confirmed()>& run) {
    is_within_bounds_ = true;
    if (const Term guessed = guessed_quantifiers(); !guessed.is_false()) {
      violated = terms_.conjunction(violated, terms_.negation(guessed));
      const auto exact = check(violated);
      is_within_bounds_ = exact != Decision::Answer::unsatisfiable;
      if (exact != Decision::Answer::satisfiable) return std::nullopt;
    }
    if (!prefer_readable(violated)) return std::nullopt;
    auto confirmed = run_in_some_state(violated, run);
    const Term beyond = terms_.disjunction(gap_conditions());
    if (confirmed || beyond.is_false()) return confirmed;
    const auto within = check(terms_.conjunction(violated, terms_.negation(beyond)));
    if (within == Decision::Answer::satisfiable)
      return run_in_some_state(terms_.conjunction(violated, terms_.negation(beyond)), run);
    is_within_bounds_ = within != Decision::Answer::unsatisfiable;
    return std::nullopt;
  }

  // The state of the model may have objects that no constructor makes: then others are asked for, in which
  // these objects are otherwise. That none is left proves nothing: too much was excluded.
  Confirmed run_in_some_state(Term violated, const std::function<Confirmed()>& run) {
    constexpr int most_other_states = 8;
    impossible_ = {};
    auto confirmed = run();
    for (int i = 0; i < most_other_states && !confirmed && impossible_.found(); ++i) {
      const auto found = impossible_;
      violated = terms_.conjunction(violated, terms_.negation(any_is_like(found)));
      if (!prefer_readable(violated)) break;
      impossible_ = {};
      confirmed = run();
      if (!confirmed && !impossible_.found()) impossible_ = found;
    }
    return confirmed;
  }

  // That an object of the class is what this one is in the model: the same numbers, null in the same places,
  // and the same sizes of what it refers to.
  Term any_is_like(const ImpossibleObject& impossible) {
    const auto& objects = inputs_.heap().objects();
    const auto model = std::ranges::find(objects, impossible.id, &encode::InitialHeap::InitialObject::id);
    if (model == objects.end()) return terms_.true_term();
    std::vector<Term> alike;
    for (const auto& object : objects) {
      const auto& info = executor_.objects().info(object.id);
      if (info.shape == encode::Shape::Instance && info.type.name == impossible.class_name)
        alike.push_back(is_like(*object.contents, *model->contents));
    }
    return terms_.disjunction(alike);
  }

  Term is_like(const encode::Contents& contents, const encode::Contents& model) {
    std::vector<Term> parts;
    for (std::size_t i = 0; i < contents.slots.size(); ++i)
      parts.push_back(
          std::holds_alternative<Term>(contents.slots[i])
              ? terms_.equal(encode::term(contents.slots[i]),
                             terms_.value(value(encode::term(model.slots[i]))))
              : refers_alike(encode::reference(contents.slots[i]), encode::reference(model.slots[i])));
    return terms_.conjunction(parts);
  }

  Term refers_alike(const encode::Reference& reference, const encode::Reference& model) {
    encode::ObjectId now = encode::null_object;
    for (const auto& target : model.targets())
      if (target.guard.is_true() || value(target.guard).boolean()) {
        now = target.object;
        break;
      }
    const auto size = size_of(now);
    if (now != encode::null_object && !size) return terms_.negation(executor_.values().is_null(reference));
    std::vector<Term> cases;
    for (const auto& target : reference.targets()) {
      const auto other = size_of(target.object);
      if (now == encode::null_object && target.object == now) cases.push_back(target.guard);
      if (size && other && other->sort() == size->sort())
        cases.push_back(terms_.conjunction(target.guard, terms_.equal(*other, terms_.value(value(*size)))));
    }
    return terms_.disjunction(cases);
  }

  std::optional<Term> size_of(encode::ObjectId id) {
    if (id == encode::null_object) return std::nullopt;
    const auto shape = executor_.objects().info(id).shape;
    for (const auto& object : inputs_.heap().objects())
      if (object.id == id && (shape == encode::Shape::Array || shape == encode::Shape::Text))
        return object.contents->size;
    for (const auto& collection : inputs_.heap().collections())
      if (collection.id == id) return collection.count;
    return std::nullopt;
  }

  // Clause by clause: a proof of each is easier than one of all.
  void answer_contract(Result& result) {
    for (const auto* list : {&contract_.left_out(), &contract_.unchecked()})
      result.assumptions.insert(result.assumptions.end(), list->begin(), list->end());
    std::vector<Term> conditions;
    std::optional<Reason> unconfirmed;
    for (const auto& obligation : obligations_) {
      conditions.push_back(obligation.violated);
      const Term violated = from_built_state(obligation.violated);
      const auto found = check(violated);
      if (found == Decision::Answer::unsatisfiable) continue;
      if (found == Decision::Answer::unknown) {
        result.reasons = {no_answer(" for '" + obligation.text + "'")};
        return;
      }
      const auto confirmed = confirm(violated, [&] { return confirmer().contract(script(), obligation); });
      if (confirmed) return refute(result, confirmed);
      if (!is_within_bounds_) continue;
      if (!unconfirmed)
        unconfirmed = not_reproduced("a possible violation of '" + obligation.text +
                                     "' could not be confirmed by execution" + weak_contracts());
    }
    const Term statement_fails = violation_of(Property::Contract);
    const Term fails_from_built = from_built_state(statement_fails);
    const auto found = check(fails_from_built);
    if (found == Decision::Answer::satisfiable) {
      const auto confirmed = confirm(fails_from_built, [&] { return exception(Property::Contract); });
      if (confirmed || is_within_bounds_) return refute(result, confirmed);
    }
    if (found == Decision::Answer::unknown) {
      result.reasons = {no_answer()};
      return;
    }
    conditions.push_back(statement_fails);
    if (unconfirmed) {
      result.reasons = {*unconfirmed};
      return;
    }
    conclude(result, terms_.disjunction(conditions));
    // Nothing is said to hold of which a part was not looked at.
    if (!contract_.left_out().empty() && result.verdict != Verdict::Refuted) {
      result.withdraw({{ReasonKind::Specification, contract_.left_out().front()}});
    }
  }

  // What else may be the cause of a violation that the code does not show.
  std::string weak_contracts() const {
    std::string names;
    for (const auto& name : contract_.contracts_used()) names += (names.empty() ? "" : ", ") + name;
    return names.empty() ? "" : "; the contract that stands for a call may say too little (" + names + ")";
  }

  bool prefer_readable(Term violated) {
    auto wished = wishes(inputs_, executor_);
    if (!narrowed_) return decision_.prefer(violated, std::move(wished));
    for (auto& wish : wished) wish = narrowing_->apply(wish);
    return narrowed_->prefer(narrowing_->apply(violated), std::move(wished));
  }

  // The answers to free choices in the model.
  std::vector<trace::Choice> script() {
    return choice_script(executor_, [this](Term term) { return value(term); });
  }

  Confirmer confirmer() {
    return {problem_, inputs_, executor_, [this](Term term) { return value(term); }, &impossible_};
  }

  // The violation is in the formula; it counts when the interpreter gets there too.
  void refute(Result& result, const std::optional<Confirmation>& confirmed) const {
    if (!confirmed) {
      result.reasons = {not_reproduced("")};
      return;
    }
    result.refute(confirmed->counterexample);
    result.line = confirmed->line;
    if (!confirmed->file.empty()) result.file = confirmed->file;
  }

  // A violation that the interpreter does not come to. One that it had no time for may come yet.
  Reason not_reproduced(const std::string& text) const {
    if (impossible_.found()) return {ReasonKind::NotReproduced, impossible_.reason()};
    return {problem_.limits.passed() ? ReasonKind::Time : ReasonKind::NotReproduced,
            text.empty() ? Reason{ReasonKind::NotReproduced}.sentence() : text};
  }

  // The violation, from a state that can be built to show it.
  Term from_built_state(Term violated) {
    for (const auto& changed : changed_elements_)
      if (changed.is_followed) violated = terms_.conjunction(violated, terms_.negation(changed.condition));
    return violated;
  }

  // Elements of collections that have changed, where that may lead to the violation: why nothing is said.
  std::optional<Reason> change_that_counts(Term violated) {
    for (const auto& changed : changed_elements_) {
      const auto counts =
          check(changed.is_followed ? terms_.conjunction(violated, changed.condition) : changed.condition);
      if (counts != Decision::Answer::unsatisfiable) return unless_unknown({ReasonKind::Gap, changed.reason}, counts);
    }
    return std::nullopt;
  }

  void conclude(Result& result, Term violated) {
    if (const auto reason = change_that_counts(violated)) {
      result.reasons = {*reason};
      return;
    }
    bool bound_reached = inputs_.is_bounded();
    if (bound_reached) result.bounds["objects"] = problem_.limits.objects;
    if (executor_.narrowed()) {
      bound_reached = true;
      result.bounds["bits"] = problem_.limits.bits;
    }
    for (const auto& gap : executor_.gaps()) {
      const auto reached = check(gap.condition);
      if (reached == Decision::Answer::unsatisfiable) continue;
      if (!is_bound(gap)) {
        result.reasons = {unless_unknown(reason_of(problem_.workspace, gap), reached)};
        return;
      }
      bound_reached = true;
      result.bounds["loops"] = problem_.limits.loops;
      if (result.reasons.empty())
        result.reasons = {
            unless_unknown(reason_of(problem_.workspace, gap, "the bound was reached: "), reached)};
    }
    if (is_vacuous(result)) return;
    if (bound_reached) {
      result.hold_within_bounds();
      return;
    }
    auto conditions = gap_conditions();
    conditions.push_back(violated);
    const auto accepted = decision_.recheck(conditions);
    if (!accepted) {
      result.reasons = {{ReasonKind::NotConfirmed}};
      return;
    }
    result.prove(CompleteUnrolling{*accepted});
  }

  // What may be reached because the solver has not said otherwise: the solver's reason counts.
  Reason unless_unknown(Reason reason, Decision::Answer answer) const {
    if (answer == Decision::Answer::unknown) reason.kind = last_reason().kind;
    return reason;
  }

  Term guessed_quantifiers() {
    std::vector<Term> conditions;
    for (const auto& gap : executor_.gaps())
      if (gap.kind == encode::Gap::Kind::Quantifier) conditions.push_back(gap.condition);
    return terms_.disjunction(conditions);
  }

  std::vector<Term> gap_conditions() const {
    std::vector<Term> conditions;
    for (const auto& gap : executor_.gaps()) conditions.push_back(gap.condition);
    return conditions;
  }

  const Problem& problem_;
  logic::TermManager terms_;
  Decision decision_;
  encode::Executor executor_;
  std::optional<logic::Substitution> narrowing_;
  std::optional<Decision> narrowed_;
  std::size_t narrowed_constants_ = 0;
  std::vector<Violation> violations_;
  std::vector<encode::InitialHeap::ChangedElements> changed_elements_;
  std::vector<Obligation> obligations_;
  std::size_t taken_ = 0;     // of the executor's assumptions
  bool constrained_ = false;  // by contracts
  Term returns_ = terms_.false_term();
  Term throws_ = terms_.false_term();
  Term exits_ = terms_.false_term();    // the program asks the JVM to end
  bool is_within_bounds_ = true;        // a violation that was not confirmed
  ImpossibleObject impossible_;         // in its state, for this reason
  std::optional<std::string> vacuous_;  // why, or empty; nothing: not asked yet
  InitialInputs inputs_{problem_, executor_};
  ContractCheck contract_{problem_, executor_, inputs_};
};

}  // namespace

namespace {

// The bound after this one: twice as much; the last one when that is near, since cost grows fast.
std::uint32_t next_bound(std::uint32_t bound, std::uint32_t last) {
  return bound * 3 >= last ? last : bound * 2;
}

constexpr double first_patience = 8;  // seconds for a contract within the first bounds
constexpr double first_share = 0.5;   // at most this much of all the time

// What the solver found no answer to in time: arithmetic that is hard for single bits may be easy over
// integers.
bool is_too_hard(const Result& result) {
  return result.verdict == Verdict::Undecided &&
         (result.has_reason(ReasonKind::Time) || result.has_reason(ReasonKind::NotConfirmed) ||
          result.has_reason(ReasonKind::TooHard));
}

bool same_bounds(const Limits& a, const Limits& b) {
  return a.loops == b.loops && a.objects == b.objects && a.objects_of == b.objects_of;
}

// Shallow bugs come back at once: small bounds first, doubled until they are those that were asked for.
// Contracts are not tried long within the first ones before a proof without bounds is; if there is none, the
// first ones come again.
std::vector<Limits> levels(const Problem& problem, std::uint32_t first) {
  const Limits& limits = problem.limits;
  std::vector<Limits> result;
  Limits level = limits;
  level.loops = std::min(limits.loops, first);
  level.objects = std::min(limits.objects, first);
  for (auto& [name, count] : level.objects_of) count = std::min(count, first);
  while (level.loops < limits.loops || level.objects < limits.objects) {
    result.push_back(level);
    level.loops = next_bound(level.loops, limits.loops);
    level.objects = next_bound(level.objects, limits.objects);
    for (auto& [name, count] : level.objects_of) count = next_bound(count, limits.objects_of.at(name));
  }
  result.push_back(limits);
  const bool asks_contract = std::find(problem.properties.begin(), problem.properties.end(),
                                       Property::Contract) != problem.properties.end();
  if (asks_contract && first == BoundedEngine::smallest) {
    Limits quick = result.front();
    quick.seconds =
        limits.seconds > 0 ? std::min(first_patience, limits.seconds * first_share) : first_patience;
    result.insert(result.begin(), quick);
  }
  return result;
}

bool is_final(const Result& result) {
  return result.verdict == Verdict::Refuted || result.verdict == Verdict::Proved;
}

// An answer within smaller bounds than those that were asked for, and what stopped the larger ones.
Result unfinished(Result result, const Limits& limits, ReasonKind stopped_by = ReasonKind::Time) {
  result.bounds["loops"] = limits.loops;
  result.bounds["objects"] = limits.objects;
  result.reasons.push_back({stopped_by, "larger bounds were not finished"});
  return result;
}

constexpr double modular_share = 0.5;  // of the time that is left; each query is limited by its work

// Without bounds, for what held within the first ones or was too hard there.
void try_without_bounds(const Problem& problem, std::vector<Result>& results,
                        std::map<Property, std::optional<Reason>>& reasons) {
  Limits limits = problem.limits;
  limits.start = std::chrono::steady_clock::now();
  if (const auto left = problem.limits.remaining()) limits.seconds = modular_share * *left;
  Problem unbounded{problem.workspace, problem.entry, {}, limits};
  for (const auto& result : results)
    if ((result.verdict == Verdict::Bounded && !result.bounds.contains("bits")) ||
        (is_too_hard(result) && limits.bits >= Limits().bits))
      unbounded.properties.push_back(result.property);
  if (unbounded.properties.empty()) return;
  const auto answers = prove_modularly(unbounded);
  std::size_t next = 0;
  for (auto& result : results) {
    if (next == answers.size() || result.property != unbounded.properties[next]) continue;
    const auto& answer = answers[next++];
    reasons[result.property] = answer.reason;
    if (!answer.proved) continue;
    result.prove(LoopsCut{*answer.accepted, answer.loops});
    result.assumptions = answer.assumptions;
    if (problem.on_result) problem.on_result(result);
  }
}

}  // namespace

namespace {

bool is_undecided_contract(const Result& result) {
  return result.property == Property::Contract && result.verdict == Verdict::Undecided;
}

std::vector<Result> check_with(const Problem& problem, ReadCalls calls, Property property) {
  Problem part = problem;
  part.properties = {property};
  part.limits.calls = calls;
  return BoundedEngine().run(part);
}

// Contracts stand for calls only where a contract is asked for.
std::vector<Result> check_by_contracts(const Problem& problem) {
  std::vector<Result> results;
  for (const auto property : problem.properties) {
    const auto calls = property == Property::Contract ? ReadCalls::Contract : ReadCalls::Automatic;
    results.push_back(check_with(problem, calls, property).front());
  }
  return results;
}

// Where the code of a called method could not be followed, its contract may be enough.
void try_contracts(const Problem& problem, std::vector<Result>& results) {
  if (problem.limits.calls != ReadCalls::Automatic || problem.workspace.contracts().empty()) return;
  for (auto& result : results) {
    if (!is_undecided_contract(result) || problem.limits.passed()) continue;
    auto found = check_with(problem, ReadCalls::Contract, Property::Contract).front();
    found.seconds += result.seconds;
    if (found.verdict != Verdict::Undecided) result = std::move(found);
  }
}

}  // namespace

// What no code creates is proved at once.
void look_for_creation(const Problem& problem, Result& result) {
  if (result.property != Property::Assert || !problem.workspace.program().body(problem.entry)) return;
  const auto creation = start::creation_of(problem.workspace, problem.entry, exception_of(result.property));
  if (creation == start::Creation::Possible) return;
  result = unanswered(problem, result.property, "bounded");
  result.prove(NothingCreatesIt{});
  if (creation == start::Creation::OutsideOnly)
    result.assumptions = {"no object of the initial state throws an AssertionError of its own"};
  if (problem.on_result) problem.on_result(result);
}

std::vector<Result> BoundedEngine::run(const Problem& problem) {
  if (problem.limits.calls == ReadCalls::Contract && problem.properties.size() > 1)
    return check_by_contracts(problem);
  std::vector<Result> results;
  for (const auto property : problem.properties) {
    results.emplace_back();
    results.back().property = property;
    look_for_creation(problem, results.back());
  }
  std::map<Property, std::optional<Reason>> reasons;  // why there is no proof without bounds
  std::map<Property, ReasonKind> stopped_by;          // the larger bounds
  std::map<Property, const Limits*> held_within;  // the largest
  const auto all_limits = levels(problem, first_);
  for (const auto& limits : all_limits) {
    const bool again = &limits != &all_limits.front() && same_bounds(limits, *(&limits - 1));
    Problem level{problem.workspace, problem.entry, {}, limits};
    for (const auto& result : results)
      if (!is_final(result) && (!again || is_too_hard(result))) level.properties.push_back(result.property);
    if (level.properties.empty() && again) continue;
    if (level.properties.empty() || (!results[0].engine.empty() && limits.passed())) break;
    const auto take = [&](Result found) {
      auto& result = *std::find_if(results.begin(), results.end(),
                                   [&](const Result& other) { return other.property == found.property; });
      found.seconds += result.seconds;
      // What held within smaller bounds stands when the larger ones could not be finished.
      if (found.verdict == Verdict::Undecided && result.verdict == Verdict::Bounded) {
        result.seconds = found.seconds;
        stopped_by[found.property] = kind_of(found.reasons);
        return;
      }
      result = std::move(found);
      if (result.verdict == Verdict::Bounded) held_within[result.property] = &limits;
      if (problem.on_result && is_final(result)) problem.on_result(result);
      if (problem.on_result && result.verdict == Verdict::Bounded)
        problem.on_result(unfinished(result, limits));
    };
    BoundedCheck(level, same_bounds(limits, all_limits.back())).run(take);
    const bool may_be_proved = std::any_of(results.begin(), results.end(), [](const Result& result) {
      return result.verdict == Verdict::Bounded || is_too_hard(result);
    });
    if (may_be_proved && reasons.empty() && first_ == smallest) try_without_bounds(problem, results, reasons);
  }
  for (auto& result : results) {
    if (result.verdict != Verdict::Bounded) continue;
    const auto& limits = *held_within.at(result.property);
    const auto stopped = stopped_by.emplace(result.property, ReasonKind::Time).first->second;
    if (!same_bounds(limits, all_limits.back())) result = unfinished(std::move(result), limits, stopped);
    if (const auto& reason = reasons[result.property]) result.reasons.push_back(*reason);
  }
  try_contracts(problem, results);
  return results;
}

}  // namespace jury::engine
