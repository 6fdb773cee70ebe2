#include "engine/abstract/invariant_search.h"

#include <algorithm>
#include <unordered_set>

#include "encode/unbounded/patterns.h"
#include "logic/evaluator.h"
#include "logic/substitution.h"
#include "support/diagnostics.h"

namespace jury::engine::abstract {

using encode::unbounded::Head;
using logic::Term;
using solver::Answer;

namespace {

constexpr std::uint64_t queries_between_resets = 400;  // incremental solvers slow down

}  // namespace

InvariantSearch::InvariantSearch(logic::TermManager& terms, const encode::unbounded::Unfolding& unfolding,
                                 SearchOptions options)
    : terms_(terms), unfolding_(unfolding), options_(std::move(options)) {
  for (std::size_t use = 0; use < unfolding_.uses.size(); ++use)
    use_switches_.push_back(terms_.fresh_constant("met", terms_.boolean_sort()));
}

void InvariantSearch::add(std::size_t head, const std::vector<Candidate>& candidates) {
  const auto& there = unfolding_.heads[head];
  std::vector<std::unique_ptr<logic::Substitution>> edges;
  for (const auto& edge : there.edges)
    edges.push_back(std::make_unique<logic::Substitution>(terms_, there.constants, edge.values));
  for (const auto& candidate : candidates) {
    Tracked tracked{head,
                    candidate.formula,
                    terms_.fresh_constant("on", terms_.boolean_sort()),
                    {},
                    candidate.formula.is_ground(),
                    candidate.retried};
    tracked.waiting = !tracked.ground;
    for (auto& edge : edges)
      tracked.at_edge.push_back(edge->apply(encode::unbounded::without_patterns(terms_, candidate.formula)));
    if (tracked.at_edge[0].is_false()) continue;
    tracked_.push_back(std::move(tracked));
    ++statistics_.candidates;
  }
}

solver::SmtSolver& InvariantSearch::solver(Stage stage) {
  const bool ground = stage == Stage::Ground;
  auto& owner = solvers_[static_cast<std::size_t>(stage)];
  auto& known = known_[static_cast<std::size_t>(stage)];
  if (owner && !ground && ++queries_ % queries_between_resets == 0) owner.reset();
  if (!owner) {
    solver::SmtOptions settings;
    settings.model_based_instantiation = false;
    settings.check_models = false;
    owner = make_solver(solver::SolverKind::z3, terms_, settings);
    for (const auto fact : unfolding_.facts)
      if (!ground || fact.is_ground()) owner->add(fact);
    known = 0;
  }
  for (; known < tracked_.size(); ++known) {
    const auto& candidate = tracked_[known];
    if (!candidate.alive || (ground && !candidate.ground)) continue;
    assume(*owner, stage, candidate);
  }
  return *owner;
}

// Wherever the head is used.
void InvariantSearch::assume(solver::SmtSolver& owner, Stage stage, const Tracked& candidate) {
  const auto& constants = unfolding_.heads[candidate.head].constants;
  const bool always = stage == Stage::Full && candidate.settled;
  for (std::size_t i = 0; i < unfolding_.uses.size(); ++i) {
    const auto& use = unfolding_.uses[i];
    if (use.head != candidate.head) continue;
    Term formula = candidate.formula;
    if (use.values != constants) {
      // Triggers serve where the constants stand for themselves.
      const bool plain = std::all_of(use.values.begin(), use.values.end(),
                                     [](Term value) { return value.kind() == logic::Kind::constant; });
      formula =
          logic::substitute(terms_, plain ? formula : encode::unbounded::without_patterns(terms_, formula),
                            constants, use.values);
    }
    std::vector<Term> premise{use_switches_[i], use.condition};
    if (!always) premise.push_back(candidate.enabled);
    owner.add(terms_.implies(terms_.conjunction(premise), formula));
  }
}

std::vector<Term> InvariantSearch::switches(Stage stage, std::size_t uses) const {
  std::vector<Term> result(use_switches_.begin(), use_switches_.begin() + static_cast<std::ptrdiff_t>(uses));
  for (const auto& candidate : tracked_)
    if (candidate.alive && !candidate.waiting &&
        (stage == Stage::Tracked || (stage == Stage::Full ? !candidate.settled : candidate.ground)))
      result.push_back(candidate.enabled);
  return result;
}

Answer InvariantSearch::ask(Stage stage, Term query, std::size_t uses, double seconds, unsigned work) {
  if (query.is_false()) {
    core_.clear();
    return Answer::unsatisfiable;
  }
  auto& there = solver(stage);
  ++statistics_.solver_calls;
  there.push();
  there.add(query);
  const auto on = switches(stage, uses);
  there.limit_work(work);
  const auto answer = there.check(on, solver::Seconds(watch_.wall_for(seconds)));
  core_.clear();
  if (answer == Answer::unsatisfiable) core_ = there.core();
  last_ = &there;
  if (answer != Answer::satisfiable) there.pop();
  return answer;
}

bool InvariantSearch::settle_ground() {
  for (bool changed = true; changed;) {
    changed = false;
    ++statistics_.rounds;
    for (std::size_t head = 0; head < unfolding_.heads.size(); ++head)
      for (std::size_t edge = 0; edge < unfolding_.heads[head].edges.size(); ++edge)
        while (refute_by_model(head, edge)) {
          changed = true;
          if (options_.out_of_time()) return false;
        }
  }
  for (auto& candidate : tracked_) {
    if (!candidate.ground || candidate.settled) continue;
    candidate.settled = candidate.alive;
    // Perhaps the quantified facts keep it.
    candidate.second_chance = !candidate.alive && candidate.retried;
  }
  drop_implied();
  forget(Stage::Tracked);
  forget(Stage::Full);
  return true;
}

// An equality implies both inequalities: they need not be carried along.
void InvariantSearch::drop_implied() {
  std::unordered_set<Term> implied;
  for (const auto& candidate : tracked_) {
    if (!candidate.settled || !candidate.alive || candidate.formula.kind() != logic::Kind::equal) continue;
    const Term a = candidate.formula[0];
    const Term b = candidate.formula[1];
    if (!a.sort().is_integer()) continue;
    implied.insert(terms_.make(logic::Kind::int_less_equal, {a, b}));
    implied.insert(terms_.make(logic::Kind::int_less_equal, {b, a}));
  }
  for (auto& candidate : tracked_)
    if (candidate.settled && implied.count(candidate.formula) > 0)
      candidate.alive = candidate.settled = false;
}

// Looks for a state on the edge in which a candidate does not hold; drops those that do not.
bool InvariantSearch::refute_by_model(std::size_t head, std::size_t edge) {
  std::vector<Term> claims;
  for (const auto& candidate : tracked_)
    if (candidate.alive && candidate.ground && candidate.head == head)
      claims.push_back(candidate.at_edge[edge]);
  const Term query = terms_.conjunction(unfolding_.heads[head].edges[edge].condition,
                                        terms_.negation(terms_.conjunction(claims)));
  const auto before = unfolding_.heads[head].edges[edge].uses_before;
  const auto answer = ask(Stage::Ground, query, before, 2);
  if (answer == Answer::unsatisfiable) return false;
  bool dropped = false;
  if (answer == Answer::satisfiable && !options_.models) last_->pop();
  if (answer == Answer::satisfiable && options_.models) {
    try {
      logic::Evaluator evaluator(last_->model());
      for (auto& candidate : tracked_) {
        if (!candidate.alive || !candidate.ground || candidate.settled || candidate.head != head) continue;
        const auto holds = evaluator.evaluate_boolean(candidate.at_edge[edge]);
        if (!holds || *holds) continue;
        candidate.alive = false;
        dropped = true;
      }
    } catch (const Unsupported&) {
      // A model that the evaluator rejects: one by one, below.
    }
    last_->pop();
  }
  if (dropped) return true;
  for (auto& candidate : tracked_) {
    if (!candidate.alive || !candidate.ground || candidate.settled || candidate.head != head) continue;
    const Term negated = terms_.conjunction(unfolding_.heads[head].edges[edge].condition,
                                            terms_.negation(candidate.at_edge[edge]));
    const auto alone = ask(Stage::Ground, negated, before, options_.query_seconds);
    if (alone == Answer::satisfiable) last_->pop();
    if (alone == Answer::unsatisfiable) continue;
    candidate.alive = false;
    dropped = true;
  }
  return dropped;
}

bool InvariantSearch::keeps(Stage stage, const Tracked& candidate, std::size_t edge) {
  const auto& there = unfolding_.heads[candidate.head].edges[edge];
  const Term broken = terms_.conjunction(there.condition, terms_.negation(candidate.at_edge[edge]));
  const auto answer =
      ask(stage, broken, there.uses_before, options_.query_seconds, stage == Stage::Full ? work_ : 0);
  if (answer == Answer::satisfiable) last_->pop();
  return answer == Answer::unsatisfiable;
}

// All unsettled candidates of the head at once.
bool InvariantSearch::keeps_all(std::size_t head, std::size_t edge) {
  std::vector<Term> claims;
  for (const auto& candidate : tracked_)
    if (candidate.alive && !candidate.settled && candidate.head == head)
      claims.push_back(candidate.at_edge[edge]);
  const auto& there = unfolding_.heads[head].edges[edge];
  const Term broken = terms_.conjunction(there.condition, terms_.negation(terms_.conjunction(claims)));
  const auto answer = ask(Stage::Full, broken, there.uses_before, options_.query_seconds, work_);
  if (answer == Answer::satisfiable) last_->pop();
  return answer == Answer::unsatisfiable;
}

bool InvariantSearch::drop_broken(std::size_t head, std::size_t edge, bool& changed) {
  if (options_.batches && keeps_all(head, edge)) return true;
  for (auto& candidate : tracked_) {
    if (!candidate.alive || candidate.settled || candidate.head != head) continue;
    if (!keeps(Stage::Full, candidate, edge)) {
      candidate.alive = false;
      candidate.second_chance = work_ != 0;
      changed = true;
    }
    if (options_.out_of_time()) return false;
  }
  return true;
}

bool InvariantSearch::settle_full(Patience patience) {
  work_ = patience == Patience::Little ? options_.little_work : 0;
  for (auto& candidate : tracked_) {
    if (candidate.second_chance) candidate.alive = true;
    candidate.second_chance = false;
    candidate.waiting = false;
  }
  forget(Stage::Full);
  for (bool changed = true; changed;) {
    changed = false;
    ++statistics_.rounds;
    for (std::size_t head = 0; head < unfolding_.heads.size(); ++head)
      for (std::size_t edge = 0; edge < unfolding_.heads[head].edges.size(); ++edge)
        if (!drop_broken(head, edge, changed)) return false;
  }
  for (auto& candidate : tracked_) candidate.settled = candidate.alive;
  forget(Stage::Full);
  forget(Stage::Tracked);
  return true;
}

std::vector<Term> InvariantSearch::dropped(std::size_t head) const {
  std::vector<Term> result;
  for (const auto& candidate : tracked_)
    if (!candidate.alive && candidate.ground && candidate.head == head) result.push_back(candidate.formula);
  return result;
}

void InvariantSearch::mark_core() {
  for (const auto on : core_)
    for (auto& candidate : tracked_)
      if (candidate.enabled == on) candidate.needed = true;
}

bool InvariantSearch::excludes(Term condition, std::size_t uses, bool tracked) {
  const auto answer =
      ask(tracked ? Stage::Tracked : Stage::Full, condition, uses, std::max(2.0, 4 * options_.query_seconds));
  if (answer == Answer::satisfiable) last_->pop();
  if (answer != Answer::unsatisfiable) return false;
  mark_core();
  return true;
}

std::optional<std::vector<std::vector<Term>>> InvariantSearch::needed() {
  std::vector<bool> done(tracked_.size());
  for (bool more = true; more;) {
    more = false;
    for (std::size_t i = 0; i < tracked_.size(); ++i) {
      if (!tracked_[i].needed || done[i]) continue;
      done[i] = more = true;
      for (std::size_t edge = 0; edge < tracked_[i].at_edge.size(); ++edge) {
        if (!keeps(Stage::Tracked, tracked_[i], edge)) return std::nullopt;
        mark_core();
      }
    }
  }
  std::vector<std::vector<Term>> result(unfolding_.heads.size());
  for (const auto& candidate : tracked_)
    if (candidate.needed) result[candidate.head].push_back(candidate.formula);
  return result;
}

std::vector<std::vector<Term>> InvariantSearch::all() const {
  std::vector<std::vector<Term>> result(unfolding_.heads.size());
  for (const auto& candidate : tracked_)
    if (candidate.alive && !candidate.waiting) result[candidate.head].push_back(candidate.formula);
  return result;
}

}  // namespace jury::engine::abstract
