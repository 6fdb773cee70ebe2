#include "engine/abstract/boolean/decisions.h"

#include <algorithm>

#include "encode/unbounded/family.h"
#include "logic/term_map.h"
#include "logic/traversal.h"
#include "spec/predicates/printer.h"
#include "spec/predicates/updates.h"
#include "support/diagnostics.h"

namespace jury::engine::abstract {

using logic::Term;
using TermKind = logic::Kind;

namespace {

constexpr std::uint64_t questions_of_one_solver = 200;

void each_subterm(Term term, const std::function<void(Term)>& visit) {
  logic::TermMap<bool> seen;
  logic::visit_postorder(
      term, [&](Term each) { return seen.find(each) != nullptr; },
      [&](Term each) {
        seen.insert(each, true);
        visit(each);
      });
}

bool contains(Term term, Term part) {
  bool found = false;
  each_subterm(term, [&](Term each) { found = found || each == part; });
  return found;
}

std::string component_of(Term constant) {
  if (constant.kind() != TermKind::constant) return {};
  const auto& name = constant.function().name().text();
  return name.starts_with("s:") ? name.substr(2) : std::string();
}

// The heap components a formula reads.
bool is_heap_component(const std::string& name) {
  return !name.empty() && name.find('#') == std::string::npos && !name.starts_with("return ");
}

}  // namespace

void Decisions::add(const std::vector<program::ResolvedPredicate>& given) {
  auto& program = workspace_.program();
  for (const auto& each : given) {
    if (each.method || !each.cls) {
      add(each, each.method);
      continue;
    }
    for (const auto& name : workspace_.user_classes())
      if (program.is_subclass(name, each.cls->name))
        for (const auto& method : program.get_class(name).methods)
          if (!method.is_static() && program.body(method)) add(each, &method);
  }
}

void Decisions::add(const program::ResolvedPredicate& given, const ir::Method* method) {
  AbstractPredicate predicate;
  predicate.text = spec::predicates::to_text(*given.predicate.formula);
  predicate.method = method;
  predicate.body = method ? workspace_.program().body(*method) : nullptr;
  predicate.formula = spec::predicates::without_updates(*given.predicate.formula);
  predicate.lines = given.predicate.lines;
  if (method)
    for (const auto& local : predicate.body->locals)
      kinds_[PredicateState::local_name(*method, local)] = local.type.kind;
  PredicateState before(terms_);
  try {
    predicate.before = formula_term(*predicate.formula, before, method, predicate.body);
  } catch (const Unsupported& problem) {
    notes_.push_back("the predicate " + predicate.text + " is left out: " + problem.what());
    return;
  }
  predicate.accesses = accesses_of(predicate.before);
  predicates_.push_back(std::move(predicate));
}

void Decisions::add_alias(const std::string& parameter, const std::string& variable,
                          const ir::Method& callee) {
  for (const auto& known : predicates_)
    if (known.aliases == std::pair(parameter, variable)) return;
  AbstractPredicate predicate;
  predicate.text = parameter + " = " + variable;
  predicate.method = &callee;
  predicate.body = workspace_.program().body(callee);
  predicate.aliases = {parameter, variable};
  PredicateState before(terms_);
  predicate.before = terms_.equal(before.get(parameter), before.get(variable));
  predicate.accesses = accesses_of(predicate.before);
  predicates_.push_back(std::move(predicate));
  relevant_.clear();
}

void Decisions::add_aliases(StepMaker& steps, const ir::Method& entry) {
  auto& program = workspace_.program();
  std::vector<const ir::Method*> methods{&entry};
  for (std::size_t next = 0; next < methods.size(); ++next) {
    const auto& method = *methods[next];
    for (ir::BlockId id = 0; id < program.body(method)->blocks.size(); ++id)
      for (const auto& step : steps.block(method, id).steps)
        for (const auto* callee : step.callees) {
          if (std::find(methods.begin(), methods.end(), callee) == methods.end()) methods.push_back(callee);
          const auto& body = *program.body(*callee);
          for (std::size_t i = 0; i < step.arguments.size() && i < body.parameter_count; ++i) {
            const auto variable = component_of(step.arguments[i]);
            if (body.locals[i].type.is_reference() && variable.find('#') != std::string::npos)
              add_alias(PredicateState::local_name(*callee, body.locals[i]), variable, *callee);
          }
        }
  }
}

// Variables and what is read through them; the arrays that everything is kept in are not shared by that
// alone.
std::set<Term> Decisions::accesses_of(Term formula) const {
  std::set<Term> result;
  each_subterm(formula, [&](Term each) {
    const auto name = component_of(each);
    if (each.kind() == TermKind::select && !each.has_variable() && !each.sort().is_array())
      result.insert(each);
    if (!name.empty() && !each.sort().is_array()) result.insert(each);
  });
  return result;
}

Term Decisions::after(const Step& step, std::size_t number) {
  auto& kept = after_[{&step, number}];
  if (kept) return kept;
  const auto& predicate = predicates_[number];
  PredicateState state(terms_);
  if (step.forgets_heap)
    each_subterm(predicate.before, [&](Term each) {
      const auto name = component_of(each);
      if (is_heap_component(name)) state.set(name, terms_.fresh_constant("forgotten", each.sort()));
    });
  for (const auto& [name, value] : step.changes) state.set(name, value);
  if (!predicate.formula)
    return kept = terms_.equal(state.get(predicate.aliases.first), state.get(predicate.aliases.second));
  return kept = formula_term(*predicate.formula, state, predicate.method, predicate.body);
}

std::vector<std::size_t> Decisions::relevant(Term formula) {
  const auto known = relevant_.find(formula);
  if (known != relevant_.end()) return known->second;
  auto reached = accesses_of(formula);
  std::vector<bool> taken(predicates_.size(), false);
  for (bool grown = true; grown;) {
    grown = false;
    for (std::size_t i = 0; i < predicates_.size(); ++i) {
      const auto& accesses = predicates_[i].accesses;
      const auto shares = [&](Term access) { return reached.contains(access); };
      if (taken[i] || std::none_of(accesses.begin(), accesses.end(), shares)) continue;
      taken[i] = grown = true;
      reached.insert(accesses.begin(), accesses.end());
    }
  }
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < taken.size(); ++i)
    if (taken[i]) result.push_back(i);
  return relevant_[formula] = std::move(result);
}

