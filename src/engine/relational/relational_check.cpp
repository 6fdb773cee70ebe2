#include "engine/relational/relational_check.h"

#include <algorithm>

#include "engine/gap_reason.h"
#include "support/diagnostics.h"

namespace jury::engine {

using logic::Term;
using logic::relational::IntegerWidth;
using solver::relational::Grounding;
using spec::RelState;

namespace {

const IntegerWidth java_int(32);
constexpr double small_size = 400;  // statements: less, and refinement costs more than it saves

}  // namespace

RelationalCheck::RelationalCheck(const Problem& problem, const spec::RelFile& file,
                                 const spec::RelMethod& method, Calls calls, const Start& start,
                                 MethodsInPlace in_place)
    : problem_(problem),
      file_(file),
      method_(method),
      vocabulary_(problem.workspace, problem.entry, builder_),
      specification_(spec::resolve_rel(file, method, vocabulary_, builder_)),
      circuit_(terms_, problem.limits),
      executor_(problem.workspace.program(), terms_, execution_limits(problem.limits),
                [this](Term condition) { return circuit_.may_hold(condition); }),
      calls_(calls),
      start_(start),
      in_place_(std::move(in_place)) {}

encode::ExecutionLimits RelationalCheck::execution_limits(const Limits& limits) {
  encode::ExecutionLimits result;
  result.loops = limits.loops;
  result.recursion = limits.loops;
  result.array_length = std::max(limits.objects, limits.loops);
  if (limits.seconds > 0)
    result.deadline = limits.start + std::chrono::duration_cast<Clock::duration>(
                                         std::chrono::duration<double>(limits.seconds));
  return result;
}

Result RelationalCheck::blank(const spec::RelCondition& condition) const {
  auto result = unanswered(problem_, Property::User, start_.heaps == Heaps::any ? "relational" : "bounded");
  result.name = condition.name;
  result.file = condition.position.file;
  result.line = condition.position.line;
  return result;
}

void RelationalCheck::prepare() {
  try {
    failure_ = make_ready();
  } catch (const Unsupported& unsupported) {
    failure_ = reason_of(unsupported);
  } catch (const TermCircuit::OutOfTime&) {
    failure_ = {ReasonKind::Time};
  }
}

Result RelationalCheck::answer(std::size_t index) {
  const auto& condition = specification_.postconditions[index];
  auto result = blank(condition);
  if (failure_) result.reasons = {*failure_};
  try {
    if (!failure_) answer(result, condition);
  } catch (const Unsupported& unsupported) {
    result.reasons = {reason_of(unsupported)};
  } catch (const TermCircuit::OutOfTime&) {
    result.reasons = {{ReasonKind::Time}};
  }
  fill_statistics(result);
  return result;
}

std::optional<Reason> RelationalCheck::make_ready() {
  make_inputs();
  require_assumptions();
  for (const auto condition : heap_->conditions()) circuit_.require(condition);
  require_preconditions();
  replace_calls();
  auto exit = own_summary();
  by_summary_ = exit.has_value();
  if (!by_summary_) {
    // Also measured: the search for a violation goes faster after that for a heap.
    if (in_place_.methods.empty() && circuit_.check({}) == Answer::unsatisfiable) return vacuous();
    exit = executor_.run(problem_.entry, executed_.arguments, executed_.before);
  }
  take_over(std::move(*exit));
  if (executed_.after.guard.term().is_false()) return vacuous();
  return std::nullopt;
}

// Why nothing returns.
Reason RelationalCheck::vacuous() {
  if (ran_out_of_time(executor_.gaps())) return {ReasonKind::Time};
  return {ReasonKind::Vacuous, circuit_.check({}) == Answer::unsatisfiable
                                   ? "vacuous: no heap within the bounds satisfies the preconditions"
                                   : "vacuous: no execution within the bounds returns"};
}

void RelationalCheck::make_inputs() {
  auto state = executor_.initial_state();
  heap_ = make_checked_heap(start_.heaps, problem_, start_.classes, executor_, named_by_property(), false);
  executed_.arguments = heap_->make(state);
  executed_.objects_before = executor_.objects().size();
  executed_.before = state;
  executed_.after = std::move(state);
}

NamedByProperty RelationalCheck::named_by_property() const {
  using Kind = encode::RelationMeaning::Kind;
  NamedByProperty named;
  for (const auto& [expression, meaning] : vocabulary_.relations()) {
    if (meaning.kind == Kind::static_field) named.statics.insert(meaning.field->owner);
    const auto name = meaning.kind == Kind::field ? meaning.field->owner : meaning.class_name;
    const bool is_of_objects = meaning.kind == Kind::field || meaning.kind == Kind::objects;
    if (is_of_objects && problem_.workspace.is_user_class(name)) named.classes.insert(name);
  }
  return named;
}

void RelationalCheck::require_assumptions() {
  const auto& assumptions = executor_.assumptions();
  for (; assumptions_required_ < assumptions.size(); ++assumptions_required_)
    circuit_.require(assumptions[assumptions_required_]);
}

// Relations of the state before are all that preconditions mention.
void RelationalCheck::require_preconditions() {
  StateRelations relations(problem_.workspace.program(), executor_, *heap_, circuit_, executed_);
  const auto ground = grounding(relations);
  for (const auto& condition : specification_.preconditions)
    circuit_.require(ground->assumption(condition.formula));
  for (const auto wire : ground->take_constraints()) circuit_.require(wire);
}

std::unique_ptr<Grounding> RelationalCheck::grounding(StateRelations& relations) {
  auto result = std::make_unique<Grounding>(circuit_.circuit(), relations.atom_count(), java_int,
                                            [this] { circuit_.checkpoint(); });
  for (const auto& relation : vocabulary_.relations()) {
    if (relation.meaning.kind == encode::RelationMeaning::Kind::result && !executed_.result) continue;
    result->define(relation.expression, relations.matrix(relation.meaning, result->integers()));
  }
  relations.check_views();
  return result;
}

// Where there is neither a loop nor a call, nothing can be left out: the summary says what the code says, in
// other words. Measured: without loops, code that changes a list is easier for the solver than its summary.
bool RelationalCheck::uses_own_summary() {
  const bool leaves_something_out =
      start_.size->repeats() || start_.size->calls() || problem_.leaves_out("execution");
  return calls_ == Calls::refine && leaves_something_out &&
         (start_.size->repeats() || !abstraction_->changes_lists(problem_.entry)) &&
         abstraction_->says_something(problem_.entry, vocabulary_.relations());
}

void RelationalCheck::replace_calls() {
  if (calls_ == Calls::in_place) return;
  abstraction_ = std::make_unique<CallAbstraction>(problem_.workspace, executor_, *heap_, circuit_,
                                                   executed_.objects_before, calls_, in_place_);
  executor_.set_replacement(
      [this](const ir::Method& method, const std::vector<encode::Value>& arguments,
             const encode::State& state) { return abstraction_->replace(method, arguments, state); });
}

std::optional<encode::Exit> RelationalCheck::own_summary() {
  if (uses_own_summary()) return abstraction_->replace(problem_.entry, executed_.arguments, executed_.before);
  if (start_.size && start_.size->statements() <= small_size) executor_.set_replacement({});
  return std::nullopt;
}

void RelationalCheck::take_over(encode::Exit exit) {
  require_assumptions();
  if (!exit.returned) {
    executed_.after.guard = executed_.after.guard.with(terms_, terms_.false_term());
    return;
  }
  executed_.after = std::move(exit.returned->state);
  executed_.result = std::move(exit.returned->value);
  returned_ = circuit_.wire(executed_.after.guard.term());
}

bool RelationalCheck::returns() {
  return !make_ready() && circuit_.check({returned_}) == Answer::satisfiable;
}

// A heap with one object of each class is within the bounds as well, and much less to search through.
bool RelationalCheck::returns_with_few_objects() {
  if (returns_with_few_objects_) return *returns_with_few_objects_;
  Problem few{problem_.workspace, problem_.entry, {}, problem_.limits};
  few.limits.objects = std::min(1U, few.limits.objects);
  for (auto& [name, limit] : few.limits.objects_of) limit = std::min(1U, limit);
  try {
    returns_with_few_objects_ = RelationalCheck(few, file_, method_, calls_, start_, in_place_).returns();
  } catch (const Unsupported&) {
    returns_with_few_objects_ = false;
  }
  return *returns_with_few_objects_;
}

void RelationalCheck::answer(Result& result, const spec::RelCondition& condition) {
  for (const auto& text : heap_->assumptions()) result.assumptions.push_back(text);
  look_for_violation(result, condition);
  for (const auto& text : executor_.reliances()) result.assumptions.push_back(text);
  result.approximations = executor_.approximations();
}

solver::Wire RelationalCheck::violation_of(const spec::RelCondition& condition) {
  if (!grounding_after_) {
    relations_after_ = std::make_unique<StateRelations>(problem_.workspace.program(), executor_, *heap_,
                                                        circuit_, executed_);
    relations_after_->hide_new_views();
    grounding_after_ = grounding(*relations_after_);
  }
  const auto violation = builder_.negation(condition.formula);
  const Wire violated = circuit_.circuit().conjunction(returned_, grounding_after_->assumption(violation));
  for (const auto wire : grounding_after_->take_constraints()) circuit_.require(wire);
  return violated;
}

void RelationalCheck::look_for_violation(Result& result, const spec::RelCondition& condition) {
  const Wire violated = violation_of(condition);
  if (by_summary_ && circuit_.excluded_by_its_inputs(violated) && returns_with_few_objects())
    return conclude(result, violated);
  if (by_summary_ && circuit_.check({}) == Answer::unsatisfiable) {
    result.reasons = {vacuous()};
    return;
  }
  const auto found = circuit_.check({violated});
  if (found == Answer::unknown) {
    result.reasons = {circuit_.no_answer()};
    return;
  }
  if (found == Answer::unsatisfiable) return conclude(result, violated);
  auto confirmed = confirm(condition);
  if (!confirmed && abstraction_ && abstraction_->refine(problem_.entry, invalid_call_)) {
    refined_ = abstraction_->in_place();
    return;
  }
  if (!confirmed) {
    const auto not_reproduced = impossible_state_.value_or(Reason{ReasonKind::NotReproduced});
    result.reasons = {problem_.limits.passed() ? Reason{ReasonKind::Time, not_reproduced.sentence()}
                                               : not_reproduced};
    return;
  }
  result.refute(std::move(confirmed->counterexample));
}

void RelationalCheck::conclude(Result& result, Wire violated) {
  if (!returns_with_few_objects_.value_or(false) && circuit_.check({returned_}) == Answer::unsatisfiable) {
    result.reasons = {vacuous()};
    return;
  }
  if (!bound_reached(result)) return;
  if (result.bounds.empty()) {
    std::vector<Wire> excluded{violated};
    for (const auto& gap : executor_.gaps()) excluded.push_back(circuit_.wire(gap.condition));
    const auto accepted = circuit_.recheck(excluded);
    if (!accepted) {
      result.reasons = {
          {ReasonKind::NotConfirmed, "a proof was found, but none whose steps could be checked in time"}};
      return;
    }
    result.prove(CompleteUnrolling{*accepted});
  } else {
    result.hold_within_bounds();
  }
}

// Fills in the bounds; false when something was not followed.
bool RelationalCheck::bound_reached(Result& result) {
  if (heap_->is_bounded()) {
    result.bounds["objects"] = problem_.limits.objects;
    if (problem_.limits.bits < 32) result.bounds["bits"] = problem_.limits.bits;
  }
  for (const auto& gap : executor_.gaps()) {
    const auto reached = circuit_.check({circuit_.wire(gap.condition)});
    if (reached == Answer::unsatisfiable) continue;
    if (!is_bound(gap)) {
      result.reasons = {circuit_.unless_unknown(reason_of(problem_.workspace, gap), reached)};
      return false;
    }
    result.bounds["loops"] = problem_.limits.loops;
    if (result.reasons.empty())
      result.reasons = {circuit_.unless_unknown(
          reason_of(problem_.workspace, gap, "the bound was reached: "), reached)};
  }
  return true;
}

void RelationalCheck::fill_statistics(Result& result) const {
  const auto& sat = circuit_.statistics();
  if (abstraction_) {
    result.statistics["refinements"] = static_cast<double>(in_place_.refinements);
    result.statistics["methods_in_place"] = static_cast<double>(in_place_.methods.size());
    result.statistics["replaced_calls"] = static_cast<double>(abstraction_->replaced_calls());
    result.statistics["summary_seconds"] = abstraction_->summary_seconds();
    result.statistics["only_summary"] = abstraction_->only_summary(problem_.entry) ? 1 : 0;
  }
  result.statistics["steps"] = static_cast<double>(executor_.steps());
  result.statistics["terms"] = static_cast<double>(terms_.term_count());
  result.statistics["sat_variables"] = static_cast<double>(sat.variables);
  result.statistics["clauses"] = static_cast<double>(sat.clauses);
  result.statistics["solve_seconds"] = sat.seconds;
  result.statistics["solver_calls"] = static_cast<double>(sat.queries);
}

}  // namespace jury::engine
