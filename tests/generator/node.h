// The syntax tree of a generated program: a value type, cheap to copy and to cut, on which the shrinker
// works.
//
// A node does not name one construct of Java each; it holds a pattern, the Java text with holes for its
// children, and a category that says what may be done with it (deleted from its list, replaced by something
// of its type). So a method of the library is one line of a table, not a class. In a pattern, `$3` is child 3
// put in parentheses if it is an expression that needs them, `#3` is child 3 as it is, and "\n" starts a new
// line at the current indentation. Java text itself therefore never holds `$` or `#`.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "generator/type.h"

namespace jury::generator {

enum class Category {
  Expression,  // has a type
  Statement,
  Clause,   // a catch or case clause
  Member,   // of a class: field, method, constructor, nested class; at the top: import, class
  Text,     // a parameter, a supertype
  Block,    // { statements }
  Body,     // { members }
  Clauses,  // clauses, one per line
  List,     // expressions or texts with commas between them
  Unit,     // the members of a file
};

struct Node {
  Category category = Category::Expression;
  std::string pattern;
  Type type;        // of an expression
  std::string tag;  // of a List: lists with the same tag are the parameters and the arguments of one method
  bool atomic = false;  // an expression that never needs parentheses
  std::vector<Node> children;
};

// Nodes whose children may be deleted one by one.
bool is_sequence(Category category);

std::string print(const Node& node);
std::size_t count_nodes(const Node& node);

template <class... Children>
Node make_node(Category category, std::string pattern, Children&&... children) {
  Node node;
  node.category = category;
  node.pattern = std::move(pattern);
  node.children.reserve(sizeof...(children));
  (node.children.push_back(std::forward<Children>(children)), ...);
  return node;
}

// An expression that goes into parentheses where it is an operand.
template <class... Children>
Node compound(const Type& type, std::string pattern, Children&&... children) {
  Node node = make_node(Category::Expression, std::move(pattern), std::forward<Children>(children)...);
  node.type = type;
  return node;
}

// An expression that does not: a name, a literal, a call.
template <class... Children>
Node primary(const Type& type, std::string pattern, Children&&... children) {
  Node node = compound(type, std::move(pattern), std::forward<Children>(children)...);
  node.atomic = true;
  return node;
}

template <class... Children>
Node statement(std::string pattern, Children&&... children) {
  return make_node(Category::Statement, std::move(pattern), std::forward<Children>(children)...);
}

template <class... Children>
Node member(std::string pattern, Children&&... children) {
  return make_node(Category::Member, std::move(pattern), std::forward<Children>(children)...);
}

inline Node sequence(Category category, std::vector<Node> children, std::string tag = "") {
  Node node;
  node.category = category;
  node.children = std::move(children);
  node.tag = std::move(tag);
  return node;
}
inline Node block(std::vector<Node> statements) { return sequence(Category::Block, std::move(statements)); }
inline Node list(std::vector<Node> elements, std::string tag = "") {
  return sequence(Category::List, std::move(elements), std::move(tag));
}

}  // namespace jury::generator
