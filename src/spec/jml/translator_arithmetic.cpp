// The arithmetic of mathematics (jury.Numbers): the operators become calls that do not overflow, which javac
// chooses by the types of the operands. Where Java may want an int, for an index or the argument of a method,
// the number is taken back to one.
//
// Operators on bits, shifts, % and casts are those of Java: none of them has a result beyond its operands'
// type, but for <<, whose bits may be lost as in Java.
#include <algorithm>

#include "spec/jml/cursor.h"
#include "spec/jml/translator.h"

namespace jury::spec::jml {

namespace {

// The function for an operator between two parts, or before one.
std::string function_of(std::string_view sign, bool is_binary) {
  static const std::map<std::string_view, std::string> binary{
      {"+", "plus"}, {"-", "minus"}, {"*", "times"}, {"/", "dividedBy"}};
  if (!is_binary) return sign == "-" ? "negated" : "";
  const auto found = binary.find(sign);
  return found == binary.end() ? "" : found->second;
}

bool is_literal(const NodePointer& node) {
  return node->kind == NodeKind::Java && node->items.size() == 1 && !node->items[0].node &&
         node->items[0].token.kind == TokenKind::Number;
}

// The function that stands for the operator of the node; empty: it has none.
std::string function_of(const Source& source, const Node& node) {
  const auto sign = [&](std::size_t at) {
    const auto& item = node.items[at];
    return item.node || item.token.kind != TokenKind::Operator
               ? std::string_view()
               : source.text(item.token.begin, item.token.end);
  };
  if (node.kind != NodeKind::Java) return "";
  if (node.items.size() == 3 && node.items[0].node && node.items[2].node) return function_of(sign(1), true);
  if (node.items.size() == 2 && node.items[1].node && !is_literal(node.items[1].node))
    return function_of(sign(0), false);
  return "";
}

bool any_part(const NodePointer& node, const auto& holds) {
  if (!node) return false;
  if (holds(*node)) return true;
  if (node->quantified &&
      (any_part(node->quantified->range, holds) || any_part(node->quantified->body, holds)))
    return true;
  return std::any_of(node->items.begin(), node->items.end(),
                     [&](const Item& item) { return any_part(item.node, holds); });
}

}  // namespace

bool speaks_of_bigints(const Source& source, const NodePointer& node, const std::set<std::string>& names) {
  const auto is_named = [&](const Token& token) {
    if (token.kind != TokenKind::Word) return false;
    const auto word = source.text(token.begin, token.end);
    return is_bigint(word) || names.contains(std::string(word));
  };
  return any_part(node, [&](const Node& part) {
    const auto any_of = [&](const std::vector<Token>& tokens) {
      return std::any_of(tokens.begin(), tokens.end(), is_named);
    };
    return any_of(part.type) ||
           std::any_of(part.items.begin(), part.items.end(),
                       [&](const Item& item) { return !item.node && is_named(item.token); }) ||
           (part.quantified &&
            std::any_of(part.quantified->variables.begin(), part.quantified->variables.end(),
                        [&](const Variable& variable) { return any_of(variable.type); }));
  });
}

bool Translator::computes(const Node& node, Pieces& out) {
  const auto function = function_of(source_, node);
  if (function.empty()) return false;
  const bool is_binary = node.items.size() == 3;
  out.add("jury.Numbers." + function + "(", source_, node.items[is_binary ? 1 : 0].token.begin);
  write(node.items[is_binary ? 0 : 1].node, out);
  if (is_binary) {
    out.add(", ");
    write(node.items[2].node, out);
  }
  out.add(") ");
  return true;
}

// Whether the value may be a number beyond those of an int variable: what is computed, and what was declared
// so.
bool Translator::is_computed(const NodePointer& node) const {
  return surroundings_.mathematical &&
         (any_part(node, [&](const Node& part) { return !function_of(source_, part).empty(); }) ||
          speaks_of_bigints(source_, node, surroundings_.bigints));
}

// Whether the part at this place of a node is the argument of a call or the element of an array.
bool Translator::is_argument(const Node& node, std::size_t at) const {
  if (node.kind != NodeKind::Java || at == 0 || node.items[at - 1].node) return false;
  const auto before = text(node.items[at - 1].token);
  return before == "(" || before == "," || before == "{";
}

void Translator::as_int(const NodePointer& node, std::string_view function, Pieces& out) {
  if (!is_computed(node)) return write(node, out);
  out.add("jury.Numbers." + std::string(function) + "(", source_, node->begin);
  write(node, out);
  out.add(")");
}

// Whether the ends of a range of numbers are numbers beyond those of its variable.
bool Translator::is_widened(const Range& range, const std::string& type_name) const {
  if (type_name == "long" || is_bigint(type_name)) return false;
  return (range.low && is_computed(range.low->value)) || (range.high && is_computed(range.high->value));
}

}  // namespace jury::spec::jml
