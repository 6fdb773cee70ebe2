#include "engine/pdr/search.h"

#include <algorithm>
#include <ctime>
#include <set>

#include "support/diagnostics.h"

namespace jury::engine::pdr {

using encode::epr::Literal;
using encode::epr::Name;
using encode::epr::ProcedureId;
using solver::Answer;

namespace {

struct OutOfTime {};

// The level of a lemma that holds in every frame.
constexpr std::uint32_t every_level = UINT32_MAX;

struct Lemma {
  Clause clause;
  std::uint32_t level = 0;
  Term activation;
  bool dead = false;  // subsumed by another
};

// What a transition calls.
struct Use {
  ProcedureId callee;
  std::uint32_t line;
  std::size_t reached;
};

struct Reached {
  std::uint32_t level;
  Structure structure;
  std::vector<Use> uses;
  std::optional<encode::epr::Site> site;
};

// The other order tries relations without tuples first.
solver::SatOptions preferences(Order order) {
  solver::SatOptions options;
  if (order == Order::Other) options.extra = {{"phase", 0}};
  return options;
}

// What belongs to one procedure: its solver, its lemmas and the transitions known to be reachable.
struct Unit {
  Unit(logic::TermManager& terms, const Transitions& transitions, Order order)
      : solver(terms, transitions.symbols, preferences(order)) {}
  GroundSolver solver;
  std::vector<Lemma> lemmas;
  std::vector<Reached> reached;
  std::vector<Term> skolems[2];
  Term no_call;
  bool recursive = false;  // calls itself
};

// The number of a transition that shows a query to be reachable; none: it is blocked.
using Outcome = std::optional<std::size_t>;

class Search {
 public:
  Search(logic::TermManager& terms, const Transitions& transitions, const SearchLimits& limits)
      : terms_(terms),
        transitions_(transitions),
        limits_(limits),
        start_(std::chrono::steady_clock::now()),
        processor_start_(processor_seconds()) {
    for (ProcedureId p = 0; p < transitions.procedures.size(); ++p) units_.push_back(make_unit(p));
  }

  SearchResult run(const std::vector<std::vector<Clause>>& offered) {
    SearchResult result;
    try {
      take_over(offered);
      result.end = iterate(result);
    } catch (const OutOfTime&) {
      result.reason = {ReasonKind::Time,
                       "the time limit of the search was reached at frame " + std::to_string(top_)};
    }
    count(result.statistics);
    return result;
  }

 private:
  const Procedure& procedure(ProcedureId p) const { return transitions_.procedures[p]; }

  std::unique_ptr<Unit> make_unit(ProcedureId p) {
    auto unit = std::make_unique<Unit>(terms_, transitions_, limits_.order);
    const auto& body = procedure(p);
    unit->no_call = terms_.fresh_constant("no_call", terms_.boolean_sort());
    for (const auto& formula : body.body) unit->solver.add(formula);
    for (const auto& call : body.calls) {
      unit->solver.add(terms_.implies(unit->no_call, terms_.negation(call.guard)));
      for (const Term input : call.context.inputs) unit->solver.mention(input);
      if (call.context.result) unit->solver.mention(call.context.result);
      for (const auto& relation : call.context.before) unit->solver.mention(relation.body);
      if (call.callee == p) unit->recursive = true;
    }
    for (const Term input : body.context.inputs) unit->solver.mention(input);
    if (body.context.result) unit->solver.mention(body.context.result);
    return unit;
  }

  double seconds_left() const {
    if (limits_.processor_time) return limits_.seconds - (processor_seconds() - processor_start_);
    const std::chrono::duration<double> used = std::chrono::steady_clock::now() - start_;
    return limits_.seconds - used.count();
  }
  static double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
  // A solver looks at the wall clock.
  solver::Seconds patience() const {
    constexpr double busy = 20;
    return solver::Seconds(std::max(0.001, seconds_left() * (limits_.processor_time ? busy : 1)));
  }

