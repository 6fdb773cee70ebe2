// JML as it was written. Expressions keep their tokens: what Java and JML share is handed to javac as it is,
// and only the operators of JML have a kind of their own.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "spec/contracts.h"
#include "spec/jml/source.h"

namespace jury::spec::jml {

enum class NodeKind : std::uint8_t {
  Java,             // tokens and parts, to be written one after the other
  Parenthesised,    // ( part )
  And,              // left && right
  Comparison,       // a < b, also a <= b < c
  Implies,          // left ==> right
  ImpliedBy,        // left <== right
  Equivalent,       // left <==> right
  Inequivalent,     // left <=!=> right
  Subtype,          // left <: right
  Quantifier,       // (\forall T x; range; body)
  Result,           // \result
  Old,              // \old(part)
  Fresh,            // \fresh(part, ...)
  Reach,            // \reach(part [, type [, field ...]])
  NonNullElements,  // \nonnullelements(part)
  TypeOf,           // \typeof(part)
  TypeLiteral,      // \type(type)
  ElementType,      // \elemtype(part)
  NotModified,      // \not_modified(part, ...)
  JavaMath,         // \java_math(part)
  BigintMath,       // \bigint_math(part)
  Cast,             // a value of the written type: what a name of `old` or \let stands for
};

struct Node;
using NodePointer = std::shared_ptr<const Node>;

// A token, or a part.
struct Item {
  Token token;
  NodePointer node;
};

struct Variable {
  std::vector<Token> type;
  Token name;
};

struct Quantified {
  std::string_view keyword;  // "\forall", "\sum", ...
  std::vector<Variable> variables;
  NodePointer range;  // null: true
  NodePointer body;
};

struct Node {
  NodeKind kind = NodeKind::Java;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::vector<Item> items;
  std::optional<Quantified> quantified;
  std::vector<Token> type;    // of Reach, TypeLiteral and Cast
  std::vector<Token> fields;  // of Reach
};

struct ParsedClause {
  const Source* source = nullptr;
  ClauseKind kind = ClauseKind::Requires;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  NodePointer expression;        // null: true (signals without a condition)
  std::vector<Token> exception;  // of signals: its type
  Token variable;                // of signals: its name; End when there is none
  bool is_static = false;        // of invariants and constraints
};

struct ParsedLocation {
  Location::Kind kind = Location::Kind::Everything;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  NodePointer object;  // null: `this`, or a static field of this class
  Token field;
  NodePointer low, high;
};

struct ParsedBehaviour {
  BehaviourKind kind = BehaviourKind::Plain;
  std::uint32_t begin = 0;
  std::vector<ParsedClause> clauses;
  std::optional<std::vector<std::vector<Token>>> signals_only;
  std::optional<std::vector<ParsedLocation>> assignable;
};

// Something in the text that cannot be used: an error, or a clause that is not supported; `is_remark`: one
// that says something else than what is checked, so that the rest can be decided without it.
struct Problem {
  std::uint32_t at = 0;
  std::string message;
  bool is_error = true;
  bool is_remark = false;
  bool narrows = false;  // it says which states there are before the method: a precondition, an invariant
};

struct ParsedSpecification {
  const Source* source = nullptr;
  std::uint32_t begin = 0;
  std::vector<ParsedBehaviour> behaviours;
  std::vector<Problem> problems;
};

}  // namespace jury::spec::jml
