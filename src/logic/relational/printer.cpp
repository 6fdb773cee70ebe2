// Binding strengths follow the grammar in docs/user/relational-properties.md (Alloy's, from weak to strong).
#include "logic/relational/printer.h"

#include "logic/relational/handler_table.h"

namespace jury::logic::relational {

namespace {

enum Strength {
  weakest,
  disjunction,
  equivalence,
  implication,
  conjunction,
  negation,
  comparison,
  multiplicity,
  shift,
  sum,
  factor,
  count,
  overriding,
  intersection,
  product,
  restriction,
  join,
  prefix,
  atom
};

class Printer {
 public:
  using Handler = std::string (Printer::*)(const Node&);
  std::string print(const Node* node, Strength at_least);

 private:
  struct Handlers;
  std::string leaf(const Node& node);
  std::string infix(const Node& node);
  std::string prefix_operator(const Node& node);
  std::string call(const Node& node);
  std::string conditional(const Node& node);
  std::string binder(const Node& node);
  std::string n_ary(const Node& node);
};

Strength strength(const Node& node) {
  static constexpr HandlerTable<int> table = {{NodeKind::Union, sum},
                                              {NodeKind::Difference, sum},
                                              {NodeKind::Intersection, intersection},
                                              {NodeKind::Join, join},
                                              {NodeKind::Product, product},
                                              {NodeKind::Override, overriding},
                                              {NodeKind::Transpose, prefix},
                                              {NodeKind::Closure, prefix},
                                              {NodeKind::ReflexiveClosure, prefix},
                                              {NodeKind::Cardinality, count},
                                              {NodeKind::Plus, sum},
                                              {NodeKind::Minus, sum},
                                              {NodeKind::Times, factor},
                                              {NodeKind::Divide, factor},
                                              {NodeKind::Remainder, factor},
                                              {NodeKind::ShiftLeft, shift},
                                              {NodeKind::ShiftRight, shift},
                                              {NodeKind::UnsignedShiftRight, shift},
                                              {NodeKind::Subset, comparison},
                                              {NodeKind::Equal, comparison},
                                              {NodeKind::Some, multiplicity},
                                              {NodeKind::No, multiplicity},
                                              {NodeKind::One, multiplicity},
                                              {NodeKind::Lone, multiplicity},
                                              {NodeKind::Not, negation},
                                              {NodeKind::And, conjunction},
                                              {NodeKind::Or, disjunction},
                                              {NodeKind::Implies, implication},
                                              {NodeKind::Iff, equivalence},
                                              {NodeKind::IntegerEqual, comparison},
                                              {NodeKind::IntegerLess, comparison},
                                              {NodeKind::IntegerAtMost, comparison}};
  if (node.kind == NodeKind::And || node.kind == NodeKind::Or) {
    if (node.children.empty()) return atom;
  }
  if (node.kind == NodeKind::None && node.arity > 1) return product;
  const int found = table[node.kind];
  return found == 0 ? atom : static_cast<Strength>(found);
}

std::string parenthesised_list(const std::vector<std::string>& parts) {
  std::string text = "[";
  for (std::size_t index = 0; index < parts.size(); ++index) text += (index ? ", " : "") + parts[index];
  return text + "]";
}

}  // namespace

struct Printer::Handlers {
  static constexpr HandlerTable<Handler> all = {
      {NodeKind::Relation, &Printer::leaf},
      {NodeKind::Variable, &Printer::leaf},
      {NodeKind::None, &Printer::leaf},
      {NodeKind::Univ, &Printer::leaf},
      {NodeKind::Iden, &Printer::leaf},
      {NodeKind::Integers, &Printer::leaf},
      {NodeKind::Union, &Printer::infix},
      {NodeKind::Intersection, &Printer::infix},
      {NodeKind::Difference, &Printer::infix},
      {NodeKind::Join, &Printer::infix},
      {NodeKind::Product, &Printer::infix},
      {NodeKind::Override, &Printer::infix},
      {NodeKind::Transpose, &Printer::prefix_operator},
      {NodeKind::Closure, &Printer::prefix_operator},
      {NodeKind::ReflexiveClosure, &Printer::prefix_operator},
      {NodeKind::Comprehension, &Printer::binder},
      {NodeKind::ConditionalExpression, &Printer::conditional},
      {NodeKind::IntegerToExpression, &Printer::call},
      {NodeKind::Literal, &Printer::leaf},
      {NodeKind::Sum, &Printer::call},
      {NodeKind::Value, &Printer::call},
      {NodeKind::Cardinality, &Printer::prefix_operator},
      {NodeKind::SumOver, &Printer::binder},
      {NodeKind::Plus, &Printer::infix},
      {NodeKind::Minus, &Printer::infix},
      {NodeKind::Times, &Printer::infix},
      {NodeKind::Divide, &Printer::infix},
      {NodeKind::Remainder, &Printer::infix},
      {NodeKind::Negate, &Printer::call},
      {NodeKind::BitAnd, &Printer::call},
      {NodeKind::BitOr, &Printer::call},
      {NodeKind::BitXor, &Printer::call},
      {NodeKind::BitNot, &Printer::call},
      {NodeKind::ShiftLeft, &Printer::infix},
      {NodeKind::ShiftRight, &Printer::infix},
      {NodeKind::UnsignedShiftRight, &Printer::infix},
      {NodeKind::ConditionalInteger, &Printer::conditional},
      {NodeKind::True, &Printer::leaf},
      {NodeKind::False, &Printer::leaf},
      {NodeKind::Subset, &Printer::infix},
      {NodeKind::Equal, &Printer::infix},
      {NodeKind::Some, &Printer::prefix_operator},
      {NodeKind::No, &Printer::prefix_operator},
      {NodeKind::One, &Printer::prefix_operator},
      {NodeKind::Lone, &Printer::prefix_operator},
      {NodeKind::Not, &Printer::prefix_operator},
      {NodeKind::And, &Printer::n_ary},
      {NodeKind::Or, &Printer::n_ary},
      {NodeKind::Implies, &Printer::infix},
      {NodeKind::Iff, &Printer::infix},
      {NodeKind::ForAll, &Printer::binder},
      {NodeKind::Exists, &Printer::binder},
      {NodeKind::ExistsOne, &Printer::binder},
      {NodeKind::ExistsAtMostOne, &Printer::binder},
      {NodeKind::IntegerEqual, &Printer::infix},
      {NodeKind::IntegerLess, &Printer::infix},
      {NodeKind::IntegerAtMost, &Printer::infix},
      {NodeKind::Functional, &Printer::call},
      {NodeKind::TotalOrder, &Printer::call},
  };
  static_assert(all.complete(NodeSort::Expression) && all.complete(NodeSort::Integer) &&
                all.complete(NodeSort::Formula));
};

std::string Printer::print(const Node* node, Strength at_least) {
  const std::string text = (this->*Handlers::all[node->kind])(*node);
  return strength(*node) < at_least ? "(" + text + ")" : text;
}

std::string Printer::leaf(const Node& node) {
  if (node.kind == NodeKind::Relation || node.kind == NodeKind::Variable) return node.name;
  if (node.kind == NodeKind::Literal) return std::to_string(node.value);
  std::string text(info(node.kind).text);
  for (std::size_t column = 1; node.kind == NodeKind::None && column < node.arity; ++column)
    text += " -> none";
  return text;
}

// Left-associative except =>; a join sticks to its operands.
std::string Printer::infix(const Node& node) {
  const Strength own = strength(node);
  const auto tighter = static_cast<Strength>(own + 1);
  const bool rightward = node.kind == NodeKind::Implies;
  const std::string left = print(node.children[0], rightward ? tighter : own);
  const std::string right = print(node.children[1], rightward ? own : tighter);
  const std::string operation(info(node.kind).text);
  return node.kind == NodeKind::Join ? left + operation + right : left + " " + operation + " " + right;
}

std::string Printer::prefix_operator(const Node& node) {
  const std::string operation(info(node.kind).text);
  const std::string operand = print(node.children[0], strength(node));
  const bool word = std::isalpha(static_cast<unsigned char>(operation[0])) != 0;
  return operation + (word ? " " : "") + operand;
}

std::string Printer::call(const Node& node) {
  std::vector<std::string> arguments;
  for (const Node* child : node.children) arguments.push_back(print(child, weakest));
  const std::string name = node.kind == NodeKind::Negate ? "negate" : std::string(info(node.kind).text);
  return name + parenthesised_list(arguments);
}

std::string Printer::conditional(const Node& node) {
  return "(if " + print(node.children[0], weakest) + " then " + print(node.children[1], weakest) + " else " +
         print(node.children[2], weakest) + ")";
}

std::string Printer::binder(const Node& node) {
  std::string declarations;
  for (std::size_t index = 0; index < node.bound_variables(); ++index)
    declarations += (index ? ", " : "") + node.children[2 * index]->name + ": " +
                    print(node.children[2 * index + 1], shift);
  const std::string rest = declarations + " | " + print(node.body(), weakest);
  if (node.kind == NodeKind::Comprehension) return "{" + rest + "}";
  return "(" + std::string(info(node.kind).text) + " " + rest + ")";
}

std::string Printer::n_ary(const Node& node) {
  const Strength own = strength(node);
  std::string text;
  for (std::size_t index = 0; index < node.children.size(); ++index)
    text += (index ? " " + std::string(info(node.kind).text) + " " : "") + print(node.children[index], own);
  return text;
}

std::string to_string(const Node* node) { return Printer().print(node, weakest); }

}  // namespace jury::logic::relational