  // Those of the offered clauses that imply each other hold in every frame: all are assumed at the calls, and
  // those that do not follow then are dropped until the rest stands. A root that is safe whatever its callees
  // do needs none.
  void take_over(const std::vector<std::vector<Clause>>& offered) {
    const auto is_empty = [](const auto& clauses) { return clauses.empty(); };
    if (std::ranges::all_of(offered, is_empty) || !solve(transitions_.root, every_level, nullptr, nullptr))
      return;
    for (ProcedureId p = 0; p < offered.size(); ++p)
      for (const auto& clause : offered[p])
        units_[p]->lemmas.push_back(
            {clause, every_level, terms_.fresh_constant("offered", terms_.boolean_sort()), false});
    while (drop_offered()) {
    }
    for (const auto& unit : units_)
      taken_over_ += static_cast<std::uint64_t>(std::ranges::count(unit->lemmas, false, &Lemma::dead));
  }

  // Whether some did not follow from the others.
  bool drop_offered() {
    bool dropped = false;
    for (ProcedureId p = 0; p < units_.size(); ++p)
      for (auto& lemma : units_[p]->lemmas)
        if (!lemma.dead && solve(p, every_level, &lemma.clause, nullptr)) lemma.dead = dropped = true;
    return dropped;
  }

  SearchEnd iterate(SearchResult& result) {
    for (top_ = 1; top_ <= limits_.frames; ++top_) {
      if (const auto uses = block_root()) {
        tell(result.trace, *uses);
        return SearchEnd::AbstractCounterexample;
      }
      push_all();
      if (const auto fixed = fixpoint()) {
        collect(result, *fixed);
        return SearchEnd::Safe;
      }
    }
    result.reason = {ReasonKind::Work, "no fixpoint within " + std::to_string(limits_.frames) + " frames"};
    return SearchEnd::Limit;
  }

  // Strengthens the top frame until the root is safe with it.
  std::optional<std::vector<Use>> block_root() {
    while (true) {
      if (!solve(transitions_.root, top_, nullptr, nullptr)) return std::nullopt;
      const auto children = children_of(transitions_.root);
      if (auto uses = block_children(children, top_)) return uses;
    }
  }

  struct Child {
    ProcedureId callee;
    std::uint32_t line;
    Structure structure;
  };

  std::vector<Child> children_of(ProcedureId p) {
    auto& solver = units_[p]->solver;
    std::vector<Child> children;
    for (const auto& call : procedure(p).calls)
      if (solver.holds(call.guard))
        children.push_back(
            {call.callee, call.line, tabulate(solver, transitions_, procedure(call.callee), call.context)});
    return children;
  }

  // Reachable when all of them are.
  std::optional<std::vector<Use>> block_children(const std::vector<Child>& children, std::uint32_t level) {
    std::vector<Use> uses;
    for (const auto& child : children) {
      const auto reached = block(child.callee, level, child.structure);
      if (!reached) return std::nullopt;
      uses.push_back({child.callee, child.line, *reached});
    }
    return uses;
  }

  Outcome block(ProcedureId p, std::uint32_t level, const Structure& structure) {
    const auto part = essentials(transitions_, procedure(p), structure);
    const auto whole = everything(structure);
    const auto reached = block(p, level, negated_diagram(transitions_, procedure(p), structure, part));
    if (!reached || (part.elements[0] == whole.elements[0] && part.elements[1] == whole.elements[1]))
      return reached;
    return block(p, level, negated_diagram(transitions_, procedure(p), structure, whole));
  }

  Outcome block(ProcedureId p, std::uint32_t level, const Clause& clause) {
    JURY_CHECK(level > 0, "frame 0 has no transitions");
    auto& unit = *units_[p];
    while (true) {
      for (std::size_t i = 0; i < unit.reached.size(); ++i)
        if (unit.reached[i].level <= level &&
            find_violation(transitions_, procedure(p), unit.reached[i].structure, clause, cache_steps))
          return i;
      if (!solve(p, level - 1, &clause, nullptr)) {
        learn(p, level, core_of(p, clause));
        return std::nullopt;
      }
      auto own = tabulate(unit.solver, transitions_, procedure(p), procedure(p).context);
      const auto children = children_of(p);
      auto site = site_of(p);
      auto uses = block_children(children, level - 1);
      if (!uses) continue;
      unit.reached.push_back({level, std::move(own), std::move(*uses), std::move(site)});
      return unit.reached.size() - 1;
    }
  }

  // Where the transition of the model raises by itself.
  std::optional<encode::epr::Site> site_of(ProcedureId p) {
    for (const auto& site : procedure(p).sites)
      if (units_[p]->solver.holds(site.guard)) return site;
    return std::nullopt;
  }

