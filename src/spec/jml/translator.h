// JML expressions to Java expressions over jury.Spec. What JML and Java share is copied word by word.
//
// A quantifier over numbers needs a range: bounds are looked for among the conjuncts of its range (and of the
// left side of an implication in its body, and of an \exists body). Conditions that stand before the bounds
// and do not speak of the variable guard the bounds' evaluation. Not handled: numbers without bounds,
// floating-point variables, variables of a type parameter's type.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "spec/jml/pieces.h"
#include "spec/jml/syntax.h"

namespace jury::spec::jml {

// What an expression may use, and how.
struct Surroundings {
  bool allows_result = false;
  bool allows_old = false;
  std::string mark;  // of the state that \old looks back to; empty: the contract's own
  std::map<std::string, std::string>
      old_names;                // variables that have another name under \old: parameters in bodies
  std::set<std::string> taken;  // names that a quantified variable cannot have
  std::set<std::string> type_variables;
  std::map<std::string, std::string>
      members;       // companions of class files: how to write a member of the class, without receiver
  std::string self;  // how to write `this`, when not as it is
  std::map<std::string, std::string> model_fields;      // how to write them where they are not hidden
  std::map<std::string, std::string> qualified_models;  // and behind a dot
  bool mathematical = false;                            // numbers do not overflow
  std::set<std::string> bigints;  // variables and methods that were declared with the type \bigint
  std::string count;  // the variable that counts the iterations of the loop; empty: there is no loop
};

class Translator {
 public:
  Translator(const Source& source, Surroundings surroundings)
      : source_(source), surroundings_(std::move(surroundings)) {}

  // Throws SyntaxError.
  Pieces translate(const NodePointer& node);
  // Of the value of a variable of this type.
  Pieces translate(const NodePointer& node, const std::vector<Token>& type_of_variable);

 private:
  struct Bound {
    NodePointer value;
    bool closed = true;
  };
  struct Range {
    std::vector<NodePointer> guards;  // evaluated before the bounds
    std::optional<Bound> low, high;
    std::vector<NodePointer> conditions;  // the others
  };

  void write(const Node& node, Pieces& out);
  void write(const NodePointer& node, Pieces& out) { write(*node, out); }
  void in_parentheses(const NodePointer& node, Pieces& out);
  void java(const Node& node, Pieces& out);
  void word(const Token& token, bool called, Pieces& out);
  void comparison(const Node& node, Pieces& out);
  // Arithmetic of mathematics (translator_arithmetic.cpp).
  bool computes(const Node& node, Pieces& out);
  void as_int(const NodePointer& node, std::string_view function, Pieces& out);
  bool is_argument(const Node& node, std::size_t at) const;
  bool is_computed(const NodePointer& node) const;
  bool is_widened(const Range& range, const std::string& type_name) const;
  void old(const NodePointer& node, Pieces& out);
  void reach(const Node& node, Pieces& out);
  void quantifier(const Node& node, Pieces& out);
  void quantify(const Node& node, std::size_t index, std::vector<NodePointer> conditions,
                const NodePointer& body, Pieces& out);
  void innermost(const Node& node, const std::vector<NodePointer>& conditions, const NodePointer& body,
                 Pieces& out);
  void over_numbers(const Node& node, std::size_t index, std::vector<NodePointer> conditions,
                    const NodePointer& body, Pieces& out);
  void over_objects(const Node& node, std::size_t index, const std::vector<NodePointer>& conditions,
                    const NodePointer& body, Pieces& out);
  void borrow_bounds(const std::vector<NodePointer>& conditions, const std::set<std::string>& later,
                     const std::string& variable, Range& range, std::size_t& last_bound) const;
  void bounded_call(const Node& node, std::size_t index, const Range& range, const NodePointer& body,
                    Pieces& out);
  void conjunction(const std::vector<NodePointer>& conditions, Pieces& out);
  void type(const std::vector<Token>& tokens, Pieces& out) const;
  std::string class_literal(const std::vector<Token>& tokens) const;
  std::string fresh_name(const std::string& wanted);
  bool mentions(const NodePointer& node, const std::set<std::string>& names) const;
  std::string text(const Token& token) const { return std::string(source_.text(token.begin, token.end)); }

  const Source& source_;
  Surroundings surroundings_;
  std::map<std::string, std::string> renamed_;
  bool in_old_ = false;
  unsigned next_name_ = 0;
};

// Whether an expression names the type \bigint, or something that was declared with it.
bool speaks_of_bigints(const Source& source, const NodePointer& node, const std::set<std::string>& names);

// The simple names that an expression uses: variables, fields, types; not the names of members behind a dot.
void collect_names(const Source& source, const NodePointer& node, std::set<std::string>& names);

}  // namespace jury::spec::jml
