#include "engine/pdr/ground_solver.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "logic/substitution.h"
#include "support/diagnostics.h"

namespace jury::engine::pdr {

using encode::epr::Universal;
using logic::Kind;
using solver::Answer;

namespace {

// The kinds of formulas that occur here; the term rewriter turns the other connectives into these.
enum class Shape : std::uint8_t { Value, Atom, Not, And, Or, Xor, Choice, Application, Equal };

constexpr std::array shape_table{
    std::pair{Kind::boolean_value, Shape::Value}, std::pair{Kind::constant, Shape::Atom},
    std::pair{Kind::logical_not, Shape::Not},     std::pair{Kind::logical_and, Shape::And},
    std::pair{Kind::logical_or, Shape::Or},       std::pair{Kind::logical_xor, Shape::Xor},
    std::pair{Kind::if_then_else, Shape::Choice}, std::pair{Kind::apply, Shape::Application},
    std::pair{Kind::equal, Shape::Equal}};
static_assert(shape_table.size() == static_cast<std::size_t>(Shape::Equal) + 1);

Shape shape_of(Term formula) {
  for (const auto& [kind, shape] : shape_table)
    if (kind == formula.kind()) return shape;
  JURY_CHECK(false, "a formula outside the ground fragment");
}

}  // namespace

int GroundSolver::new_variable() { return variables_ = sat_.new_variable(); }

GroundSolver::GroundSolver(logic::TermManager& terms, const encode::epr::Symbols& symbols)
    : terms_(terms), symbols_(symbols) {
  true_literal_ = new_variable();
  sat_.add_clause({true_literal_});
  register_term(symbols.null);
  register_term(symbols.other);
  register_term(symbols.no_iterator);
}

void GroundSolver::add(const Universal& formula) {
  if (formula.variables.empty()) return add(formula.body);
  mention(formula.body);
  universals_.push_back(formula);
}

void GroundSolver::mention(Term term) {
  if (mentioned_.contains(term)) return;
  mentioned_.insert(term, 1);
  if (term.sort().is_uninterpreted() && !term.has_variable()) register_term(term);
  for (const Term part : term.children()) mention(part);
}

void GroundSolver::add(Term ground) {
  if (ground.kind() == Kind::logical_and) {
    for (const Term part : ground.children()) add(part);
    return;
  }
  if (ground.kind() != Kind::logical_or) {
    sat_.add_clause({literal(ground)});
    return;
  }
  std::vector<int> clause;
  for (const Term part : ground.children()) clause.push_back(literal(part));
  sat_.add_clause(clause);
}

Answer GroundSolver::solve(const std::vector<Term>& assumptions, const Refiner& refine,
                           solver::Seconds limit) {
  ++calls_;
  const solver::Deadline deadline(limit);
  std::vector<int> literals;
  for (const Term assumption : assumptions) literals.push_back(literal(assumption));
  while (true) {
    ++rounds_;
    if (deadline.passed()) return Answer::unknown;
    const auto answer = sat_.solve(literals, deadline.remaining());
    if (answer != Answer::satisfiable) return answer;
    take_values();
    if (repair()) continue;
    const bool universals = refine_universals();
    const bool others = refine && refine();
    if (!universals && !others) return answer;
  }
}

bool GroundSolver::in_core(Term assumption) { return sat_.failed(literal(assumption)); }

Term GroundSolver::representative(Sort sort, std::uint32_t element) const {
  return ground_[index(sort)][universe_[index(sort)][element]];
}

std::uint32_t GroundSolver::element(Term ground) {
  bindings_.clear();
  return evaluate_term(ground);
}

bool GroundSolver::holds(Term ground) {
  bindings_.clear();
  return evaluate(ground);
}

bool GroundSolver::holds(Term formula, const std::vector<Term>& variables,
                         const std::vector<std::uint32_t>& elements) {
  bindings_.clear();
  for (std::size_t i = 0; i < variables.size(); ++i) bindings_.push_back({variables[i], elements[i]});
  return evaluate(formula);
}

std::uint32_t GroundSolver::register_term(Term term) {
  if (const auto* found = ground_index_.find(term)) return *found;
  const auto sort = sort_index(term);
  const auto number = static_cast<std::uint32_t>(ground_[sort].size());
  ground_[sort].push_back(term);
  ground_index_.insert(term, number);
  if (sort == 1) {
    iterated_.push_back(0);
    const auto container = register_term(terms_.apply(symbols_.iterated, {term}));
    iterated_[number] = container;
  }
  return number;
}

int GroundSolver::literal(Term formula) {
  if (const auto* found = literals_.find(formula)) return *found;
  const int made = make_literal(formula);
  literals_.insert(formula, made);
  return made;
}

int GroundSolver::make_literal(Term formula) {
  switch (shape_of(formula)) {
    case Shape::Value:
      return formula.is_true() ? true_literal_ : -true_literal_;
    case Shape::Atom:
      return new_variable();
    case Shape::Not:
      return -literal(formula[0]);
    case Shape::And:
      return connective(formula, true);
    case Shape::Or:
      return connective(formula, false);
    case Shape::Xor:
      return -equivalence(literal(formula[0]), literal(formula[1]));
    case Shape::Choice:
      return choice(literal(formula[0]), literal(formula[1]), literal(formula[2]));
    case Shape::Application:
      return relation(formula);
    case Shape::Equal:
      if (formula[0].sort().is_boolean()) return equivalence(literal(formula[0]), literal(formula[1]));
      return equality(sort_index(formula[0]), register_term(formula[0]), register_term(formula[1]));
  }
  JURY_CHECK(false, "a formula outside the ground fragment");
}

int GroundSolver::connective(Term formula, bool conjunction) {
  const int sign = conjunction ? 1 : -1;
  std::vector<int> parts;
  for (const Term part : formula.children()) parts.push_back(sign * literal(part));
  const int all = new_variable();
  std::vector<int> back{all};
  for (const int part : parts) {
    sat_.add_clause({-all, part});
    back.push_back(-part);
  }
  sat_.add_clause(back);
  return sign * all;
}

int GroundSolver::equivalence(int left, int right) {
  const int same = new_variable();
  sat_.add_clause({-same, -left, right});
  sat_.add_clause({-same, left, -right});
  sat_.add_clause({same, left, right});
  sat_.add_clause({same, -left, -right});
  return same;
}

int GroundSolver::choice(int condition, int then_literal, int else_literal) {
  const int result = new_variable();
  sat_.add_clause({-condition, -then_literal, result});
  sat_.add_clause({-condition, then_literal, -result});
  sat_.add_clause({condition, -else_literal, result});
  sat_.add_clause({condition, else_literal, -result});
  return result;
}

int GroundSolver::equality(std::size_t sort, std::uint32_t left, std::uint32_t right) {
  if (left == right) return true_literal_;
  if (left > right) std::swap(left, right);
  const auto place = (std::uint64_t{left} << 32) | right;
  const auto [entry, fresh] = equality_index_[sort].try_emplace(place, 0);
  if (!fresh) return entry->second;
  const int variable = new_variable();
  entry->second = variable;
  sat_.prefer(variable);
  equalities_[sort].push_back({left, right, variable});
  return variable;
}

int GroundSolver::relation(Term application) {
  RelationAtom atom{};
  atom.function = application.function().id();
  atom.count = static_cast<std::uint8_t>(application.size());
  JURY_CHECK(atom.count <= 2, "relations have at most two arguments");
  for (std::size_t i = 0; i < application.size(); ++i) {
    atom.arguments[i] = register_term(application[i]);
    atom.sorts[i] = static_cast<std::uint8_t>(sort_index(application[i]));
  }
  atom.variable = new_variable();
  sat_.prefer(-atom.variable);
  relations_.push_back(atom);
  return atom.variable;
}

bool GroundSolver::repair() {
  build_classes();
  const bool references = repair_equalities(0);
  const bool iterators = repair_equalities(1);
  if (references || iterators) return true;
  const bool functions = repair_functions();
  const bool relations = repair_relations();
  return functions || relations;
}

// Classes by union-find over the equalities that hold; numbered in the order of their first terms.
void GroundSolver::build_classes() {
  for (std::size_t sort = 0; sort < 2; ++sort) {
    auto& parent = class_of_[sort];
    parent.resize(ground_[sort].size());
    std::iota(parent.begin(), parent.end(), 0u);
    const auto find = [&](std::uint32_t x) {
      while (parent[x] != x) x = parent[x] = parent[parent[x]];
      return x;
    };
    for (const auto& atom : equalities_[sort]) {
      if (!value_of(atom.variable)) continue;
      const auto left = find(atom.left), right = find(atom.right);
      if (left != right) parent[std::max(left, right)] = std::min(left, right);
    }
    universe_[sort].clear();
    std::vector<std::uint32_t> number(parent.size());
    for (std::uint32_t i = 0; i < parent.size(); ++i) {
      const auto root = find(i);
      if (root == i) {
        number[i] = static_cast<std::uint32_t>(universe_[sort].size());
        universe_[sort].push_back(i);
      }
    }
    std::vector<std::uint32_t> classes(parent.size());
    for (std::uint32_t i = 0; i < parent.size(); ++i) classes[i] = number[find(i)];
    parent = std::move(classes);
  }
}

bool GroundSolver::repair_equalities(std::size_t sort) {
  bool changed = false;
  const auto count = equalities_[sort].size();
  for (std::size_t i = 0; i < count; ++i) {
    const auto atom = equalities_[sort][i];
    if (value_of(atom.variable) || class_of_[sort][atom.left] != class_of_[sort][atom.right]) continue;
    auto clause = explain(sort, atom.left, atom.right);
    clause.push_back(atom.variable);
    sat_.add_clause(clause);
    changed = true;
  }
  return changed;
}

// The negations of equalities that hold and connect the two terms: a shortest chain.
std::vector<int> GroundSolver::explain(std::size_t sort, std::uint32_t from, std::uint32_t to) const {
  std::vector<int> via(ground_[sort].size(), -1);
  std::vector<std::uint32_t> queue{from};
  std::vector<bool> seen(ground_[sort].size());
  seen[from] = true;
  for (std::size_t head = 0; head < queue.size() && !seen[to]; ++head) {
    for (std::size_t i = 0; i < equalities_[sort].size(); ++i) {
      const auto& atom = equalities_[sort][i];
      if (atom.left != queue[head] && atom.right != queue[head]) continue;
      const auto next = atom.left == queue[head] ? atom.right : atom.left;
      if (seen[next] || !value_of(atom.variable)) continue;
      seen[next] = true;
      via[next] = static_cast<int>(i);
      queue.push_back(next);
    }
  }
  std::vector<int> clause;
  for (auto at = to; at != from;) {
    const auto& atom = equalities_[sort][static_cast<std::size_t>(via[at])];
    clause.push_back(-atom.variable);
    at = atom.left == at ? atom.right : atom.left;
  }
  return clause;
}

bool GroundSolver::repair_functions() {
  bool changed = false;
  iterated_class_.assign(universe_[1].size(), 0);
  for (std::uint32_t i = 0; i < ground_[1].size(); ++i) {
    const auto first = universe_[1][class_of_[1][i]];
    const auto expected = class_of_[0][iterated_[first]];
    iterated_class_[class_of_[1][i]] = expected;
    if (class_of_[0][iterated_[i]] == expected) continue;
    sat_.add_clause({-equality(1, first, i), equality(0, iterated_[first], iterated_[i])});
    changed = true;
  }
  return changed;
}

bool GroundSolver::repair_relations() {
  std::vector<Conflict> conflicts;
  table_.clear();
  for (std::uint32_t i = 0; i < relations_.size(); ++i) {
    const auto& atom = relations_[i];
    std::uint32_t at[2] = {0, 0};
    for (std::size_t k = 0; k < atom.count; ++k) at[k] = class_of_[atom.sorts[k]][atom.arguments[k]];
    const bool value = value_of(atom.variable);
    const auto [entry, fresh] = table_.try_emplace(key(atom.function, at[0], at[1]), value, i);
    if (fresh || entry->second.first == value) continue;
    const auto& other = relations_[entry->second.second];
    std::vector<int> clause{value ? -atom.variable : atom.variable, value ? other.variable : -other.variable};
    conflicts.push_back({i, entry->second.second, std::move(clause)});
  }
  for (auto& conflict : conflicts) {
    for (std::size_t k = 0; k < relations_[conflict.first].count; ++k) {
      const auto left = relations_[conflict.first].arguments[k],
                 right = relations_[conflict.second].arguments[k];
      if (left != right)
        conflict.clause.push_back(-equality(relations_[conflict.first].sorts[k], left, right));
    }
    sat_.add_clause(conflict.clause);
  }
  return !conflicts.empty();
}

void GroundSolver::take_values() {
  values_.resize(static_cast<std::size_t>(variables_) + 1);
  for (int variable = 1; variable <= variables_; ++variable)
    values_[static_cast<std::size_t>(variable)] = sat_.value(variable);
}

bool GroundSolver::refine_universals() {
  bool changed = false;
  for (std::size_t i = 0; i < universals_.size(); ++i)
    if (refine_universal(universals_[i])) changed = true;
  return changed;
}

// Adds the instances that the model violates, one per tuple of classes.
bool GroundSolver::refine_universal(const Universal& formula) {
  const auto count = formula.variables.size();
  std::vector<std::size_t> sizes;
  for (const Term variable : formula.variables) sizes.push_back(universe_[sort_index(variable)].size());
  bindings_.clear();
  for (const Term variable : formula.variables) bindings_.push_back({variable, 0});
  bool changed = false;
  while (true) {
    if (!evaluate(formula.body)) {
      std::vector<Term> terms;
      for (const auto& binding : bindings_) {
        const auto sort = sort_index(binding.variable);
        terms.push_back(ground_[sort][universe_[sort][binding.element]]);
      }
      add(logic::substitute(terms_, formula.body, formula.variables, terms));
      changed = true;
    }
    std::size_t place = 0;
    while (place < count && ++bindings_[place].element == sizes[place]) bindings_[place++].element = 0;
    if (place == count) return changed;
  }
}

bool GroundSolver::evaluate(Term formula) {
  if (!formula.has_variable())
    if (const auto* known = literals_.find(formula))
      if (static_cast<std::size_t>(std::abs(*known)) < values_.size()) return value_of(*known);
  return evaluate_parts(formula);
}

bool GroundSolver::evaluate_parts(Term formula) {
  switch (shape_of(formula)) {
    case Shape::Value:
      return formula.is_true();
    case Shape::Atom:
      return false;  // unknown to the solver so far
    case Shape::Not:
      return !evaluate(formula[0]);
    case Shape::And:
      return std::ranges::all_of(formula.children(), [this](Term part) { return evaluate(part); });
    case Shape::Or:
      return std::ranges::any_of(formula.children(), [this](Term part) { return evaluate(part); });
    case Shape::Xor:
      return evaluate(formula[0]) != evaluate(formula[1]);
    case Shape::Choice:
      return evaluate(formula[0]) ? evaluate(formula[1]) : evaluate(formula[2]);
    case Shape::Equal:
      if (formula[0].sort().is_boolean()) return evaluate(formula[0]) == evaluate(formula[1]);
      return evaluate_term(formula[0]) == evaluate_term(formula[1]);
    case Shape::Application: {
      std::uint32_t at[2] = {0, 0};
      for (std::size_t k = 0; k < formula.size(); ++k) at[k] = evaluate_term(formula[k]);
      const auto found = table_.find(key(formula.function().id(), at[0], at[1]));
      return found != table_.end() && found->second.first;
    }
  }
  JURY_CHECK(false, "a formula outside the ground fragment");
}

std::uint32_t GroundSolver::evaluate_term(Term term) {
  if (term.kind() == Kind::variable) {
    for (const auto& binding : bindings_)
      if (binding.variable == term) return binding.element;
    JURY_CHECK(false, "a variable without a value");
  }
  if (!term.has_variable()) {
    if (const auto* found = ground_index_.find(term); found && *found < class_of_[sort_index(term)].size())
      return class_of_[sort_index(term)][*found];
    if (term.kind() == Kind::constant) return 0;  // nothing is known about it yet: like null
  }
  JURY_CHECK(term.kind() == Kind::apply, "a term outside the ground fragment");
  return iterated_class_[evaluate_term(term[0])];
}

}  // namespace jury::engine::pdr
