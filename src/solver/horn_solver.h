// Systems of constrained Horn clauses, solved by Z3's Spacer (Komuravelli, Gurfinkel, Chaki: "SMT-based model
// checking for recursive programs", 2014). A rule says that a relation holds of some terms when others do and
// a constraint is true; a query is a rule without a conclusion. `unsatisfiable`: no query can be reached, and
// each relation has an interpretation that all rules keep. Nobody has to believe it: an interpretation is a
// formula that can be checked.
//
// Every constant of a rule's terms is a variable of that rule. Terms: linear integers and Booleans; what else
// occurs is handed to Z3 as it is.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "logic/term_manager.h"
#include "solver/answer.h"

namespace jury::solver {

struct HornAtom {
  std::size_t relation = 0;
  std::vector<logic::Term> arguments;
};

class HornSolver {
 public:
  explicit HornSolver(logic::TermManager& manager);
  ~HornSolver();
  HornSolver(const HornSolver&) = delete;
  HornSolver& operator=(const HornSolver&) = delete;

  // A relation over the sorts of these constants, by which its interpretation will name them.
  std::size_t add_relation(std::vector<logic::Term> parameters);
  void add_rule(std::span<const HornAtom> body, logic::Term constraint, const HornAtom& head);
  void add_query(std::span<const HornAtom> body, logic::Term constraint);

  Answer solve(Seconds limit);
  // After `unsatisfiable`: a formula over the parameters. Nothing when it has a form that terms have not.
  std::optional<logic::Term> interpretation(std::size_t relation);
  // May be called from any thread while solve() runs; it then answers `unknown`.
  void interrupt();

 private:
  struct Backend;
  logic::TermManager& manager_;
  std::unique_ptr<Backend> backend_;
};

}  // namespace jury::solver
