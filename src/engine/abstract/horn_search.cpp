#include "engine/abstract/horn_search.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

#include "engine/abstract/linear_view.h"
#include "logic/substitution.h"
#include "logic/traversal.h"
#include "solver/horn_solver.h"
#include "solver/smt_solver.h"
#include "support/diagnostics.h"

namespace jury::engine::abstract {

namespace {

using encode::unbounded::HeadKind;
using encode::unbounded::Unfolding;
using logic::Kind;
using logic::Term;
using solver::Answer;
using solver::HornAtom;
using TermSet = std::unordered_set<Term>;

constexpr std::size_t most_splits = 3;
constexpr std::size_t most_rules = 200;
constexpr std::size_t most_parameters = 40;
constexpr std::size_t most_invariants = 60;  // of one head, that are told

void add_constants(Term root, TermSet& found) {
  TermSet seen;
  logic::visit_postorder(
      root, [&](Term term) { return seen.count(term) > 0; },
      [&](Term term) {
        seen.insert(term);
        if (term.kind() == Kind::constant) found.insert(term);
      });
}

bool is_plain(Term term) { return term.sort().is_integer() || term.sort().is_boolean(); }

// An edge or a target, for one choice of the heads that were met before it.
struct Rule {
  std::vector<std::size_t> uses;
  std::vector<Term> conditions;
  std::size_t head = 0;
  const std::vector<Term>* values = nullptr;  // nullptr: a query
  TermSet constants;
  TermSet known;  // what holds there, on the way to the last head
};

// The conjuncts of a condition.
std::vector<Term> parts_of(Term condition) {
  if (condition.kind() != Kind::logical_and) return {condition};
  std::vector<Term> result;
  for (const auto child : condition.children())
    for (const auto part : parts_of(child)) result.push_back(part);
  return result;
}

class HornSystem {
 public:
  HornSystem(logic::TermManager& terms, const Unfolding& unfolding)
      : terms_(terms), unfolding_(unfolding), carried_(unfolding.heads.size()), scopes_(carried_.size()) {
    solver::SmtOptions options;
    options.model_based_instantiation = false;
    options.check_models = false;
    solver_ = make_solver(solver::SolverKind::z3, terms_, options);
    for (const auto fact : unfolding_.facts) {
      if (!fact.is_ground()) continue;
      solver_->add(fact);
      facts_.push_back(fact);
    }
  }

  HornResult run(const std::vector<Target>& targets, const std::vector<std::vector<Term>>& known,
                 double seconds) {
    known_ = &known;
    find_bodies();
    for (std::size_t head = 0; head < unfolding_.heads.size(); ++head) {
      find_scope(head);
      for (const auto& edge : unfolding_.heads[head].edges)
        make_rules(edge.condition, edge.uses_before, head, &edge.values);
    }
    for (const auto& target : targets) make_rules(target.condition, target.uses_before, 0, nullptr);
    if (rules_.size() > most_rules) return {};
    carry();
    return solve(seconds);
  }

 private:
  // A recursive method is over after the last use of its exit, which is the one outside.
  void find_bodies() {
    body_before_.resize(unfolding_.uses.size());
    for (std::size_t entry = 0; entry < unfolding_.uses.size(); ++entry) {
      const auto head = unfolding_.uses[entry].head;
      if (unfolding_.heads[head].kind != HeadKind::Entry) continue;
      std::size_t last = entry;
      for (std::size_t use = entry; use < unfolding_.uses.size(); ++use)
        if (unfolding_.uses[use].head == head + 1) last = use;
      if (last != entry) body_before_[last] = entry;
    }
  }

  // What is there when control comes to the head.
  void find_scope(std::size_t head) {
    const auto& there = unfolding_.heads[head];
    auto& scope = scopes_[head];
    for (const auto& component : there.components) add_constants(component.term, scope);
    if (there.kind == HeadKind::Exit) {
      scope = scopes_[head - 1];
    } else {
      add_constants(there.edges[0].condition, scope);
      for (const auto value : there.edges[0].values) add_constants(value, scope);
    }
    for (const auto constant : there.constants) scope.erase(constant);
  }

  Answer ask(Term first, Term second) { return solver_->check({first, second}, solver::Seconds(0.1)); }