  void tell(std::vector<TraceStep>& trace, const std::vector<Use>& uses, std::uint32_t depth = 0) const {
    constexpr std::size_t most_steps = 60;
    for (const auto& use : uses) {
      const auto& reached = units_[use.callee]->reached[use.reached];
      if (trace.size() == most_steps) return;
      trace.push_back({use.callee, depth, use.line, reached.site});
      tell(trace, reached.uses, depth + 1);
    }
  }

  // Whether the procedure has a transition that violates the clause, with calls as the frame allows them;
  // `hypothesis` holds at its recursive calls.
  bool solve(ProcedureId p, std::uint32_t frame, const Clause* clause, const Lemma* hypothesis) {
    auto& unit = *units_[p];
    std::vector<Term> assumptions;
    assumptions.push_back(frame == 0 ? unit.no_call : terms_.negation(unit.no_call));
    if (frame > 0) activate(p, frame, hypothesis, assumptions);
    if (clause) negate(p, *clause, assumptions);
    const auto refine = [&] { return frame > 0 && refine_calls(p, frame, hypothesis); };
    const auto answer = unit.solver.solve(assumptions, refine, patience());
    if (answer == Answer::unknown) throw OutOfTime();
    return answer == Answer::satisfiable;
  }

  void activate(ProcedureId p, std::uint32_t frame, const Lemma* hypothesis,
                std::vector<Term>& assumptions) const {
    std::vector<ProcedureId> callees;
    for (const auto& call : procedure(p).calls)
      if (std::ranges::find(callees, call.callee) == callees.end()) callees.push_back(call.callee);
    for (const auto callee : callees)
      for (const auto& lemma : units_[callee]->lemmas)
        if (!lemma.dead && lemma.level >= frame) assumptions.push_back(lemma.activation);
    if (hypothesis) assumptions.push_back(hypothesis->activation);
  }

  // The literals of the clause, all false, with constants for its variables; constants not needed are null.
  void negate(ProcedureId p, const Clause& clause, std::vector<Term>& assumptions) {
    const auto variables = skolems(p, clause);
    for (const auto& literal : clause.literals) assumptions.push_back(cube_literal(p, literal, variables));
    auto& unit = *units_[p];
    for (int sort = 0; sort < 2; ++sort)
      for (const Term skolem : unit.skolems[sort])
        if (std::ranges::find(variables, skolem) == variables.end())
          assumptions.push_back(
              terms_.equal(skolem, sort == 1 ? transitions_.symbols.no_iterator : transitions_.symbols.null));
  }

  Term cube_literal(ProcedureId p, const Literal& literal, const std::vector<Term>& variables) {
    const Term atom =
        encode::epr::instantiate(terms_, transitions_.symbols, literal.atom, procedure(p).context, variables);
    return literal.positive ? terms_.negation(atom) : atom;
  }

  std::vector<Term> skolems(ProcedureId p, const Clause& clause) {
    auto& unit = *units_[p];
    std::size_t next[2] = {0, 0};
    std::vector<Term> variables;
    for (const auto sort : clause.variables) {
      const std::size_t s = sort == Sort::Iterator ? 1 : 0;
      auto& pool = unit.skolems[s];
      if (next[s] == pool.size()) {
        pool.push_back(terms_.fresh_constant(
            s == 1 ? "i" : "x", s == 1 ? transitions_.symbols.iterator : transitions_.symbols.reference));
        unit.solver.mention(pool.back());
      }
      variables.push_back(pool[next[s]++]);
    }
    return variables;
  }

  // Adds instances of the callees' lemmas that the calls of the model violate.
  bool refine_calls(ProcedureId p, std::uint32_t frame, const Lemma* hypothesis) {
    auto& solver = units_[p]->solver;
    bool changed = false;
    std::vector<Term> instances;
    for (const auto& call : procedure(p).calls) {
      if (!solver.holds(call.guard)) continue;
      const auto structure = tabulate(solver, transitions_, procedure(call.callee), call.context);
      for (const auto& lemma : units_[call.callee]->lemmas)
        if (!lemma.dead && lemma.level >= frame) add_violation(solver, call, structure, lemma, instances);
      if (hypothesis && call.callee == p) add_violation(solver, call, structure, *hypothesis, instances);
    }
    for (const Term instance : instances) {
      solver.add(instance);
      changed = true;
    }
    return changed;
  }