// What holds in every state of a Java program, about the terms of a formula.
void Decisions::auxiliary(Term formula, const std::vector<Term>& fresh, std::vector<Term>& result) {
  PredicateState state(terms_);
  const auto in_range = [&](ir::Kind kind, Term term) {
    const auto [low, high] = encode::unbounded::range_of(kind);
    result.push_back(terms_.make(TermKind::int_less_equal, {terms_.integer(low), term}));
    result.push_back(terms_.make(TermKind::int_less_equal, {term, terms_.integer(high)}));
  };
  each_subterm(formula, [&](Term each) {
    if (each.has_variable() || !(each.sort() == terms_.integer_sort())) return;
    const auto name = component_of(each);
    const auto kind = kinds_.find(name);
    const bool number = kind != kinds_.end() && kind->second != ir::Kind::Reference &&
                        kind->second != ir::Kind::Float && kind->second != ir::Kind::Double;
    if (number) in_range(kind->second == ir::Kind::Long ? ir::Kind::Long : ir::Kind::Int, each);
    if (kind != kinds_.end() && !number) result.push_back(terms_.distinct(each, state.bottom()));
    const bool reads = each.kind() == TermKind::select;
    const auto array = reads ? component_of(each[0]) : std::string();
    if (array == "arrlen" || array == "msz") in_range(ir::Kind::Int, each);
    if (array == "arrlen" || array == "msz")
      result.push_back(terms_.make(TermKind::int_less_equal, {state.integer(0), each}));
    if (array.starts_with("field ")) result.push_back(terms_.distinct(each, state.bottom()));
    for (const auto object : fresh)
      if ((reads || !name.empty()) && !number && !contains(each, object))
        result.push_back(terms_.distinct(object, each));
  });
  for (const auto object : fresh) {
    result.push_back(terms_.distinct(object, state.null()));
    result.push_back(terms_.distinct(object, state.bottom()));
  }
}

solver::SmtSolver& Decisions::solver() {
  if (!solver_ || ++questions_ % questions_of_one_solver == 0) {
    solver::SmtOptions options;
    options.model_based_instantiation = false;
    options.check_models = false;
    solver_ = solver::make_solver(solver::SolverKind::z3, terms_, options);
  }
  return *solver_;
}

bool Decisions::follows(Term goal, const std::vector<std::pair<std::size_t, bool>>& literals,
                        const Question& question) {
  static const std::vector<Term> nothing;
  std::vector<Term> assumptions{terms_.negation(goal)};
  for (const auto& [number, holds] : literals)
    assumptions.push_back(holds ? predicates_[number].before : terms_.negation(predicates_[number].before));
  if (question.facts) assumptions.insert(assumptions.end(), question.facts->begin(), question.facts->end());
  const Term whole = terms_.conjunction(assumptions);
  auxiliary(whole, question.fresh ? *question.fresh : nothing, assumptions);
  ++statistics_.solver_calls;
  auto& used = solver();
  used.push();
  for (const auto assumption : assumptions) used.add(assumption);
  const auto answer = used.check({}, solver::Seconds(options_.seconds));
  used.pop();
  return answer == solver::Answer::unsatisfiable;
}

Truth Decisions::decide(const Question& question, const std::vector<Truth>& values) {
  if (question.goal.is_true()) return Truth::yes;
  if (question.goal.is_false()) return Truth::no;
  std::vector<std::pair<std::size_t, bool>> literals;
  Term reached = question.goal;
  if (question.facts && !question.facts->empty()) {
    auto parts = *question.facts;
    parts.push_back(question.goal);
    reached = terms_.conjunction(parts);
  }
  for (const auto number : relevant(reached))
    if (values[number] != Truth::unknown) literals.emplace_back(number, values[number] == Truth::yes);
  const Key key{question.step, question.number, literals};
  if (options_.caching) {
    const auto known = cache_.find(key);
    if (known != cache_.end()) {
      ++statistics_.cached;
      return known->second;
    }
  }
  Truth result = Truth::unknown;
  if (follows(question.goal, literals, question))
    result = Truth::yes;
  else if (follows(terms_.negation(question.goal), literals, question))
    result = Truth::no;
  if (options_.caching) cache_[key] = result;
  return result;
}

}  // namespace jury::engine::abstract
