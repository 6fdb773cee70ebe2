#include "solver/relational/matrix_algebra.h"

#include <algorithm>
#include <array>
#include <set>
#include <unordered_map>

#include "support/diagnostics.h"

namespace jury::solver::relational {

namespace {

std::size_t count_anys(KeyView key) {
  std::set<Column> numbers;
  for (const Column column : key)
    if (column.is_any()) numbers.insert(column);
  return numbers.size();
}

bool has_any(KeyView key) {
  return std::any_of(key.begin(), key.end(), [](Column column) { return column.is_any(); });
}

// Numbers the `any`s from left to right.
void canonicalise(Key& key) {
  std::vector<Column> seen;
  for (Column& column : key) {
    if (!column.is_any()) continue;
    const auto place = std::find(seen.begin(), seen.end(), column);
    const auto number = static_cast<std::uint32_t>(place - seen.begin());
    if (place == seen.end()) seen.push_back(column);
    column = Column::any(number);
  }
}

Column numbered_apart(Column column, std::size_t from) {
  return column.is_any() ? Column::any(column.index() + static_cast<std::uint32_t>(from)) : column;
}

}  // namespace

// A most general unifier of two keys, under a condition on the symbolic integers.
class MatrixAlgebra::Unifier {
 public:
  Unifier(MatrixAlgebra& algebra, Wire condition) : algebra_(algebra), condition_(condition) {}

  Wire condition() const { return condition_; }
  bool unify(Column left, Column right) {
    left = resolve(left);
    right = resolve(right);
    if (left == right) return true;
    if (left.is_atom() || right.is_atom()) return false;
    if (left.is_any()) return bindings_.emplace_back(left, right), true;
    if (right.is_any()) return bindings_.emplace_back(right, left), true;
    condition_ = algebra_.circuit_.conjunction(condition_, algebra_.integers_.equal(left, right));
    return !condition_.is_false();
  }
  void apply(Key& key) const {
    if (bindings_.empty()) return;
    for (Column& column : key) column = resolve(column);
    canonicalise(key);
  }

 private:
  Column resolve(Column column) const {
    for (bool changed = column.is_any(); changed;) {
      changed = false;
      for (const auto& [from, to] : bindings_)
        if (from == column) column = to, changed = true;
    }
    return column;
  }