  void make_rules(Term condition, std::size_t uses_before, std::size_t head,
                  const std::vector<Term>* values) {
    if (condition.is_false()) return;
    Rule rule;
    rule.head = head;
    rule.values = values;
    rule.conditions.push_back(condition);
    collect(rule, uses_before, 0);
  }

  // Goes back through the uses before a place.
  void collect(Rule rule, std::size_t use, std::size_t splits) {
    while (use > 0 && rules_.size() <= most_rules) {
      const auto& there = unfolding_.uses[--use];
      const bool exit = unfolding_.heads[there.head].kind == HeadKind::Exit;
      const Term here = terms_.conjunction(rule.conditions);
      if (ask(here, there.condition) == Answer::unsatisfiable) continue;
      if (ask(here, terms_.negation(there.condition)) == Answer::unsatisfiable) {
        rule.uses.push_back(use);
        if (!exit) return finish(std::move(rule));
        if (body_before_[use]) use = *body_before_[use];
        continue;
      }
      if (splits >= most_splits) continue;
      Rule other = rule;
      other.conditions.push_back(terms_.negation(there.condition));
      collect(std::move(other), use, splits + 1);
      rule.conditions.push_back(there.condition);
      rule.uses.push_back(use);
      if (!exit) return finish(std::move(rule));
      if (body_before_[use]) use = *body_before_[use];
      ++splits;
    }
    finish(std::move(rule));
  }

  void finish(Rule rule) {
    drop_known(rule);
    for (const auto condition : rule.conditions) add_constants(condition, rule.constants);
    for (const auto use : rule.uses)
      for (const auto value : unfolding_.uses[use].values) add_constants(value, rule.constants);
    if (rule.values)
      for (const auto value : *rule.values) add_constants(value, rule.constants);
    rules_.push_back(std::move(rule));
  }

  // The way to the head is told by its relation.
  void drop_known(Rule& rule) {
    TermSet known;
    for (const auto use : rule.uses)
      if (unfolding_.heads[unfolding_.uses[use].head].kind != HeadKind::Exit)
        for (const auto part : parts_of(unfolding_.uses[use].condition)) known.insert(part);
    std::vector<Term> rest;
    for (const auto condition : rule.conditions)
      for (const auto part : parts_of(condition))
        if (known.count(part) == 0) rest.push_back(given(part, known));
    for (const auto part : rest) known.insert(part);
    rule.conditions = std::move(rest);
    rule.known = std::move(known);
  }

  // Which constants of its scope a head carries along: those that rules after it mention. The two heads of a
  // recursive method carry the same ones.
  void carry() {
    for (bool grown = true; grown;) {
      grown = false;
      const auto take = [&](std::size_t head, Term constant) {
        if (is_plain(constant) && scopes_[head].count(constant) > 0)
          grown = carried_[head].insert(constant).second || grown;
      };
      for (const auto& rule : rules_)
        for (const auto use : rule.uses) {
          const auto head = unfolding_.uses[use].head;
          for (const auto constant : rule.constants) take(head, constant);
          if (rule.values)
            for (const auto constant : TermSet(carried_[rule.head])) take(head, constant);
        }
      for (std::size_t head = 1; head < carried_.size(); ++head) {
        if (unfolding_.heads[head].kind != HeadKind::Exit) continue;
        for (const auto constant : TermSet(carried_[head])) take(head - 1, constant);
        for (const auto constant : TermSet(carried_[head - 1])) take(head, constant);
      }
    }
  }

  std::vector<Term> ordered(std::size_t head) const {
    std::vector<Term> result(carried_[head].begin(), carried_[head].end());
    std::sort(result.begin(), result.end(), [](Term a, Term b) { return a.id() < b.id(); });
    return result;
  }

  HornAtom atom(LinearView& view, std::size_t head, const std::vector<Term>& values) {
    HornAtom result{head, {}};
    const auto& constants = unfolding_.heads[head].constants;
    for (std::size_t i = 0; i < constants.size(); ++i)
      if (is_plain(constants[i])) result.arguments.push_back(view.of(values[i]));
    for (const auto constant : ordered(head)) result.arguments.push_back(constant);
    return result;
  }

