#include "solver/relational/matrix.h"

#include <algorithm>
#include <numeric>

namespace jury::solver::relational {

bool key_less(KeyView left, KeyView right) {
  return std::lexicographical_compare(left.begin(), left.end(), right.begin(), right.end());
}

bool key_equal(KeyView left, KeyView right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end());
}

std::size_t Matrix::lower_bound(Column first) const {
  std::size_t low = 0, high = rows();
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    if (columns_[middle * arity_] < first)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

std::pair<std::size_t, std::size_t> Matrix::starting_with(Column column) const {
  const std::size_t first = lower_bound(column);
  std::size_t last = first;
  while (last < rows() && columns_[last * arity_] == column) ++last;
  return {first, last};
}

std::pair<std::size_t, std::size_t> Matrix::starting_beyond_atoms() const {
  return {lower_bound(Column::integer(0)), rows()};
}

Wire Matrix::at(KeyView wanted) const {
  std::size_t low = 0, high = rows();
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    if (key_less(key(middle), wanted))
      low = middle + 1;
    else
      high = middle;
  }
  return low < rows() && key_equal(key(low), wanted) ? wires_[low] : false_wire;
}

void Matrix::append(KeyView key, Wire wire) {
  columns_.insert(columns_.end(), key.begin(), key.end());
  wires_.push_back(wire);
  for (const Column column : key) {
    if (!column.is_atom()) only_atoms_ = false;
    if (column.is_any()) has_any_ = true;
  }
}

void MatrixBuilder::add(KeyView key, Wire wire) {
  if (wire.is_false()) return;
  columns_.insert(columns_.end(), key.begin(), key.end());
  wires_.push_back(wire);
}

Matrix MatrixBuilder::build(Circuit& circuit) {
  std::vector<std::size_t> order(wires_.size());
  std::iota(order.begin(), order.end(), 0);
  const auto before = [&](std::size_t left, std::size_t right) { return key_less(key(left), key(right)); };
  if (!std::is_sorted(order.begin(), order.end(), before)) std::sort(order.begin(), order.end(), before);
  Matrix matrix(arity_);
  matrix.wires_.reserve(order.size());
  std::vector<Wire> same;
  for (std::size_t start = 0; start < order.size();) {
    same.clear();
    std::size_t end = start;
    for (; end < order.size() && key_equal(key(order[end]), key(order[start])); ++end)
      same.push_back(wires_[order[end]]);
    matrix.append(key(order[start]), same.size() == 1 ? same.front() : circuit.disjunction(same));
    start = end;
  }
  return matrix;
}

}  // namespace jury::solver::relational
