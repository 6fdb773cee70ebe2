#include "engine/abstract/abstract_engine.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <set>

#include "check/loop_invariants.h"
#include "encode/unbounded/unfolder.h"
#include "engine/abstract/horn_search.h"
#include "engine/abstract/invariant_search.h"
#include "engine/abstract/invariant_text.h"
#include "engine/abstract/product_candidates.h"
#include "engine/abstract/range_candidates.h"
#include "engine/abstract/refinement.h"
#include "engine/abstract/small_scope.h"
#include "engine/abstract/stopwatch.h"
#include "engine/abstract/templates.h"
#include "engine/bounded/bounded_engine.h"
#include "engine/gap_reason.h"
#include "engine/violation.h"
#include "program/entries.h"
#include "program/properties/evaluation_code.h"
#include "program/properties/instrumentation.h"
#include "support/diagnostics.h"

namespace jury::engine {

namespace {

using abstract::InvariantSearch;
using abstract::Patience;
using encode::unbounded::Unfolder;
using encode::unbounded::Unfolding;
using logic::Term;
using Clock = std::chrono::steady_clock;

constexpr double default_seconds = 60;
constexpr double followed_seconds = 4;
constexpr double given_seconds = 3;           // every loop with predicates is cut
constexpr double given_followed_seconds = 1;  // those whose course is known are followed
constexpr std::uint32_t followed_iterations = 8;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// A solver that prunes: whether a condition may hold, given facts.
class Pruner {
 public:
  explicit Pruner(logic::TermManager& terms) : terms_(terms) {}

  bool may_hold(Term condition, const std::vector<Term>& facts) {
    if (condition.is_value()) return condition.is_true();
    if (facts.size() < known_.size() || !std::equal(known_.begin(), known_.end(), facts.begin())) {
      solver_.reset();
      known_.clear();
    }
    if (!solver_) {
      solver::SmtOptions options;
      options.model_based_instantiation = false;
      options.check_models = false;
      solver_ = make_solver(solver::SolverKind::z3, terms_, options);
    }
    for (std::size_t i = known_.size(); i < facts.size(); ++i) {
      solver_->add(facts[i]);
      known_.push_back(facts[i]);
    }
    ++calls_;
    if (solver_->check({condition}, solver::Seconds(0.1)) != solver::Answer::unsatisfiable) return true;
    solver_->add(terms_.negation(condition));
    return false;
  }
  std::uint64_t calls() const { return calls_; }

 private:
  logic::TermManager& terms_;
  std::unique_ptr<solver::SmtSolver> solver_;
  std::vector<Term> known_;
  std::uint64_t calls_ = 0;
};

// How loops are treated: followed to their ends, when these come soon; cut at their heads, with invariants
// from the given predicates alone (every loop that has some, or those that cannot be followed); or cut, with
// invariants from everywhere.
enum class Manner : std::uint8_t { Followed, GivenEverywhere, Given, Cut };

class AbstractCheck {
 public:
  AbstractCheck(const Problem& problem, std::vector<Result>& results, Manner manner)
      : problem_(problem), results_(results), manner_(manner), pruner_(terms_) {}

  // `tried`: with so many heads the given predicates were not enough.
  void run(std::size_t tried = 0) {
    std::optional<Reason> failure;
    try {
      unfold();
      if (tried == 0 || heads() != tried) search();
    } catch (const encode::unbounded::UnfoldingLimitReached& limit) {
      failure = limit.is_of_time ? Reason{ReasonKind::Time} : Reason{ReasonKind::Work, limit.reason};
    } catch (const Unsupported& unsupported) {
      failure = reason_of(unsupported);
    }
    for (auto& result : results_)
      if (result.verdict == Verdict::Undecided && failure) result.reasons = {*failure};
  }

  std::size_t heads() const { return unfolding_.heads.size(); }