  void add_violation(GroundSolver& solver, const encode::epr::Call& call, const Structure& structure,
                     const Lemma& lemma, std::vector<Term>& instances) {
    const auto found = find_violation(transitions_, procedure(call.callee), structure, lemma.clause);
    if (!found) return;
    std::vector<Term> variables;
    for (std::size_t i = 0; i < found->size(); ++i)
      variables.push_back(solver.representative(lemma.clause.variables[i], (*found)[i]));
    const Term instance =
        encode::epr::instantiate(terms_, transitions_.symbols, lemma.clause, call.context, variables);
    const std::vector<Term> parts{terms_.negation(lemma.activation), terms_.negation(call.guard), instance};
    instances.push_back(terms_.disjunction(parts));
  }

  // The literals whose negations are in the unsatisfiable core, with the variables they use.
  Clause core_of(ProcedureId p, const Clause& clause) {
    const auto variables = skolems(p, clause);
    Clause core;
    core.variables = clause.variables;
    for (const auto& literal : clause.literals)
      if (units_[p]->solver.in_core(cube_literal(p, literal, variables))) core.literals.push_back(literal);
    return compact(core);
  }

  static Clause compact(const Clause& clause) {
    std::vector<int> number(clause.variables.size(), -1);
    Clause result;
    result.literals = clause.literals;
    for (auto& literal : result.literals) {
      for (auto& name : literal.atom.arguments) {
        if (name.tag != Name::Tag::Variable) continue;
        if (number[name.index] < 0) {
          number[name.index] = static_cast<int>(result.variables.size());
          result.variables.push_back(clause.variables[name.index]);
        }
        name.index = static_cast<std::uint32_t>(number[name.index]);
      }
    }
    return result;
  }

  void learn(ProcedureId p, std::uint32_t level, Clause clause) {
    clause = generalise(p, level, std::move(clause));
    auto& unit = *units_[p];
    Lemma lemma{std::move(clause), level, terms_.fresh_constant("lemma", terms_.boolean_sort()), false};
    while (lemma.level < top_ && holds_at(p, lemma.level, lemma)) ++lemma.level;
    for (auto& other : unit.lemmas)
      if (!other.dead && other.level <= lemma.level && subsumes(lemma.clause, other.clause))
        other.dead = true;
    unit.lemmas.push_back(std::move(lemma));
    ++learned_;
  }

  // Whether the lemma follows one frame above this one.
  bool holds_at(ProcedureId p, std::uint32_t frame, const Lemma& lemma) {
    return !solve(p, frame, &lemma.clause, units_[p]->recursive ? &lemma : nullptr);
  }

  static Clause without_variable(const Clause& clause, std::size_t variable) {
    Clause result;
    result.variables = clause.variables;
    for (const auto& literal : clause.literals) {
      const bool uses = std::ranges::any_of(literal.atom.arguments, [&](const Name& name) {
        return name.tag == Name::Tag::Variable && name.index == variable;
      });
      if (!uses) result.literals.push_back(literal);
    }
    return compact(result);
  }

  static Clause without_literal(const Clause& clause, std::size_t index) {
    Clause result = clause;
    result.literals.erase(result.literals.begin() + static_cast<std::ptrdiff_t>(index));
    return compact(result);
  }

  // A smaller clause that still follows, or nothing.
  std::optional<Clause> try_clause(ProcedureId p, std::uint32_t level, const Clause& candidate) {
    if (candidate.literals.empty()) return std::nullopt;
    const Lemma lemma{candidate, level, terms_.fresh_constant("candidate", terms_.boolean_sort()), false};
    if (!holds_at(p, level - 1, lemma)) return std::nullopt;
    // The hypothesis was this candidate: a smaller core would need a check of its own.
    return units_[p]->recursive ? candidate : core_of(p, candidate);
  }

  // Drops what is not needed, the last first or, in the other order, the first first.
  Clause generalise(ProcedureId p, std::uint32_t level, Clause clause) {
    clause = drop(p, level, std::move(clause), &Clause::variables, without_variable);
    return drop(p, level, std::move(clause), &Clause::literals, without_literal);
  }

