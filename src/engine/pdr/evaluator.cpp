#include "engine/pdr/evaluator.h"

#include <algorithm>
#include <array>

#include "support/diagnostics.h"

namespace jury::engine::pdr {

using logic::Kind;
using logic::Term;

namespace {

constexpr std::array shape_table{
    std::pair{Kind::boolean_value, Shape::Value}, std::pair{Kind::constant, Shape::Atom},
    std::pair{Kind::logical_not, Shape::Not},     std::pair{Kind::logical_and, Shape::And},
    std::pair{Kind::logical_or, Shape::Or},       std::pair{Kind::logical_xor, Shape::Xor},
    std::pair{Kind::if_then_else, Shape::Choice}, std::pair{Kind::apply, Shape::Application},
    std::pair{Kind::equal, Shape::Equal}};
static_assert(shape_table.size() == static_cast<std::size_t>(Shape::Equal) + 1);

constexpr std::uint64_t all_ones = ~std::uint64_t{0};
std::uint64_t spread(bool value) { return value ? all_ones : 0; }

}  // namespace

Shape shape_of(Term formula) {
  for (const auto& [kind, shape] : shape_table)
    if (kind == formula.kind()) return shape;
  JURY_CHECK(false, "a formula outside the ground fragment");
}

void RelationTable::reset(std::size_t first, std::size_t second) {
  row_words_ = (second + 63) / 64;
  column_words_ = (first + 63) / 64;
  rows_.assign(first * row_words_, 0);
  columns_.assign(second * column_words_, 0);
}

void RelationTable::set(std::uint32_t first, std::uint32_t second) {
  rows_[first * row_words_ + second / 64] |= std::uint64_t{1} << (second % 64);
  columns_[second * column_words_ + first / 64] |= std::uint64_t{1} << (first % 64);
}

std::optional<bool> GroundModel::value_of(int literal) const {
  const auto variable = static_cast<std::size_t>(literal < 0 ? -literal : literal);
  if (variable >= values.size()) return std::nullopt;
  return (values[variable] != 0) == (literal > 0);
}

std::uint32_t Evaluator::slot(Term variable) {
  if (const auto* found = slot_index_.find(variable)) return *found;
  const auto number = static_cast<std::uint32_t>(slots_.size());
  slots_.push_back(0);
  slot_index_.insert(variable, number);
  return number;
}

bool Evaluator::holds(Term formula) {
  varying_ = no_slot;
  return mask(compile(formula)) & 1;
}

std::uint32_t Evaluator::element(Term term) { return element_of(compile_argument(term)); }

std::uint64_t Evaluator::row(Term formula, Term variable, std::size_t word) {
  const auto node = compile(formula);
  varying_ = slot(variable);
  varying_size_ = model_.sizes[variable.sort() == iterator_ ? 1 : 0];
  word_ = word;
  return mask(node);
}

bool Evaluator::is_settled(Term formula) {
  varying_ = no_slot;
  const auto id = compile(formula);
  if (nodes_[id].shape != Shape::Or) return false;
  return std::ranges::any_of(nodes_[id].parts,
                             [this](NodeId part) { return nodes_[part].ground && mask(part) != 0; });
}

Evaluator::NodeId Evaluator::compile(Term formula) {
  if (const auto* found = node_index_.find(formula)) return *found;
  Node node;
  node.shape = shape_of(formula);
  node.ground = !formula.has_variable();
  node.term = formula;
  if (node.shape == Shape::Value) node.value = formula.is_true();
  const bool of_terms =
      node.shape == Shape::Application || (node.shape == Shape::Equal && !formula[0].sort().is_boolean());
  if (of_terms) {
    node.count = static_cast<std::uint8_t>(formula.size());
    for (std::size_t i = 0; i < formula.size(); ++i) node.arguments[i] = compile_argument(formula[i]);
  } else {
    for (const Term part : formula.children()) node.parts.push_back(compile(part));
    // Parts without variables are the cheapest.
    if (node.shape == Shape::And || node.shape == Shape::Or)
      std::ranges::stable_partition(node.parts, [this](NodeId part) { return nodes_[part].ground; });
  }
  const auto id = static_cast<NodeId>(nodes_.size());
  nodes_.push_back(std::move(node));
  node_index_.insert(formula, id);
  return id;
}

std::uint32_t Evaluator::compile_argument(Term term) {
  if (const auto* found = argument_index_.find(term)) return *found;
  Argument argument;
  argument.sort = term.sort() == iterator_ ? 1 : 0;
  argument.term = term;
  if (term.kind() == Kind::variable) {
    argument.tag = Argument::Tag::Variable;
    argument.slot = slot(term);
  } else if (term.has_variable()) {
    JURY_CHECK(term.kind() == Kind::apply, "a term outside the ground fragment");
    argument.tag = Argument::Tag::Iterated;
    argument.slot = compile_argument(term[0]);
  }
  const auto id = static_cast<std::uint32_t>(arguments_.size());
  arguments_.push_back(argument);
  argument_index_.insert(term, id);
  return id;
}

bool Evaluator::varies(std::uint32_t id) const {
  const auto& argument = arguments_[id];
  switch (argument.tag) {
    case Argument::Tag::Variable:
      return argument.slot == varying_;
    case Argument::Tag::Iterated:
      return varies(argument.slot);
    case Argument::Tag::Ground:
      return false;
  }
  return false;
}

std::uint32_t Evaluator::element_of(std::uint32_t id) const {
  const auto& argument = arguments_[id];
  switch (argument.tag) {
    case Argument::Tag::Variable:
      return slots_[argument.slot];
    case Argument::Tag::Iterated:
      return model_.iterated[element_of(argument.slot)];
    case Argument::Tag::Ground:
      break;
  }
  const auto& classes = model_.class_of[argument.sort];
  if (const auto* found = model_.ground_index.find(argument.term); found && *found < classes.size())
    return classes[*found];
  if (argument.term.kind() == Kind::constant) return 0;  // nothing is known about it yet: like null
  JURY_CHECK(argument.term.kind() == Kind::apply, "a term outside the ground fragment");
  const Term iterator = argument.term[0];
  const auto* found = model_.ground_index.find(iterator);
  const bool known = found && *found < model_.class_of[1].size();
  return model_.iterated[known ? model_.class_of[1][*found] : 0];
}

std::uint64_t Evaluator::mask(NodeId id) {
  if (!nodes_[id].ground) return compute(id);
  if (nodes_[id].stamp != model_.stamp) {
    const auto* literal = model_.literals.find(nodes_[id].term);
    const auto known = literal ? model_.value_of(*literal) : std::nullopt;
    nodes_[id].value = known ? *known : (compute(id) & 1);
    nodes_[id].stamp = model_.stamp;
  }
  return spread(nodes_[id].value);
}

std::uint64_t Evaluator::compute(NodeId id) {
  const auto& node = nodes_[id];  // no node is made while values are computed
  switch (node.shape) {
    case Shape::Value:
      return spread(node.term.is_true());
    case Shape::Atom:
      return 0;  // unknown to the solver so far
    case Shape::Not:
      return ~mask(node.parts[0]);
    case Shape::And: {
      std::uint64_t all = all_ones;
      for (std::size_t i = 0; i < node.parts.size() && all != 0; ++i) all &= mask(node.parts[i]);
      return all;
    }
    case Shape::Or: {
      std::uint64_t any = 0;
      for (std::size_t i = 0; i < node.parts.size() && any != all_ones; ++i) any |= mask(node.parts[i]);
      return any;
    }
    case Shape::Xor:
      return mask(node.parts[0]) ^ mask(node.parts[1]);
    case Shape::Choice: {
      const auto condition = mask(node.parts[0]);
      const auto chosen = condition != 0 ? mask(node.parts[1]) & condition : 0;
      return condition != all_ones ? chosen | (mask(node.parts[2]) & ~condition) : chosen;
    }
    case Shape::Equal:
      if (node.count == 0) return ~(mask(node.parts[0]) ^ mask(node.parts[1]));
      return equality(node);
    case Shape::Application:
      return application(node);
  }
  JURY_CHECK(false, "a formula outside the ground fragment");
}

template <class Test>
std::uint64_t Evaluator::one_by_one(Test&& test) {
  std::uint64_t result = 0;
  const auto begin = word_ * 64, end = std::min(varying_size_, begin + 64);
  for (auto e = begin; e < end; ++e) {
    slots_[varying_] = static_cast<std::uint32_t>(e);
    if (test()) result |= std::uint64_t{1} << (e - begin);
  }
  return result;
}

std::uint64_t Evaluator::equality(const Node& node) {
  auto left = node.arguments[0], right = node.arguments[1];
  if (!varies(left) && !varies(right)) return spread(element_of(left) == element_of(right));
  if (varies(right)) std::swap(left, right);
  const bool is_variable = arguments_[left].tag == Argument::Tag::Variable;
  if (is_variable && !varies(right)) {
    const auto element = element_of(right);
    return element / 64 == word_ ? std::uint64_t{1} << (element % 64) : 0;
  }
  return one_by_one([&] { return element_of(left) == element_of(right); });
}

std::uint64_t Evaluator::application(const Node& node) {
  const auto found = model_.table_index.find(node.term.function().id());
  if (found == model_.table_index.end()) return 0;
  const auto& table = model_.tables[found->second];
  if (table.is_empty()) return 0;
  const auto at = [&](std::size_t i) { return i < node.count ? element_of(node.arguments[i]) : 0; };
  const bool first = node.count > 0 && varies(node.arguments[0]);
  const bool second = node.count > 1 && varies(node.arguments[1]);
  if (!first && !second) return spread(table.at(at(0), at(1)));
  const auto plain = [&](std::size_t i) {
    return arguments_[node.arguments[i]].tag == Argument::Tag::Variable;
  };
  if (first && !second && plain(0)) return table.column(at(1), word_);
  if (second && !first && plain(1)) return table.row(at(0), word_);
  return one_by_one([&] { return table.at(at(0), at(1)); });
}

}  // namespace jury::engine::pdr
