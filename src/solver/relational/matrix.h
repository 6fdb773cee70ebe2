// Sparse boolean matrices: which tuples a relation has, as wires of a circuit.
// A row is a key of columns and the wire that says whether that tuple is present; rows are sorted by key, no
// two have the same key, none is constantly false. Kodkod's matrices index by atoms only; here a column may
// also be a symbolic integer, and then different keys can stand for equal tuples (matrix_algebra.h sees to
// it).
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "solver/circuit.h"
#include "solver/relational/integer_table.h"

namespace jury::solver::relational {

using Key = std::vector<Column>;
using KeyView = std::span<const Column>;

class Matrix {
 public:
  explicit Matrix(std::size_t arity) : arity_(arity) {}

  std::size_t arity() const { return arity_; }
  std::size_t rows() const { return wires_.size(); }
  bool empty() const { return wires_.empty(); }
  KeyView key(std::size_t row) const { return {columns_.data() + row * arity_, arity_}; }
  Wire wire(std::size_t row) const { return wires_[row]; }
  const std::vector<Wire>& wires() const { return wires_; }

  bool only_atoms() const { return only_atoms_; }
  bool has_any() const { return has_any_; }

  // Rows [first, second) whose key starts with this column, or with anything that is not an atom.
  std::pair<std::size_t, std::size_t> starting_with(Column column) const;
  std::pair<std::size_t, std::size_t> starting_beyond_atoms() const;
  // The wire of exactly this key; false if there is none.
  Wire at(KeyView key) const;

  bool operator==(const Matrix&) const = default;

 private:
  friend class MatrixBuilder;
  void append(KeyView key, Wire wire);
  std::size_t lower_bound(Column first) const;

  std::size_t arity_;
  bool only_atoms_ = true;
  bool has_any_ = false;
  std::vector<Column> columns_;  // row by row
  std::vector<Wire> wires_;
};

// Collects rows in any order; several rows of one key become their disjunction.
class MatrixBuilder {
 public:
  explicit MatrixBuilder(std::size_t arity) : arity_(arity) {}
  void add(KeyView key, Wire wire);
  Matrix build(Circuit& circuit);

 private:
  KeyView key(std::size_t row) const { return {columns_.data() + row * arity_, arity_}; }

  std::size_t arity_;
  std::vector<Column> columns_;
  std::vector<Wire> wires_;
};

bool key_less(KeyView left, KeyView right);
bool key_equal(KeyView left, KeyView right);

}  // namespace jury::solver::relational