  HornResult solve(double seconds) {
    solver::HornSolver horn(terms_);
    for (std::size_t head = 0; head < unfolding_.heads.size(); ++head) {
      std::vector<Term> parameters;
      for (const auto constant : unfolding_.heads[head].constants)
        if (is_plain(constant)) parameters.push_back(constant);
      for (const auto constant : ordered(head)) parameters.push_back(constant);
      if (parameters.size() > most_parameters) return {};
      horn.add_relation(std::move(parameters));
    }
    for (auto& rule : rules_) state(horn, rule);
    HornResult result;
    result.answer = horn.solve(solver::Seconds(seconds));
    result.candidates.resize(unfolding_.heads.size());
    if (result.answer != Answer::unsatisfiable) return result;
    for (std::size_t head = 0; head < unfolding_.heads.size(); ++head)
      if (const auto found = horn.interpretation(head)) split(*found, result.candidates[head]);
    return result;
  }

  void state(solver::HornSolver& horn, Rule& rule) {
    LinearView view(terms_);
    std::vector<HornAtom> body;
    for (const auto use : rule.uses)
      body.push_back(atom(view, unfolding_.uses[use].head, unfolding_.uses[use].values));
    std::vector<Term> constraints;
    for (const auto condition : rule.conditions) constraints.push_back(view.of(condition));
    add_invariants(view, rule, constraints);
    auto known = rule.constants;
    for (const auto use : rule.uses)
      for (const auto constant : carried_[unfolding_.uses[use].head]) known.insert(constant);
    for (const auto fact : facts_) {
      const Term here = given(fact, rule.known);
      TermSet constants;
      add_constants(here, constants);
      if (std::all_of(constants.begin(), constants.end(), [&](Term c) { return known.count(c) > 0; }))
        constraints.push_back(view.of(here));
    }
    std::optional<HornAtom> head;
    if (rule.values) head = atom(view, rule.head, *rule.values);
    constraints.push_back(view.conditions());
    const Term constraint = terms_.conjunction(constraints);
    if (constraint.is_false()) return;
    if (head)
      horn.add_rule(body, constraint, *head);
    else
      horn.add_query(body, constraint);
  }

  // What is known already, of the heads that the rule has met; so far as it speaks of what the rule speaks
  // of.
  void add_invariants(LinearView& view, const Rule& rule, std::vector<Term>& constraints) {
    for (const auto use : rule.uses) {
      const auto& there = unfolding_.uses[use];
      const auto& head = unfolding_.heads[there.head];
      logic::Substitution at_use(terms_, head.constants, there.values);
      std::size_t count = 0;
      for (const auto invariant : (*known_)[there.head]) {
        if (!invariant.is_ground() || ++count > most_invariants) continue;
        const Term here = at_use.apply(invariant);
        TermSet constants;
        add_constants(here, constants);
        if (std::all_of(constants.begin(), constants.end(), [&](Term c) {
              return rule.constants.count(c) > 0 || carried_[there.head].count(c) > 0;
            }))
          constraints.push_back(view.of(here));
      }
    }
  }

  // A fact without those of its premises that hold: a disjunction of their negations and the rest.
  Term given(Term fact, const TermSet& known) {
    if (fact.kind() != Kind::logical_or) return fact;
    std::vector<Term> rest;
    for (const auto child : fact.children())
      if (!holds(terms_.negation(child), known)) rest.push_back(child);
    return terms_.disjunction(rest);
  }

  static bool holds(Term condition, const TermSet& known) {
    const auto parts = parts_of(condition);
    return std::all_of(parts.begin(), parts.end(), [&](Term part) { return known.count(part) > 0; });
  }

  static void split(Term formula, std::vector<Candidate>& parts) {
    if (formula.kind() == Kind::logical_and) {
      for (const auto child : formula.children()) split(child, parts);
    } else if (!formula.is_value()) {
      parts.push_back({formula, true});
    }
  }

  logic::TermManager& terms_;
  const Unfolding& unfolding_;
  const std::vector<std::vector<Term>>* known_ = nullptr;  // invariants, by head
  std::vector<TermSet> carried_;                           // by head
  std::vector<TermSet> scopes_;                            // by head
  std::vector<Rule> rules_;
  std::vector<Term> facts_;
  std::vector<std::optional<std::size_t>> body_before_;  // by use: where the body that it ends began
  std::unique_ptr<solver::SmtSolver> solver_;
};

}  // namespace

HornResult solve_horn(logic::TermManager& terms, const Unfolding& unfolding,
                      const std::vector<Target>& targets, const std::vector<std::vector<Term>>& known,
                      double seconds) {
  return HornSystem(terms, unfolding).run(targets, known, seconds);
}

}  // namespace jury::engine::abstract
