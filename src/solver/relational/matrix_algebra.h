// The operators of relational logic on sparse matrices of symbolic tuples.
//
// Where every column is an atom this is the translation of Karun section 5.4 (Kodkod). Integer columns are
// binary numbers: two rows meet when their numbers are equal, which is a gate; rows that may stand for the
// same tuple are told apart where it matters (counting, lone, sums). A relation that maps each key to one
// number stays so under override and conditionals: the numbers are merged by if-then-else instead of adding
// rows. Patterns with `any` follow logic/relational/algebra.h, with listing as the last resort.
#pragma once

#include <functional>
#include <optional>

#include "solver/relational/matrix.h"

namespace jury::solver::relational {

class MatrixAlgebra {
 public:
  static constexpr std::size_t listing_limit = std::size_t{1} << 16;

  // `checkpoint` is called now and then while something large is built; it throws to stop.
  MatrixAlgebra(Circuit& circuit, IntegerTable& integers, std::size_t atoms,
                std::function<void()> checkpoint);

  Matrix univ();
  Matrix iden();
  Matrix all_integers();
  Matrix single(KeyView key, Wire wire = true_wire);

  Matrix union_of(const Matrix& left, const Matrix& right);
  Matrix intersection(const Matrix& left, const Matrix& right);
  Matrix difference(const Matrix& left, const Matrix& right);
  Matrix join(const Matrix& left, const Matrix& right);
  Matrix product(const Matrix& left, const Matrix& right);
  Matrix override_with(const Matrix& left, const Matrix& right);
  Matrix transpose(const Matrix& relation);
  Matrix closure(const Matrix& relation);
  Matrix reflexive_closure(const Matrix& relation);
  // set.*relation, or set.^relation, step by step: cheaper than the whole closure, and it propagates as a
  // loop does.
  Matrix reach(const Matrix& set, const Matrix& relation, bool reflexive);
  Matrix if_then_else(Wire condition, const Matrix& then_matrix, const Matrix& else_matrix);

  Wire subset(const Matrix& left, const Matrix& right);
  Wire equal(const Matrix& left, const Matrix& right);
  Wire some(const Matrix& relation);
  Wire lone(const Matrix& relation);
  Wire one(const Matrix& relation) { return circuit_.conjunction(some(relation), lone(relation)); }
  Bits cardinality(const Matrix& relation);
  Bits sum(const Matrix& set);
  Bits value(const Matrix& set);  // the bitwise or of the integers in a set

  // The same relation without `any`, or Unsupported.
  Matrix listed(const Matrix& relation);
  // For each row a wire: it is present and no earlier row stands for the same tuple.
  std::vector<Wire> distinct_wires(const Matrix& relation);

 private:
  static std::size_t longest_path(const Matrix& relation);
  class Unifier;

  // Whether each key but the last column occurs once, the keys being known and the last columns integers.
  bool is_integer_function(const Matrix& relation) const;
  Matrix merge_functions(const Matrix& first, const Matrix& second);
  Matrix without_overridden(const Matrix& left, const Matrix& right);
  Wire starts_some_row(Column column, const Matrix& relation);
  Wire keys_equal(KeyView left, KeyView right);  // the tuples that the keys stand for are equal
  Wire cover_condition(KeyView general, KeyView special);
  Wire covered(KeyView key, const Matrix& by);
  bool may_be_equal(KeyView left, KeyView right) const;
  bool meets(KeyView left, KeyView right);
  bool integers_outnumber(const Matrix& left, const Matrix& right) const;
  void list_row(Key key, Wire wire, MatrixBuilder& into);
  bool can_list(const Matrix& relation) const;
  Matrix intersect_symbolic(const Matrix& left, const Matrix& right);
  void join_rows(const Matrix& left, std::size_t row, const Matrix& right,
                 std::pair<std::size_t, std::size_t> range, MatrixBuilder& into);
  template <class Combine>
  Matrix merge(const Matrix& left, const Matrix& right, Combine combine);

  Circuit& circuit_;
  IntegerTable& integers_;
  std::size_t atoms_;
  std::function<void()> checkpoint_;
};

}  // namespace jury::solver::relational
