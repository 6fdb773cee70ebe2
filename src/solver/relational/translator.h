// Relational logic to circuits. Expressions become matrices, integers bit-vectors, formulas wires.
//
// Quantifiers are grounded over the rows of their domain; every subexpression is translated once for each
// binding of its free variables. Existential quantifiers that no universal one encloses are skolemised: the
// variable becomes an unknown singleton and the body is translated once. Because that is only
// equisatisfiable, it happens in `assumption()` alone, where the wire is going to be required true. Comes
// from Kodkod (Karun section 5.4); differs in integer columns (matrix_algebra.h).
#pragma once

#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include "logic/relational/node.h"
#include "solver/relational/matrix_algebra.h"
#include "solver/relational/primary_variables.h"

namespace jury::solver::relational {

// The unknown that a skolemised variable became.
struct Skolem {
  const logic::relational::Node* variable;
  Matrix matrix;
};

class Translator {
 public:
  Translator(Circuit& circuit, const logic::relational::Bounds& bounds, std::function<void()> checkpoint);

  // A wire that may be required true in place of the formula: it implies the formula, and has a solution
  // whenever the formula has one. `relax` is asked for each part of a conjunction that may be dropped: it
  // returns a wire that switches the part off when false (true_wire: the part stays).
  using Relax = std::function<Wire(const logic::relational::Node* part)>;
  Wire assumption(logic::relational::Formula formula, bool skolemise, const Relax& relax = {});
  // A wire equivalent to the closed formula.
  Wire translate(logic::relational::Formula formula) { return formula_wire(formula.node()); }
  // The tuples of a closed expression.
  Matrix translate(logic::relational::Expression relation) { return *expression(relation.node()); }

  PrimaryVariables& variables() { return variables_; }
  const PrimaryVariables& variables() const { return variables_; }
  IntegerTable& integers() { return integers_; }
  const std::vector<Skolem>& skolems() const { return skolems_; }
  // Constraints on unknowns made since the last call; they must be required before solving.
  std::vector<Wire> take_constraints() { return variables_.take_constraints(); }

 private:
  using Node = logic::relational::Node;
  using MatrixPointer = std::shared_ptr<const Matrix>;
  using ExpressionHandler = MatrixPointer (Translator::*)(const Node&);
  using IntegerHandler = Bits (Translator::*)(const Node&);
  using FormulaHandler = Wire (Translator::*)(const Node&);
  struct ExpressionHandlers;
  struct IntegerHandlers;
  struct FormulaHandlers;

  // What a variable stands for: one column when grounded, an unknown singleton when skolemised.
  struct Binding {
    MatrixPointer matrix;
    std::uint64_t identity = 0;
  };
  struct CacheKey {
    const Node* node;
    std::vector<std::uint64_t> binding;
    bool operator==(const CacheKey&) const = default;
  };
  struct CacheKeyHash {
    std::size_t operator()(const CacheKey& key) const;
  };
  template <class Value>
  using Cache = std::unordered_map<CacheKey, Value, CacheKeyHash>;

  template <class Value, class Handler>
  Value cached(Cache<Value>& cache, const Node* node, Handler handler);
  CacheKey cache_key(const Node* node) const;
  MatrixPointer expression(const Node* node);
  Bits integer(const Node* node);
  Wire formula_wire(const Node* node);

  MatrixPointer relation(const Node& node);
  MatrixPointer variable(const Node& node);
  MatrixPointer constant(const Node& node);
  MatrixPointer binary(const Node& node);
  MatrixPointer unary(const Node& node);
  MatrixPointer comprehension(const Node& node);
  MatrixPointer conditional_expression(const Node& node);
  MatrixPointer from_integer(const Node& node);

  Bits literal(const Node& node);
  Bits of_set(const Node& node);
  Bits sum_over(const Node& node);
  Bits arithmetic(const Node& node);
  Bits unary_arithmetic(const Node& node);
  Bits conditional_integer(const Node& node);

  Wire truth(const Node& node);
  Wire compare_expressions(const Node& node);
  Wire multiplicity(const Node& node);
  Wire conjunction(const Node& node);
  Wire disjunction(const Node& node);
  Wire connective(const Node& node);
  Wire for_all(const Node& node);
  Wire exists(const Node& node);
  Wire count_witnesses(const Node& node);
  Wire compare_integers(const Node& node);
  Wire functional(const Node& node);
  Wire total_order(const Node& node);

  Wire assumption(const Node* node, bool positive, bool skolemise, const Relax& relax);
  Wire assume_parts(const Node* node, bool positive, bool skolemise, const Relax& relax, bool all);
  Wire assume_implication(const Node* node, bool positive, bool skolemise, const Relax& relax);
  Wire assume_for_all(const Node* node, const Relax& relax);
  Wire assume_witness(const Node* node, std::size_t index, bool positive, const Relax& relax);
  Matrix unknown_element(const Matrix& domain, std::vector<Wire>& constraints);

  // Calls `visit` for every binding of the binder's variables, with the columns bound and the wire that says
  // whether they lie in their domains, until it returns false.
  using Visit = std::function<bool(KeyView columns, Wire guard)>;
  bool ground(const Node& binder, Key& columns, Wire guard, const Visit& visit);
  void ground(const Node& binder, const Visit& visit);
  Matrix witnesses(const Node& binder);
  // Runs `body` with the variable bound, and restores the binding it hides.
  void with_binding(const Node* variable, Binding binding, const std::function<void()>& body);
  Binding grounded(Column column);

  Circuit& circuit_;
  std::size_t atoms_;
  std::function<void()> checkpoint_;
  IntegerTable integers_;
  MatrixAlgebra algebra_;
  PrimaryVariables variables_;
  std::unordered_map<const Node*, Binding> environment_;
  std::vector<Skolem> skolems_;
  Cache<MatrixPointer> matrices_;
  Cache<Bits> numbers_;
  Cache<Wire> wires_;
};

}  // namespace jury::solver::relational