 private:
  bool out_of_time() const { return problem_.limits.passed() || watch_.processor() > budget(); }
  bool by_given() const { return manner_ == Manner::GivenEverywhere || manner_ == Manner::Given; }
  double budget() const {
    if (manner_ == Manner::Followed) return followed_seconds;
    if (manner_ == Manner::GivenEverywhere) return given_seconds;
    if (manner_ == Manner::Given) return given_followed_seconds;
    return problem_.limits.seconds > 0 ? problem_.limits.seconds * 0.6 : default_seconds;
  }

  // Its arguments could be anything.
  bool looks_at_arguments() const {
    const auto* body = problem_.workspace.program().body(problem_.entry);
    if (!body) return true;
    const auto reads = [](const std::vector<ir::Operand>& operands) {
      return std::any_of(operands.begin(), operands.end(), [](const ir::Operand& operand) {
        return operand.is_local() && operand.local() == 0;
      });
    };
    return std::any_of(body->blocks.begin(), body->blocks.end(), [&](const ir::Block& block) {
      return reads(ir::operands_of(block.terminator)) ||
             std::any_of(block.statements.begin(), block.statements.end(),
                         [&](const ir::Statement& statement) { return reads(ir::operands_of(statement)); });
    });
  }

  void unfold() {
    encode::unbounded::UnfoldingLimits limits;
    limits.out_of_time = [this] { return out_of_time(); };
    limits.any_state = !program::is_main(problem_.entry);
    limits.any_arguments = !limits.any_state && looks_at_arguments();
    if (manner_ == Manner::Followed) limits.unrolled = followed_iterations;
    limits.cut_suggested = manner_ == Manner::GivenEverywhere;
    auto& workspace = problem_.workspace;
    Unfolder unfolder(
        workspace.program(), [&](Symbol name) { return workspace.is_user_class(name); }, terms_, limits,
        [this](Term condition, const std::vector<Term>& facts) {
          return pruner_.may_hold(condition, facts);
        });
    unfolder.watch(problem_.user_property);
    unfolder.suggest(problem_.predicates);
    unfolding_ = unfolder.run(problem_.entry);
    unfold_seconds_ = watch_.processor();
  }

  void search() {
    abstract::SearchOptions options;
    options.batches = !problem_.leaves_out("batches");
    options.models = !problem_.leaves_out("models");
    options.out_of_time = [this] { return out_of_time(); };
    InvariantSearch search(terms_, unfolding_, options);
    bool given = false;
    for (std::size_t head = 0; head < unfolding_.heads.size(); ++head) {
      given = given || !unfolding_.heads[head].given.empty();
      search.add(head, abstract::given_candidates(terms_, unfolding_.heads[head]));
    }
    // What the user gives may be enough.
    const bool enough =
        given && search.settle_ground() && search.settle_full(Patience::Much) && resisting(search).empty();
    const auto constants = abstract::bounds_in(terms_, unfolding_);
    if (by_given() && !enough) return;
    if (!enough && !problem_.leaves_out("templates"))
      for (std::size_t head = 0; head < unfolding_.heads.size(); ++head)
        search.add(head, abstract::candidates_of(terms_, unfolding_.heads[head], constants, {}));
    const bool settled = enough || settle(search);
    for (auto& result : results_)
      if (result.verdict == Verdict::Undecided && is_answered(result.property))
        answer(result, search, settled);
  }

  // Stage by stage, until nothing resists.
  bool settle(InvariantSearch& search) {
    const abstract::Stopwatch watch;
    if (!search.settle_ground()) return false;
    ground_seconds_ = watch.processor();
    if (!solve_horn(search)) return false;
    const bool quantifiers = !problem_.leaves_out("quantifiers");
    auto left = resisting(search);
    if (!left.empty() && abstract::mentions_product(conditions_of(left))) {
      for (std::size_t head = 0; head < unfolding_.heads.size(); ++head)
        search.add(head, abstract::product_candidates(terms_, unfolding_.heads[head]));
      if (!search.settle_ground()) return false;
      left = resisting(search);
    }
    for (const auto patience : {Patience::Little, Patience::Much}) {
      if (!quantifiers || left.empty() || out_of_time()) break;
      if (!search.settle_full(patience)) return false;
      left = resisting(search);
    }
    full_seconds_ = watch.processor() - ground_seconds_;
    if (quantifiers && !left.empty() && !out_of_time() && !problem_.leaves_out("ranges")) {
      if (!settle_ranges(search, left)) return false;
      left = resisting(search);
    }
    if (left.empty() || out_of_time() || problem_.leaves_out("refinement")) return true;
    for (std::size_t head = 0; head < unfolding_.heads.size(); ++head)
      search.add(head, abstract::refine(terms_, unfolding_, head, conditions_of(left), search.dropped(head)));
    ++refinements_;
    if (!search.settle_ground()) return false;
    return resisting(search).empty() || search.settle_full(Patience::Much);
  }