  MatrixAlgebra& algebra_;
  Wire condition_;
  std::vector<std::pair<Column, Column>> bindings_;
};

MatrixAlgebra::MatrixAlgebra(Circuit& circuit, IntegerTable& integers, std::size_t atoms,
                             std::function<void()> checkpoint)
    : circuit_(circuit), integers_(integers), atoms_(atoms), checkpoint_(std::move(checkpoint)) {}

Matrix MatrixAlgebra::single(KeyView key, Wire wire) {
  MatrixBuilder builder(key.size());
  builder.add(key, wire);
  return builder.build(circuit_);
}

Matrix MatrixAlgebra::all_integers() { return single(std::array{Column::any(0)}); }

Matrix MatrixAlgebra::univ() {
  MatrixBuilder builder(1);
  for (std::uint32_t index = 0; index < atoms_; ++index)
    builder.add(std::array{Column::atom(index)}, true_wire);
  builder.add(std::array{Column::any(0)}, true_wire);
  return builder.build(circuit_);
}

Matrix MatrixAlgebra::iden() {
  MatrixBuilder builder(2);
  for (std::uint32_t index = 0; index < atoms_; ++index)
    builder.add(std::array{Column::atom(index), Column::atom(index)}, true_wire);
  builder.add(std::array{Column::any(0), Column::any(0)}, true_wire);
  return builder.build(circuit_);
}

// Walks two matrices in step; `combine` gets both wires of a key, false where it is missing.
template <class Combine>
Matrix MatrixAlgebra::merge(const Matrix& left, const Matrix& right, Combine combine) {
  MatrixBuilder builder(left.arity());
  std::size_t first = 0, second = 0;
  while (first < left.rows() || second < right.rows()) {
    const bool from_left =
        second == right.rows() || (first < left.rows() && !key_less(right.key(second), left.key(first)));
    const bool from_right =
        first == left.rows() || (second < right.rows() && !key_less(left.key(first), right.key(second)));
    const KeyView key = from_left ? left.key(first) : right.key(second);
    builder.add(key, combine(from_left ? left.wire(first) : false_wire,
                             from_right ? right.wire(second) : false_wire));
    first += from_left ? 1 : 0;
    second += from_right ? 1 : 0;
  }
  checkpoint_();
  return builder.build(circuit_);
}

Matrix MatrixAlgebra::union_of(const Matrix& left, const Matrix& right) {
  if (left.empty()) return right;
  if (right.empty()) return left;
  return merge(left, right, [&](Wire one, Wire other) { return circuit_.disjunction(one, other); });
}

Matrix MatrixAlgebra::intersection(const Matrix& left, const Matrix& right) {
  if (left.only_atoms() || right.only_atoms())
    return merge(left, right, [&](Wire one, Wire other) { return circuit_.conjunction(one, other); });
  return intersect_symbolic(left, right);
}

Matrix MatrixAlgebra::intersect_symbolic(const Matrix& left, const Matrix& right) {
  MatrixBuilder builder(left.arity());
  for (std::size_t row = 0; row < left.rows(); ++row) {
    const KeyView key = left.key(row);
    const auto [from, to] = key[0].is_atom() ? right.starting_with(key[0]) : right.starting_beyond_atoms();
    for (std::size_t other = from; other < to; ++other) {
      Unifier unifier(*this, circuit_.conjunction(left.wire(row), right.wire(other)));
      bool possible = !unifier.condition().is_false();
      for (std::size_t column = 0; possible && column < key.size(); ++column)
        possible = unifier.unify(key[column], numbered_apart(right.key(other)[column], key.size()));
      if (!possible) continue;
      Key both(key.begin(), key.end());
      unifier.apply(both);
      builder.add(both, unifier.condition());
    }
    checkpoint_();
  }
  return builder.build(circuit_);
}

// Under which condition every tuple of `special` is one of `general` (both rows present).
Wire MatrixAlgebra::cover_condition(KeyView general, KeyView special) {
  std::vector<std::pair<Column, Column>> images;
  Wire condition = true_wire;
  for (std::size_t index = 0; index < general.size(); ++index) {
    Column from = general[index];
    const Column to = special[index];
    if (from.is_any()) {
      if (to.is_atom()) return false_wire;
      const auto image =
          std::find_if(images.begin(), images.end(), [&](const auto& pair) { return pair.first == from; });
      if (image == images.end()) {
        images.emplace_back(from, to);
        continue;
      }
      from = image->second;
    }
    if (from == to) continue;
    if (!from.is_integer() || !to.is_integer()) return false_wire;
    condition = circuit_.conjunction(condition, integers_.equal(from, to));
    if (condition.is_false()) return false_wire;
  }
  return condition;
}

Wire MatrixAlgebra::covered(KeyView key, const Matrix& by) {
  const auto [from, to] = key[0].is_atom() ? by.starting_with(key[0]) : by.starting_beyond_atoms();
  std::vector<Wire> ways;
  for (std::size_t row = from; row < to; ++row) {
    ways.push_back(circuit_.conjunction(by.wire(row), cover_condition(by.key(row), key)));
    if (ways.back().is_true()) return true_wire;
  }
  return circuit_.disjunction(ways);
}

bool MatrixAlgebra::meets(KeyView left, KeyView right) {
  Unifier unifier(*this, true_wire);
  for (std::size_t column = 0; column < left.size(); ++column)
    if (!unifier.unify(left[column], numbered_apart(right[column], left.size()))) return false;
  return true;
}

Matrix MatrixAlgebra::difference(const Matrix& left, const Matrix& right) {
  if (right.empty()) return left;
  MatrixBuilder builder(left.arity());
  for (std::size_t row = 0; row < left.rows(); ++row) {
    const KeyView key = left.key(row);
    if (has_any(key)) {
      // Taking single integers out of `any` leaves something that only a list can describe.
      for (std::size_t other = 0; other < right.rows(); ++other)
        if (meets(key, right.key(other)) && cover_condition(right.key(other), key).is_false())
          return difference(listed(left), right);
    }
    builder.add(key, circuit_.conjunction(left.wire(row), !covered(key, right)));
  }
  checkpoint_();
  return builder.build(circuit_);
}

void MatrixAlgebra::join_rows(const Matrix& left, std::size_t row, const Matrix& right,
                              std::pair<std::size_t, std::size_t> range, MatrixBuilder& into) {
  const KeyView key = left.key(row);
  Key joined;
  for (std::size_t other = range.first; other < range.second; ++other) {
    const KeyView continuation = right.key(other);
    Unifier unifier(*this, circuit_.conjunction(left.wire(row), right.wire(other)));
    if (unifier.condition().is_false()) continue;
    if (!unifier.unify(key.back(), numbered_apart(continuation.front(), key.size()))) continue;
    joined.assign(key.begin(), key.end() - 1);
    for (const Column column : continuation.subspan(1)) joined.push_back(numbered_apart(column, key.size()));
    unifier.apply(joined);
    if (right.has_any()) canonicalise(joined);
    into.add(joined, unifier.condition());
  }
}

Matrix MatrixAlgebra::join(const Matrix& left, const Matrix& right) {
  MatrixBuilder builder(left.arity() + right.arity() - 2);
  for (std::size_t row = 0; row < left.rows(); ++row) {
    const Column last = left.key(row).back();
    join_rows(left, row, right, last.is_atom() ? right.starting_with(last) : right.starting_beyond_atoms(),
              builder);
    checkpoint_();
  }
  return builder.build(circuit_);
}

Matrix MatrixAlgebra::product(const Matrix& left, const Matrix& right) {
  MatrixBuilder builder(left.arity() + right.arity());
  Key key(left.arity() + right.arity());
  for (std::size_t row = 0; row < left.rows(); ++row) {
    for (std::size_t other = 0; other < right.rows(); ++other) {
      const Wire wire = circuit_.conjunction(left.wire(row), right.wire(other));
      if (wire.is_false()) continue;
      key.assign(left.key(row).begin(), left.key(row).end());
      for (const Column column : right.key(other)) key.push_back(numbered_apart(column, left.arity()));
      if (right.has_any()) canonicalise(key);
      builder.add(key, wire);
    }
    checkpoint_();
  }
  return builder.build(circuit_);
}

// Whether some row of the relation starts with this column.
Wire MatrixAlgebra::starts_some_row(Column column, const Matrix& relation) {
  const auto [from, to] =
      column.is_atom() ? relation.starting_with(column) : relation.starting_beyond_atoms();
  std::vector<Wire> ways;
  for (std::size_t row = from; row < to; ++row)
    ways.push_back(circuit_.conjunction(relation.wire(row),
                                        cover_condition(relation.key(row).first(1), KeyView(&column, 1))));
  return circuit_.disjunction(ways);
}

Matrix MatrixAlgebra::without_overridden(const Matrix& left, const Matrix& right) {
  const auto [from, to] = right.starting_beyond_atoms();
  const bool names_integers = from < to && right.key(from)[0].is_integer();
  MatrixBuilder builder(left.arity());
  std::unordered_map<std::uint32_t, Wire> overridden_atoms;
  for (std::size_t row = 0; row < left.rows(); ++row) {
    const Column first = left.key(row)[0];
    if (first.is_any() && names_integers) return without_overridden(listed(left), right);
    if (!first.is_atom()) {
      builder.add(left.key(row), circuit_.conjunction(left.wire(row), !starts_some_row(first, right)));
      continue;
    }
    const auto [place, added] = overridden_atoms.emplace(first.index(), false_wire);
    if (added) place->second = starts_some_row(first, right);
    builder.add(left.key(row), circuit_.conjunction(left.wire(row), !place->second));
  }
  checkpoint_();
  return builder.build(circuit_);
}

bool MatrixAlgebra::is_integer_function(const Matrix& relation) const {
  for (std::size_t row = 0; row < relation.rows(); ++row) {
    const KeyView key = relation.key(row);
    if (!key.back().is_integer()) return false;
    for (const Column column : key.first(key.size() - 1))
      if (column.is_any() || (column.is_integer() && !integers_.is_constant(column))) return false;
    if (row > 0 && key_equal(key.first(key.size() - 1), relation.key(row - 1).first(key.size() - 1)))
      return false;
  }
  return true;
}

// Two integer functions of which at most one has a row present for any key.
Matrix MatrixAlgebra::merge_functions(const Matrix& first, const Matrix& second) {
  const std::size_t domain = first.arity() - 1;
  MatrixBuilder builder(first.arity());
  std::size_t left = 0, right = 0;
  while (left < first.rows() || right < second.rows()) {
    const bool only_left =
        right == second.rows() ||
        (left < first.rows() && key_less(first.key(left).first(domain), second.key(right).first(domain)));
    const bool only_right = !only_left && (left == first.rows() || key_less(second.key(right).first(domain),
                                                                            first.key(left).first(domain)));
    if (only_left || only_right) {
      const Matrix& from = only_left ? first : second;
      std::size_t& row = only_left ? left : right;
      builder.add(from.key(row), from.wire(row));
      ++row;
      continue;
    }
    Key key(first.key(left).begin(), first.key(left).end());
    key.back() = integers_.intern(integers_.arithmetic().if_then_else(
        second.wire(right), integers_.bits(second.key(right).back()), integers_.bits(key.back())));
    builder.add(key, circuit_.disjunction(first.wire(left), second.wire(right)));
    ++left, ++right;
  }
  checkpoint_();
  return builder.build(circuit_);
}

Matrix MatrixAlgebra::override_with(const Matrix& left, const Matrix& right) {
  if (right.empty()) return left;
  const Matrix kept = without_overridden(left, right);
  // Only when the first column is the whole domain does the override leave one number for each key.
  if (left.arity() == 2 && is_integer_function(kept) && is_integer_function(right))
    return merge_functions(kept, right);
  return union_of(kept, right);
}

Matrix MatrixAlgebra::transpose(const Matrix& relation) {
  MatrixBuilder builder(2);
  for (std::size_t row = 0; row < relation.rows(); ++row) {
    Key key{relation.key(row)[1], relation.key(row)[0]};
    if (relation.has_any()) canonicalise(key);
    builder.add(key, relation.wire(row));
  }
  return builder.build(circuit_);
}

// A shortest path repeats no first column, so it has at most as many steps as there are first columns.
std::size_t MatrixAlgebra::longest_path(const Matrix& relation) {
  std::size_t sources = 0;
  for (std::size_t row = 0; row < relation.rows(); ++row)
    if (row == 0 || relation.key(row)[0] != relation.key(row - 1)[0]) ++sources;
  return relation.has_any() ? sources + relation.rows() : sources;
}

Matrix MatrixAlgebra::reach(const Matrix& set, const Matrix& relation, bool reflexive) {
  const auto longest = longest_path(relation);
  Matrix front = reflexive ? set : join(set, relation);
  Matrix result = front;
  for (std::size_t steps = reflexive ? 0 : 1; steps < longest && !front.empty(); ++steps) {
    front = join(front, relation);
    Matrix further = union_of(result, front);
    if (further == result) break;
    result = std::move(further);
  }
  return result;
}

Matrix MatrixAlgebra::closure(const Matrix& relation) {
  const auto sources = longest_path(relation);
  Matrix result = relation;
  for (std::size_t steps = 1; steps < sources; steps *= 2) {
    Matrix longer = union_of(result, join(result, result));
    if (longer == result) break;
    result = std::move(longer);
  }
  return result;
}

Matrix MatrixAlgebra::reflexive_closure(const Matrix& relation) {
  return union_of(closure(relation), iden());
}

Matrix MatrixAlgebra::if_then_else(Wire condition, const Matrix& then_matrix, const Matrix& else_matrix) {
  if (condition.is_constant()) return condition.is_true() ? then_matrix : else_matrix;
  if (!then_matrix.only_atoms() && is_integer_function(then_matrix) && is_integer_function(else_matrix)) {
    const auto guard = [&](const Matrix& matrix, Wire guarding) {
      return merge(matrix, Matrix(matrix.arity()),
                   [&](Wire wire, Wire) { return circuit_.conjunction(guarding, wire); });
    };
    return merge_functions(guard(else_matrix, !condition), guard(then_matrix, condition));
  }
  return merge(then_matrix, else_matrix,
               [&](Wire one, Wire other) { return circuit_.if_then_else(condition, one, other); });
}

bool MatrixAlgebra::integers_outnumber(const Matrix& left, const Matrix& right) const {
  if (integers_.width().bits() >= 32) return true;
  return (std::size_t{1} << integers_.width().bits()) > (left.rows() + right.rows() + 1) * left.arity();
}

Wire MatrixAlgebra::subset(const Matrix& left, const Matrix& right) {
  if (left.has_any() && !integers_outnumber(left, right)) return subset(listed(left), right);
  std::vector<Wire> conditions;
  for (std::size_t row = 0; row < left.rows(); ++row) {
    conditions.push_back(circuit_.implication(left.wire(row), covered(left.key(row), right)));
    if (conditions.back().is_false()) return false_wire;
  }
  return circuit_.conjunction(conditions);
}

Wire MatrixAlgebra::equal(const Matrix& left, const Matrix& right) {
  if (!left.only_atoms() || !right.only_atoms())
    return circuit_.conjunction(subset(left, right), subset(right, left));
  std::vector<Wire> conditions;
  merge(left, right, [&](Wire one, Wire other) {
    conditions.push_back(circuit_.equivalence(one, other));
    return false_wire;
  });
  return circuit_.conjunction(conditions);
}

Wire MatrixAlgebra::some(const Matrix& relation) { return circuit_.disjunction(relation.wires()); }

bool MatrixAlgebra::may_be_equal(KeyView left, KeyView right) const {
  for (std::size_t column = 0; column < left.size(); ++column) {
    if (left[column] == right[column]) continue;
    if (!left[column].is_integer() || !right[column].is_integer()) return false;
    if (integers_.is_constant(left[column]) && integers_.is_constant(right[column])) return false;
  }
  return true;
}

Wire MatrixAlgebra::keys_equal(KeyView left, KeyView right) {
  Wire condition = true_wire;
  for (std::size_t column = 0; column < left.size() && !condition.is_false(); ++column) {
    if (left[column] == right[column]) continue;
    if (!left[column].is_integer() || !right[column].is_integer()) return false_wire;
    condition = circuit_.conjunction(condition, integers_.equal(left[column], right[column]));
  }
  return condition;
}

std::vector<Wire> MatrixAlgebra::distinct_wires(const Matrix& relation) {
  std::vector<Wire> wires = relation.wires();
  if (relation.only_atoms()) return wires;
  for (std::size_t row = 0; row < relation.rows(); ++row) {
    std::vector<Wire> repeats;
    for (std::size_t earlier = 0; earlier < row; ++earlier) {
      if (!may_be_equal(relation.key(earlier), relation.key(row))) continue;
      if (circuit_.conjunction(relation.wire(row), relation.wire(earlier)).is_false()) continue;
      const Wire same = keys_equal(relation.key(earlier), relation.key(row));
      if (!same.is_false()) repeats.push_back(circuit_.conjunction(relation.wire(earlier), same));
    }
    wires[row] = circuit_.conjunction(wires[row], !circuit_.disjunction(repeats));
  }
  checkpoint_();
  return wires;
}

Wire MatrixAlgebra::lone(const Matrix& relation) {
  std::vector<Wire> finite;
  Wire unlimited = false_wire;
  MatrixBuilder builder(relation.arity());
  for (std::size_t row = 0; row < relation.rows(); ++row) {
    if (has_any(relation.key(row)))
      unlimited = circuit_.disjunction(unlimited, relation.wire(row));
    else
      builder.add(relation.key(row), relation.wire(row));
  }
  return circuit_.conjunction(!unlimited, circuit_.at_most_one(distinct_wires(builder.build(circuit_))));
}

Bits MatrixAlgebra::cardinality(const Matrix& relation) {
  return integers_.arithmetic().count(distinct_wires(listed(relation)));
}

Bits MatrixAlgebra::sum(const Matrix& set) {
  const Matrix elements = listed(set);
  const std::vector<Wire> wires = distinct_wires(elements);
  std::vector<Bits> addends;
  for (std::size_t row = 0; row < elements.rows(); ++row)
    if (elements.key(row)[0].is_integer())
      addends.push_back(integers_.arithmetic().guarded(wires[row], integers_.bits(elements.key(row)[0])));
  return integers_.arithmetic().sum(std::move(addends));
}

Bits MatrixAlgebra::value(const Matrix& set) {
  const Matrix elements = listed(set);
  std::vector<std::vector<Wire>> ways(static_cast<std::size_t>(integers_.width().bits()));
  for (std::size_t row = 0; row < elements.rows(); ++row) {
    if (!elements.key(row)[0].is_integer()) continue;
    const Bits& bits = integers_.bits(elements.key(row)[0]);
    for (std::size_t index = 0; index < bits.size(); ++index)
      ways[index].push_back(circuit_.conjunction(elements.wire(row), bits[index]));
  }
  Bits result;
  for (const std::vector<Wire>& wires : ways) result.push_back(circuit_.disjunction(wires));
  return result;
}

bool MatrixAlgebra::can_list(const Matrix& relation) const {
  if (integers_.width().bits() > 16) return false;
  std::size_t total = 0;
  for (std::size_t row = 0; row < relation.rows() && total <= listing_limit; ++row) {
    std::size_t count = 1;
    for (std::size_t any = count_anys(relation.key(row)); any > 0 && count <= listing_limit; --any)
      count <<= integers_.width().bits();
    total += count;
  }
  return total <= listing_limit;
}

void MatrixAlgebra::list_row(Key key, Wire wire, MatrixBuilder& into) {
  const auto first = std::find_if(key.begin(), key.end(), [](Column column) { return column.is_any(); });
  if (first == key.end()) return into.add(key, wire);
  const Column variable = *first;
  for (std::int64_t value = integers_.width().least(); value <= integers_.width().greatest(); ++value) {
    Key instance = key;
    std::replace(instance.begin(), instance.end(), variable, integers_.constant(value));
    list_row(std::move(instance), wire, into);
  }
}

Matrix MatrixAlgebra::listed(const Matrix& relation) {
  if (!relation.has_any()) return relation;
  if (!can_list(relation))
    throw Unsupported("this needs every integer of " + std::to_string(integers_.width().bits()) +
                      " bits one by one: bound the integers it ranges over, or use fewer bits");
  MatrixBuilder builder(relation.arity());
  for (std::size_t row = 0; row < relation.rows(); ++row) {
    list_row(Key(relation.key(row).begin(), relation.key(row).end()), relation.wire(row), builder);
    checkpoint_();
  }
  return builder.build(circuit_);
}

}  // namespace jury::solver::relational
