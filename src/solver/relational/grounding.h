// Relational formulas over relations whose tuples are wires that were made elsewhere: how an engine asks
// about the heap of a symbolic state, field by field a matrix. The same translation as the model finder's,
// without bounds and without unknowns of its own, but for those that skolemisation makes.
#pragma once

#include <functional>

#include "logic/relational/bounds.h"
#include "solver/relational/translator.h"

namespace jury::solver::relational {

class Grounding {
 public:
  // The universe is atoms 0 to atoms - 1 and all integers of the width. `checkpoint` may throw to stop.
  Grounding(
      Circuit& circuit, std::size_t atoms, logic::relational::IntegerWidth width,
      std::function<void()> checkpoint = [] {});

  // Before the relation is first used.
  void define(logic::relational::Expression relation, Matrix matrix) {
    translator_.variables().define(relation.node(), std::move(matrix));
  }
  // Columns of integers are made here.
  IntegerTable& integers() { return translator_.integers(); }

  // Equivalent to the closed formula.
  Wire holds(logic::relational::Formula formula) { return translator_.translate(formula); }
  // Implies the formula, and is satisfiable whenever the formula is: only to be required or assumed true.
  Wire assumption(logic::relational::Formula formula) { return translator_.assumption(formula, true); }
  Matrix value(logic::relational::Expression expression) { return translator_.translate(expression); }
  // Must be required before solving.
  std::vector<Wire> take_constraints() { return translator_.take_constraints(); }

 private:
  logic::relational::Bounds bounds_;  // of nothing; the translator wants the universe and the width
  Translator translator_;
};

}  // namespace jury::solver::relational