  // What is claimed of parts of arrays: the few claims that a proof for small arrays needs, so far as they hold of
  // all; where one does not, those of another such proof.
  bool settle_ranges(InvariantSearch& search, std::vector<abstract::Target> left) {
    constexpr int most_proofs = 12;
    const abstract::Stopwatch watch;
    const auto candidates = abstract::range_candidates(terms_, unfolding_, conditions_of(left));
    const bool any = std::any_of(candidates.begin(), candidates.end(), [](const auto& one) { return !one.empty(); });
    if (!any) return true;
    abstract::SmallScope scope(terms_, unfolding_, search.all(), candidates, [this] { return out_of_time(); });
    bool settled = true;
    for (int proof = 0; settled && !left.empty() && proof < most_proofs && !out_of_time(); ++proof) {
      const auto needed = scope.needed_for(left);
      if (!needed) break;
      for (std::size_t head = 0; head < needed->size(); ++head) search.add(head, (*needed)[head]);
      settled = search.settle_full(Patience::Much);
      left = resisting(search);
      ++small_proofs_;
      if (!ban_broken(scope, *needed, search.all())) break;
    }
    range_seconds_ = watch.processor();
    return settled;
  }

  // Whether there were any.
  static bool ban_broken(abstract::SmallScope& scope, const abstract::SmallScope::ByHead& claims,
                         const std::vector<std::vector<Term>>& invariants) {
    bool any = false;
    for (std::size_t head = 0; head < claims.size(); ++head)
      for (const auto& claim : claims[head]) {
        if (std::find(invariants[head].begin(), invariants[head].end(), claim.formula) != invariants[head].end())
          continue;
        scope.ban(head, claim.formula);
        any = true;
      }
    return any;
  }

  // What the solution of the Horn clauses says, if there is one: of all that resists together, or else of
  // each.
  bool solve_horn(InvariantSearch& search) {
    constexpr double most = 1;  // seconds of processor time
    constexpr std::size_t most_targets = 4;
    const auto left = resisting(search);
    if (left.empty() || problem_.leaves_out("horn") || unfolding_.heads.empty()) return true;
    const abstract::Stopwatch watch;
    auto answer = add_solution(search, left, most);
    if (answer == solver::Answer::satisfiable && left.size() > 1 && left.size() <= most_targets)
      for (const auto& target : left) add_solution(search, {target}, most / static_cast<double>(left.size()));
    horn_seconds_ = watch.processor();
    return search.settle_ground();
  }

  solver::Answer add_solution(InvariantSearch& search, const std::vector<abstract::Target>& targets,
                              double seconds) {
    const auto found =
        abstract::solve_horn(terms_, unfolding_, targets, search.all(), watch_.wall_for(seconds));
    if (found.answer == solver::Answer::unsatisfiable)
      for (std::size_t head = 0; head < unfolding_.heads.size(); ++head) {
        search.add(head, found.candidates[head]);
        solved_ += found.candidates[head].size();
      }
    return found.answer;
  }

  static std::vector<Term> conditions_of(const std::vector<abstract::Target>& targets) {
    std::vector<Term> result;
    for (const auto& target : targets) result.push_back(target.condition);
    return result;
  }

