// Satisfiability of universally quantified formulas over uninterpreted sorts, equality, relations and the
// stratified function cnt, by lazy instantiation: a propositional solver answers for the ground instances so
// far; equality, congruence and the universal formulas are checked on its answer over the classes of ground
// terms, and what is violated is added. EPR has the finite model property, so this ends, and the universe of
// an answer is no larger than the set of ground terms (measured: own instantiation is 2.5 to 29 times
// faster than a general solver's).
//
// Not general: no quantifier alternation, no functions but cnt, relations of at most two arguments.
#pragma once

#include <functional>
#include <unordered_map>
#include <vector>

#include "encode/epr/transition.h"
#include "engine/pdr/evaluator.h"
#include "logic/term_map.h"
#include "solver/sat_solver.h"

namespace jury::engine::pdr {

using encode::epr::Sort;
using logic::Term;

class GroundSolver {
 public:
  GroundSolver(logic::TermManager& terms, const encode::epr::Symbols& symbols,
               const solver::SatOptions& options = {});

  void add(const encode::epr::Universal& formula);
  void add(Term ground);
  // Makes the ground terms of the formula part of the universe.
  void mention(Term term);
  // Called with a model of everything so far; adds what the model violates and answers whether it did.
  using Refiner = std::function<bool()>;
  solver::Answer solve(const std::vector<Term>& assumptions, const Refiner& refine, solver::Seconds limit);
  // After `unsatisfiable`: whether this assumption is in the core.
  bool in_core(Term assumption);

  // The model, after `satisfiable` and inside the refiner.
  std::size_t size(Sort sort) const { return universe_[index(sort)].size(); }
  Term representative(Sort sort, std::uint32_t element) const;
  std::uint32_t element(Term ground);
  std::uint32_t iterated(std::uint32_t iterator) const { return model_.iterated[iterator]; }
  bool holds(Term ground) { return evaluator_.holds(ground); }
  // Which tuples are in the relation, the first argument counting fastest.
  std::vector<char> tuples(const encode::epr::Lambda& lambda);

  std::uint64_t calls() const { return calls_; }
  std::uint64_t rounds() const { return rounds_; }

 private:
  struct EqualityAtom {
    std::uint32_t left, right;
    int variable;
  };
  struct Conflict {
    std::uint32_t first, second;  // atoms of equal arguments and different values
    std::vector<int> clause;
  };
  struct RelationAtom {
    std::uint32_t table;
    std::uint32_t arguments[2];
    std::uint8_t sorts[2];
    std::uint8_t count;
    int variable;
  };

  static std::size_t index(Sort sort) { return sort == Sort::Iterator ? 1 : 0; }
  std::size_t sort_index(Term term) const { return term.sort() == symbols_.iterator ? 1 : 0; }
  std::uint32_t register_term(Term term);
  int literal(Term formula);
  int make_literal(Term formula);
  int connective(Term formula, bool conjunction);
  int equivalence(int left, int right);
  int choice(int condition, int then_literal, int else_literal);
  int equality(std::size_t sort, std::uint32_t left, std::uint32_t right);
  int relation(Term application);
  bool repair();
  void build_classes();
  bool repair_equalities(std::size_t sort);
  bool repair_functions();
  bool repair_relations();
  std::vector<std::vector<std::uint32_t>> true_equalities(std::size_t sort) const;
  std::vector<int> explain(std::size_t sort, const std::vector<std::vector<std::uint32_t>>& edges,
                           std::uint32_t from, std::uint32_t to) const;
  bool refine_universals();
  bool refine_universal(const encode::epr::Universal& formula);
  void add_instance(const encode::epr::Universal& formula, const std::vector<std::uint32_t>& elements);
  void take_values();
  int new_variable();
  bool value_of(int literal) const {
    const auto variable = static_cast<std::size_t>(literal < 0 ? -literal : literal);
    return (variable < model_.values.size() && model_.values[variable]) == (literal > 0);
  }

  logic::TermManager& terms_;
  const encode::epr::Symbols& symbols_;
  solver::SatSolver sat_;
  int true_literal_ = 0;
  int variables_ = 0;
  GroundModel model_;
  Evaluator evaluator_;
  logic::TermSet mentioned_;
  std::vector<Term> ground_[2];
  std::vector<std::uint32_t> iterated_;  // by iterator: the index of cnt of it
  std::vector<EqualityAtom> equalities_[2];
  std::unordered_map<std::uint64_t, int> equality_index_[2];
  std::vector<RelationAtom> relations_;
  std::vector<encode::epr::Universal> universals_;

  std::vector<std::uint32_t> universe_[2];  // by class: a ground term in it
  std::uint64_t calls_ = 0;
  std::uint64_t rounds_ = 0;
};

}  // namespace jury::engine::pdr