  template <typename Parts, typename Without>
  Clause drop(ProcedureId p, std::uint32_t level, Clause clause, Parts parts, Without without) {
    const std::size_t count = (clause.*parts).size();
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t size = (clause.*parts).size(), kept_before = count - i;
      const std::size_t place =
          limits_.order == Order::Usual ? kept_before - 1 : size - std::min(size, kept_before);
      if (place >= size) continue;
      if (auto smaller = try_clause(p, level, without(clause, place))) clause = std::move(*smaller);
    }
    return clause;
  }

  // Whether every literal of `general` is one of `special`, the variables taken as they are numbered.
  static bool subsumes(const Clause& general, const Clause& special) {
    if (general.literals.size() > special.literals.size() ||
        general.variables.size() > special.variables.size())
      return false;
    return std::ranges::all_of(general.literals, [&](const Literal& literal) {
      return std::ranges::find(special.literals, literal) != special.literals.end();
    });
  }

  void push_all() {
    for (std::uint32_t level = 1; level <= top_; ++level) {
      for (ProcedureId p = 0; p < units_.size(); ++p) {
        for (std::size_t i = 0; i < units_[p]->lemmas.size(); ++i) {
          auto& lemma = units_[p]->lemmas[i];
          if (!lemma.dead && lemma.level == level && holds_at(p, level, lemma)) ++lemma.level;
        }
      }
    }
  }

  // A level at which no lemma stopped: that frame equals the next.
  std::optional<std::uint32_t> fixpoint() const {
    for (std::uint32_t level = 1; level <= top_; ++level) {
      const bool stopped = std::ranges::any_of(units_, [&](const auto& unit) {
        return std::ranges::any_of(unit->lemmas,
                                   [&](const Lemma& lemma) { return !lemma.dead && lemma.level == level; });
      });
      if (!stopped) return level;
    }
    return std::nullopt;
  }

  // The lemmas that stayed, without those that the proof does not need: what the root's core names, what
  // their own cores name, and so on.
  void collect(SearchResult& result, std::uint32_t level) {
    std::vector<std::set<std::size_t>> needed(units_.size());
    std::vector<std::pair<ProcedureId, std::size_t>> work;
    const auto need_core = [&](ProcedureId p) {
      for (const auto& call : procedure(p).calls)
        for (std::size_t i = 0; i < units_[call.callee]->lemmas.size(); ++i)
          if (const auto& lemma = units_[call.callee]->lemmas[i];
              !lemma.dead && lemma.level > level && units_[p]->solver.in_core(lemma.activation) &&
              needed[call.callee].insert(i).second)
            work.emplace_back(call.callee, i);
    };
    JURY_CHECK(!solve(transitions_.root, level, nullptr, nullptr), "the root is safe with the last frame");
    need_core(transitions_.root);
    while (!work.empty()) {
      const auto [p, i] = work.back();
      work.pop_back();
      JURY_CHECK(!solve(p, level, &units_[p]->lemmas[i].clause, nullptr), "the last frame is inductive");
      need_core(p);
    }
    result.summaries.resize(units_.size());
    result.frame.resize(units_.size());
    for (std::size_t p = 0; p < units_.size(); ++p) {
      for (const auto& lemma : units_[p]->lemmas)
        if (!lemma.dead && lemma.level > level) result.frame[p].push_back(lemma.clause);
      for (const auto i : needed[p]) result.summaries[p].push_back(units_[p]->lemmas[i].clause);
    }
  }

  void count(Statistics& statistics) const {
    statistics.frames = top_;
    statistics.lemmas = learned_;
    statistics.taken_over = taken_over_;
    for (const auto& unit : units_) {
      statistics.solver_calls += unit->solver.calls();
      statistics.instantiation_rounds += unit->solver.rounds();
      statistics.reachable += unit->reached.size();
    }
  }

  logic::TermManager& terms_;
  const Transitions& transitions_;
  SearchLimits limits_;
  std::chrono::steady_clock::time_point start_;
  double processor_start_;
  std::vector<std::unique_ptr<Unit>> units_;
  static constexpr std::size_t cache_steps = 20'000;  // a transition that is not recognised is found again
  std::uint32_t top_ = 0;
  std::uint64_t learned_ = 0;
  std::uint64_t taken_over_ = 0;
};

}  // namespace

SearchResult search(logic::TermManager& terms, const Transitions& transitions, const SearchLimits& limits,
                    const std::vector<std::vector<Clause>>& offered) {
  return Search(terms, transitions, limits).run(offered);
}

}  // namespace jury::engine::pdr
