// The syntax tree of a .rel file, before names have a meaning (docs/user/relational-properties.md).
// One kind of tree serves formulas, relations and integers: `a - b` is a difference or a subtraction, and
// `a => b else c` a formula or a conditional, depending on what a and b turn out to be (rel_resolver.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "support/diagnostics.h"

namespace jury::spec {

enum class RelTermKind {
  name,           // text, primed
  number,         // number
  prefix,         // text is the operator: ~ ^ * # - ! some no one lone; one child
  infix,          // text is the operator; two children
  call,           // text(children), primed: the definition is about the post-state
  box,            // first child [ other children ]
  block,          // { children }, a conjunction
  conditional,    // condition, then, else
  quantified,     // text is all some no one lone sum; declarations, one child
  comprehension,  // declarations, one child
  let,            // text = first child | second child
};

struct RelTerm;
using RelTermPointer = std::unique_ptr<RelTerm>;

struct RelName {
  std::string text;
  SourcePosition position;
};

// x, y: multiplicity domain
struct RelDeclaration {
  std::vector<RelName> names;
  bool disjoint = false;
  std::string multiplicity;  // one, some, lone, set or nothing
  SourcePosition multiplicity_position;
  RelTermPointer domain;
};

struct RelTerm {
  RelTermKind kind;
  SourcePosition position;  // of its operator, or where it starts
  std::string text;
  bool primed = false;
  std::int64_t number = 0;
  int depth = 1;  // at least the length of a chain of operators
  std::vector<RelTermPointer> children;
  std::vector<RelDeclaration> declarations;
};

// pred, fun (also fun without parameters), or let at the level of the file or a method.
struct RelDefinition {
  enum class Kind { predicate, function, abbreviation };
  Kind kind;
  RelName name;
  std::vector<RelDeclaration> parameters;
  RelTermPointer body;
};

struct RelClause {
  bool is_precondition = false;
  RelName name;  // empty text when it has none
  SourcePosition position;
  RelTermPointer body;
};

struct RelMethod {
  std::string class_name;  // as written, dots between packages
  std::string method_name;
  std::optional<std::string> parameters;  // the text between the parentheses, if there were any
  SourcePosition position;
  std::vector<RelDefinition> definitions;  // visible in this method only
  std::vector<RelClause> clauses;
};

struct RelFile {
  std::string file;
  std::vector<RelDefinition> definitions;
  std::vector<RelMethod> methods;
};

}  // namespace jury::spec
