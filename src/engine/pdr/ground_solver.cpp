#include "engine/pdr/ground_solver.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "logic/substitution.h"
#include "support/diagnostics.h"

namespace jury::engine::pdr {

using encode::epr::Universal;
using logic::Kind;
using solver::Answer;

int GroundSolver::new_variable() { return variables_ = sat_.new_variable(); }

GroundSolver::GroundSolver(logic::TermManager& terms, const encode::epr::Symbols& symbols,
                           const solver::SatOptions& options)
    : terms_(terms), symbols_(symbols), sat_(options), evaluator_(model_, symbols.iterator) {
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

std::uint32_t GroundSolver::element(Term ground) { return evaluator_.element(ground); }

std::vector<char> GroundSolver::tuples(const encode::epr::Lambda& lambda) {
  const auto& variables = lambda.variables;
  if (variables.empty()) return {static_cast<char>(evaluator_.holds(lambda.body))};
  const auto size = [&](std::size_t i) { return universe_[sort_index(variables[i])].size(); };
  const std::size_t others = variables.size() > 1 ? size(1) : 1;
  std::vector<char> result;
  result.reserve(size(0) * others);
  for (std::uint32_t other = 0; other < others; ++other) {
    if (variables.size() > 1) evaluator_.bind(variables[1], other);
    std::uint64_t row = 0;
    for (std::size_t e = 0; e < size(0); ++e) {
      if (e % 64 == 0) row = evaluator_.row(lambda.body, variables[0], e / 64);
      result.push_back(static_cast<char>((row >> (e % 64)) & 1));
    }
  }
  return result;
}

std::uint32_t GroundSolver::register_term(Term term) {
  if (const auto* found = model_.ground_index.find(term)) return *found;
  const auto sort = sort_index(term);
  const auto number = static_cast<std::uint32_t>(ground_[sort].size());
  ground_[sort].push_back(term);
  model_.ground_index.insert(term, number);
  if (sort == 1) {
    iterated_.push_back(0);
    const auto container = register_term(terms_.apply(symbols_.iterated, {term}));
    iterated_[number] = container;
  }
  return number;
}

int GroundSolver::literal(Term formula) {
  if (const auto* found = model_.literals.find(formula)) return *found;
  const int made = make_literal(formula);
  model_.literals.insert(formula, made);
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
  const auto next = static_cast<std::uint32_t>(model_.table_index.size());
  atom.table = model_.table_index.try_emplace(application.function().id(), next).first->second;
  if (atom.table == next) model_.tables.emplace_back();
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
    auto& parent = model_.class_of[sort];
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
    model_.sizes[sort] = universe_[sort].size();
  }
}

bool GroundSolver::repair_equalities(std::size_t sort) {
  bool changed = false;
  const auto edges = true_equalities(sort);
  for (const auto& atom : equalities_[sort]) {
    if (value_of(atom.variable) || model_.class_of[sort][atom.left] != model_.class_of[sort][atom.right])
      continue;
    auto clause = explain(sort, edges, atom.left, atom.right);
    clause.push_back(atom.variable);
    sat_.add_clause(clause);
    changed = true;
  }
  return changed;
}

// By term: the equalities with it that hold.
std::vector<std::vector<std::uint32_t>> GroundSolver::true_equalities(std::size_t sort) const {
  std::vector<std::vector<std::uint32_t>> edges(ground_[sort].size());
  for (std::uint32_t i = 0; i < equalities_[sort].size(); ++i) {
    const auto& atom = equalities_[sort][i];
    if (!value_of(atom.variable)) continue;
    edges[atom.left].push_back(i);
    edges[atom.right].push_back(i);
  }
  return edges;
}

// The negations of equalities that hold and connect the two terms: a shortest chain.
std::vector<int> GroundSolver::explain(std::size_t sort, const std::vector<std::vector<std::uint32_t>>& edges,
                                       std::uint32_t from, std::uint32_t to) const {
  constexpr auto unseen = UINT32_MAX;
  std::vector<std::uint32_t> via(ground_[sort].size(), unseen);
  std::vector<std::uint32_t> queue{from};
  for (std::size_t head = 0; head < queue.size() && via[to] == unseen; ++head) {
    for (const auto i : edges[queue[head]]) {
      const auto& atom = equalities_[sort][i];
      const auto next = atom.left == queue[head] ? atom.right : atom.left;
      if (next == from || via[next] != unseen) continue;
      via[next] = i;
      queue.push_back(next);
    }
  }
  std::vector<int> clause;
  for (auto at = to; at != from;) {
    const auto& atom = equalities_[sort][via[at]];
    clause.push_back(-atom.variable);
    at = atom.left == at ? atom.right : atom.left;
  }
  return clause;
}

bool GroundSolver::repair_functions() {
  bool changed = false;
  model_.iterated.assign(universe_[1].size(), 0);
  for (std::uint32_t i = 0; i < ground_[1].size(); ++i) {
    const auto first = universe_[1][model_.class_of[1][i]];
    const auto expected = model_.class_of[0][iterated_[first]];
    model_.iterated[model_.class_of[1][i]] = expected;
    if (model_.class_of[0][iterated_[i]] == expected) continue;
    sat_.add_clause({-equality(1, first, i), equality(0, iterated_[first], iterated_[i])});
    changed = true;
  }
  return changed;
}

bool GroundSolver::repair_relations() {
  std::vector<Conflict> conflicts;
  std::vector<std::unordered_map<std::uint64_t, std::uint32_t>> first(model_.tables.size());
  std::vector<char> is_reset(model_.tables.size());
  for (std::uint32_t i = 0; i < relations_.size(); ++i) {
    const auto& atom = relations_[i];
    std::uint32_t at[2] = {0, 0};
    std::size_t sizes[2] = {1, 1};
    for (std::size_t k = 0; k < atom.count; ++k) {
      at[k] = model_.class_of[atom.sorts[k]][atom.arguments[k]];
      sizes[k] = universe_[atom.sorts[k]].size();
    }
    auto& table = model_.tables[atom.table];
    if (!is_reset[atom.table]) table.reset(sizes[0], sizes[1]);
    is_reset[atom.table] = 1;
    const bool value = value_of(atom.variable);
    if (value) table.set(at[0], at[1]);
    const auto [entry, fresh] = first[atom.table].try_emplace((std::uint64_t{at[0]} << 32) | at[1], i);
    if (fresh) continue;
    const auto& other = relations_[entry->second];
    if (value_of(other.variable) == value) continue;
    std::vector<int> clause{value ? -atom.variable : atom.variable, value ? other.variable : -other.variable};
    conflicts.push_back({i, entry->second, std::move(clause)});
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
  ++model_.stamp;
  model_.values.resize(static_cast<std::size_t>(variables_) + 1);
  for (int variable = 1; variable <= variables_; ++variable)
    model_.values[static_cast<std::size_t>(variable)] = sat_.value(variable);
}

bool GroundSolver::refine_universals() {
  bool changed = false;
  for (std::size_t i = 0; i < universals_.size(); ++i)
    if (refine_universal(universals_[i])) changed = true;
  return changed;
}

// Adds the instances that the model violates, one per tuple of classes.
bool GroundSolver::refine_universal(const Universal& formula) {
  if (evaluator_.is_settled(formula.body)) return false;
  const auto count = formula.variables.size();
  const auto size = [&](std::size_t i) { return universe_[sort_index(formula.variables[i])].size(); };
  std::vector<std::uint32_t> elements(count);
  for (const Term variable : formula.variables) evaluator_.bind(variable, 0);
  std::vector<std::vector<std::uint32_t>> violating;
  while (true) {
    for (std::size_t word = 0; word * 64 < size(0); ++word) {
      auto wrong = ~evaluator_.row(formula.body, formula.variables[0], word);
      if (const auto rest = size(0) - word * 64; rest < 64) wrong &= (std::uint64_t{1} << rest) - 1;
      for (; wrong != 0; wrong &= wrong - 1) {
        elements[0] = static_cast<std::uint32_t>(word * 64 + static_cast<unsigned>(std::countr_zero(wrong)));
        violating.push_back(elements);
      }
    }
    std::size_t place = 1;
    for (; place < count; ++place) {
      const bool ends = ++elements[place] == size(place);
      if (ends) elements[place] = 0;
      evaluator_.bind(formula.variables[place], elements[place]);
      if (!ends) break;
    }
    if (place >= count) break;
  }
  for (const auto& tuple : violating) add_instance(formula, tuple);
  return !violating.empty();
}

void GroundSolver::add_instance(const Universal& formula, const std::vector<std::uint32_t>& elements) {
  std::vector<Term> terms;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto sort = sort_index(formula.variables[i]);
    terms.push_back(ground_[sort][universe_[sort][elements[i]]]);
  }
  add(logic::substitute(terms_, formula.body, formula.variables, terms));
}

}  // namespace jury::engine::pdr