  // Gaps and violations of open properties that the invariants so far do not exclude.
  std::vector<abstract::Target> resisting(InvariantSearch& search) {
    std::vector<abstract::Target> result;
    for (const auto& gap : unfolding_.gaps)
      if (!search.excludes(gap.condition, gap.uses_before, false))
        result.push_back({gap.condition, gap.uses_before});
    for (const auto& violation : unfolding_.violations)
      if (concerns_open(violation.exception_class) &&
          !search.excludes(violation.condition, unfolding_.uses.size(), false))
        result.push_back({violation.condition, unfolding_.uses.size()});
    return result;
  }

  // What an exception that leaves main says; contracts are not looked at here.
  static bool is_answered(Property property) {
    return property == Property::Assert || property == Property::Exceptions ||
           property == Property::ConcurrentModification || property == Property::User;
  }

  // Whether the exception violates a property that is not decided yet.
  bool concerns_open(Symbol exception_class) const {
    return std::any_of(results_.begin(), results_.end(), [&](const Result& result) {
      return result.verdict == Verdict::Undecided &&
             violates(problem_.workspace, problem_.entry, result.property, exception_class);
    });
  }

  void answer(Result& result, InvariantSearch& search, bool settled) {
    search.forget_needs();
    count(result, search);
    if (!settled) {
      result.reasons = {{ReasonKind::Time, "the time limit was reached while invariants were sought"}};
      return;
    }
    std::vector<check::Excluded> excluded;
    for (const auto& gap : unfolding_.gaps) {
      if (!search.excludes(gap.condition, gap.uses_before, true))
        return give_up(result, search, describe(ReasonKind::Gap, gap.reason, gap.method, gap.position));
      excluded.push_back({gap.condition, gap.uses_before});
    }
    for (const auto& violation : unfolding_.violations) {
      if (!violates(problem_.workspace, problem_.entry, result.property, violation.exception_class)) continue;
      if (!search.excludes(violation.condition, unfolding_.uses.size(), true))
        return give_up(result, search,
                       describe(ReasonKind::NotFound,
                                "no invariant was found that excludes " +
                                    ir::display_class(violation.exception_class.view()),
                                violation.method, violation.position));
      excluded.push_back({violation.condition, unfolding_.uses.size()});
    }
    certify(result, search, excluded);
  }

  // Undecided, with what was found so far.
  void give_up(Result& result, const InvariantSearch& search, const Reason& reason) {
    result.reasons = {reason};
    result.findings = InvariantsSoFar{text_by_place(search.all())};
  }

  // Heads in one place share what is said of it.
  std::map<std::string, std::string> text_by_place(const std::vector<std::vector<Term>>& invariants) {
    std::map<std::string, std::string> result;
    for (std::size_t head = 0; head < unfolding_.heads.size(); ++head) {
      auto& text = result[abstract::place_of(unfolding_.heads[head])];
      text = (text.empty() ? "" : text + "\n") + abstract::text_of(terms_, invariants[head]);
    }
    return result;
  }

  void certify(Result& result, InvariantSearch& search, const std::vector<check::Excluded>& violations) {
    auto invariants = search.needed();
    if (!invariants) invariants = search.all();
    // What was pruned follows from the facts alone.
    std::vector<check::Excluded> excluded;
    for (const auto condition : unfolding_.pruned) excluded.push_back({condition, 0});
    excluded.insert(excluded.end(), violations.begin(), violations.end());
    const abstract::Stopwatch watch;
    const auto checked =
        check::check_invariants(unfolding_, *invariants, excluded,
                                std::max(5.0, problem_.limits.remaining().value_or(default_seconds)));
    result.statistics["check_seconds"] = watch.processor();
    result.statistics["check_queries"] = static_cast<double>(checked.queries);
    if (!checked.valid) {
      result.reasons = {{ReasonKind::NotConfirmed,
                         "a proof was found, but its invariants were not confirmed: " + checked.reason}};
      return;
    }
    std::size_t predicates = 0;
    for (const auto& of_head : *invariants) predicates += of_head.size();
    result.statistics["predicates"] = static_cast<double>(predicates);
    result.prove(Invariants{*checked.accepted, text_by_place(*invariants),
                            problem_.predicates ? given_used(result, *invariants) : ""});
    result.assumptions = unfolding_.reliances;
    result.approximations = unfolding_.approximations;
  }

