// Which predicates the solver can tell after a step: three-valued, from the literals that share something
// with the question, transitively (APF, section 3.5), with auxiliary formulas about Java and abstract
// maps (J2BP, section 5). Answers are kept by step, predicate and literals.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>

#include "engine/abstract/boolean/steps.h"
#include "program/properties/resolver.h"
#include "solver/smt_solver.h"

namespace jury::engine::abstract {

enum class Truth : std::int8_t { no = -1, unknown = 0, yes = 1 };

// A predicate in the method it is evaluated in.
struct AbstractPredicate {
  std::string text;
  const ir::Method* method = nullptr;  // nullptr: about static fields only
  const ir::Body* body = nullptr;
  std::shared_ptr<const spec::predicates::Expression> formula;  // without updates; none: the two are equal
  std::pair<std::string, std::string> aliases;                  // components
  std::optional<spec::predicates::LineRange> lines;
  logic::Term before;              // over the values before a step
  std::set<logic::Term> accesses;  // variables and readings in it
};

struct DecisionOptions {
  bool caching = true;
  double seconds = 0.2;  // of one question
};

struct DecisionStatistics {
  std::uint64_t solver_calls = 0;
  std::uint64_t cached = 0;
};

// A statement to decide about, and what it is made of.
struct Question {
  const void* step = nullptr;  // for the cache
  std::size_t number = 0;      // of the predicate, or of the condition
  logic::Term goal;
  const std::vector<logic::Term>* facts = nullptr;
  const std::vector<logic::Term>* fresh = nullptr;
};

class Decisions {
 public:
  Decisions(program::Workspace& workspace, logic::TermManager& terms, DecisionOptions options)
      : workspace_(workspace), terms_(terms), options_(options) {}

  // Of the predicates that can be given a meaning; why another cannot is a note.
  void add(const std::vector<program::ResolvedPredicate>& predicates);
  // For every call that passes a variable on: that the parameter is the caller's variable (output parameters
  // of APF, section 3.7).
  void add_aliases(StepMaker& steps, const ir::Method& entry);
  const std::vector<AbstractPredicate>& predicates() const { return predicates_; }
  const std::vector<std::string>& notes() const { return notes_; }
  const DecisionStatistics& statistics() const { return statistics_; }

  // The predicate over the values after the step.
  logic::Term after(const Step& step, std::size_t predicate);
  // Whether the goal follows from the values, or its negation.
  Truth decide(const Question& question, const std::vector<Truth>& values);
  // The predicates that matter for a formula.
  std::vector<std::size_t> relevant(logic::Term formula);
  // Whether the formula follows from exactly these literals.
  bool follows(logic::Term goal, const std::vector<std::pair<std::size_t, bool>>& literals,
               const Question& question);

 private:
  void add(const program::ResolvedPredicate& given, const ir::Method* method);
  void add_alias(const std::string& parameter, const std::string& variable, const ir::Method& callee);
  std::set<logic::Term> accesses_of(logic::Term formula) const;
  void auxiliary(logic::Term formula, const std::vector<logic::Term>& fresh,
                 std::vector<logic::Term>& result);
  solver::SmtSolver& solver();

  program::Workspace& workspace_;
  logic::TermManager& terms_;
  DecisionOptions options_;
  std::vector<AbstractPredicate> predicates_;
  std::vector<std::string> notes_;
  std::map<std::string, ir::Kind> kinds_;  // of local components
  std::map<std::pair<const Step*, std::size_t>, logic::Term> after_;
  std::map<logic::Term, std::vector<std::size_t>> relevant_;
  using Key = std::tuple<const void*, std::size_t, std::vector<std::pair<std::size_t, bool>>>;
  std::map<Key, Truth> cache_;
  std::unique_ptr<solver::SmtSolver> solver_;
  std::uint64_t questions_ = 0;
  DecisionStatistics statistics_;
};

}  // namespace jury::engine::abstract