  // Which of the invariants are predicates of the user, or their negations.
  std::string given_used(Result& result, const std::vector<std::vector<Term>>& invariants) {
    std::vector<Term> used;
    for (std::size_t head = 0; head < unfolding_.heads.size(); ++head)
      for (const auto& candidate : abstract::given_candidates(terms_, unfolding_.heads[head]))
        if (std::count(invariants[head].begin(), invariants[head].end(), candidate.formula) > 0)
          used.push_back(candidate.formula);
    result.statistics["given_used"] = static_cast<double>(used.size());
    return used.empty() ? "none" : abstract::text_of(terms_, used);
  }

  void count(Result& result, const InvariantSearch& search) {
    auto& statistics = result.statistics;
    statistics["loops"] = static_cast<double>(unfolding_.heads.size());
    statistics["facts"] = static_cast<double>(unfolding_.facts.size());
    statistics["families"] = static_cast<double>(unfolding_.families);
    statistics["unfoldings"] = static_cast<double>(unfolding_.rounds);
    statistics["candidates"] = static_cast<double>(search.statistics().candidates);
    statistics["solver_calls"] = static_cast<double>(search.statistics().solver_calls + pruner_.calls());
    statistics["unfold_seconds"] = unfold_seconds_;
    statistics["ground_seconds"] = ground_seconds_;
    statistics["quantified_seconds"] = full_seconds_;
    statistics["horn_seconds"] = horn_seconds_;
    statistics["horn_candidates"] = static_cast<double>(solved_);
    statistics["range_seconds"] = range_seconds_;
    statistics["small_proofs"] = static_cast<double>(small_proofs_);
    statistics["refinements"] = static_cast<double>(refinements_);
    statistics["rounds"] = static_cast<double>(search.statistics().rounds);
  }

  Reason describe(ReasonKind kind, const std::string& what, const ir::Method* method,
                  const ir::Position& position) const {
    return reason_at(problem_.workspace, kind, what, method, position);
  }

  const Problem& problem_;
  std::vector<Result>& results_;
  Manner manner_;
  abstract::Stopwatch watch_;
  double unfold_seconds_ = 0;
  double ground_seconds_ = 0;
  double full_seconds_ = 0;
  double horn_seconds_ = 0;
  double range_seconds_ = 0;
  std::size_t small_proofs_ = 0;
  std::size_t solved_ = 0;  // candidates from Horn clauses
  std::uint64_t refinements_ = 0;
  logic::TermManager terms_;
  Pruner pruner_;
  Unfolding unfolding_;
};

// What unrolling alone decides. Its verdicts are kept when they are final.
std::vector<Result> unroll(const Problem& problem, std::vector<Property> properties, std::uint32_t loops,
                           double seconds) {
  Problem smaller = problem;
  smaller.properties = std::move(properties);
  smaller.on_result = {};
  smaller.limits.loops = loops;
  smaller.limits.seconds = seconds;
  smaller.limits.start = Clock::now();
  auto results = BoundedEngine().run(smaller);
  for (auto& result : results) {
    result.engine = "abstract";
    if (result.verdict == Verdict::Proved || result.verdict == Verdict::Refuted) {
      result.technique = "unrolling";
      continue;
    }
    result.withdraw(result.reasons);
  }
  return results;
}

// What holds when every loop can be followed to its end, or by the given predicates. How many heads there
// are.
std::size_t attempt_in(Manner manner, const char* by, const Problem& problem, std::vector<Result>& results,
                       std::size_t tried = 0) {
  const bool by_given = manner == Manner::GivenEverywhere || manner == Manner::Given;
  auto attempt = results;
  AbstractCheck check(problem, attempt, manner);
  check.run(tried);
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (attempt[i].verdict != Verdict::Proved) continue;
    results[i] = std::move(attempt[i]);
    results[i].technique = by;
    if (by_given && results[i].statistics["given_used"] == 0)
      results[i].technique = "no invariant at all";
  }
  return check.heads();
}

// Longer executions of what could not be proved.
void refute(const Problem& problem, std::vector<Result>& results, std::uint32_t loops, double most) {
  std::vector<Property> open;
  for (const auto& result : results)
    if (result.verdict == Verdict::Undecided) open.push_back(result.property);
  if (open.empty()) return;
  const double left = std::min(most, problem.limits.remaining().value_or(most));
  for (auto& longer : unroll(problem, open, loops, left))
    for (auto& result : results)
      if (result.property == longer.property && longer.verdict != Verdict::Undecided)
        result = longer;
      else if (result.property == longer.property && result.reasons.empty())
        result.reasons = longer.reasons;
}

// A violation is an exception; where the program may catch it, that none leaves main says nothing.
void withdraw_hidden(const Problem& problem, std::vector<Result>& results) {
  for (auto& result : results) {
    if (result.property != Property::User || result.verdict != Verdict::Proved) continue;
    if (!program::may_hide_violations(problem.workspace)) return;
    result.technique.clear();
    result.withdraw(
        {{ReasonKind::Caught, "a handler of the program catches every error and could hide a violation"}});
  }
}

}  // namespace

std::span<const std::string_view> AbstractEngine::parts() {
  static constexpr std::array<std::string_view, 8> names{"unrolling", "templates",  "horn",    "quantifiers",
                                                         "ranges",    "refinement", "batches", "models"};
  return names;
}

bool AbstractEngine::can_cut(const Problem& problem) {
  if (program::is_main(problem.entry)) return true;
  return problem.workspace.contracts().empty() && !problem.user_property &&
         encode::unbounded::can_start_anywhere(problem.entry);
}

std::vector<Result> AbstractEngine::run(const Problem& problem) {
  const auto start = Clock::now();
  const abstract::Stopwatch watch;
  constexpr std::uint32_t few_loops = 3;
  const double few_seconds = std::min(3.0, problem.limits.remaining().value_or(default_seconds) / 5);
  const bool unrolling = !problem.leaves_out("unrolling");
  std::vector<Result> results;
  for (const auto property : problem.properties) results.push_back(unanswered(problem, property, "abstract"));
  const auto is_open = [&] {
    return std::any_of(results.begin(), results.end(),
                       [](const Result& result) { return result.verdict == Verdict::Undecided; });
  };
  const bool is_main = program::is_main(problem.entry);
  // What the user gives is tried first.
  if (is_main && problem.predicates && !problem.predicates->empty()) {
    const auto cut = attempt_in(Manner::GivenEverywhere, "given predicates", problem, results);
    if (is_open()) attempt_in(Manner::Given, "given predicates", problem, results, cut);
  }
  if (unrolling && is_main && is_open()) attempt_in(Manner::Followed, "unrolling", problem, results);
  if (unrolling) refute(problem, results, std::min(few_loops, problem.limits.loops), few_seconds);
  // A small program whose bound was reached soon: a larger one may be complete.
  if (unrolling && is_open() && watch.processor() < 1)
    refute(problem, results, problem.limits.loops, few_seconds);
  if (is_open() && can_cut(problem)) AbstractCheck(problem, results, Manner::Cut).run();
  if (unrolling) refute(problem, results, problem.limits.loops, default_seconds / 3);
  for (auto& result : results) {
    if (result.verdict != Verdict::Undecided) continue;
    if (!can_cut(problem)) {
      if (result.reasons.empty()) result.reasons = {{ReasonKind::OtherEngine}};
      auto& first = result.reasons.front();
      first.text =
          "this engine proves whole programs, from main, and static methods of numbers and arrays; unrolling "
          "was not complete: " +
          first.matter();
    }
  }
  withdraw_hidden(problem, results);
  const double share = seconds_since(start) / static_cast<double>(results.size());
  for (auto& result : results) {
    result.seconds = share;
    result.statistics["processor_seconds"] = watch.processor();
  }
  return results;
}

}  // namespace jury::engine
