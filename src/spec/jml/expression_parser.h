// Expressions of JML: those of Java without assignments, and the operators that JML adds. One function per
// level of precedence. Stays within JML comments: where they end, the input ends.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "spec/jml/cursor.h"
#include "spec/jml/syntax.h"

namespace jury::spec::jml {

class ExpressionParser {
 public:
  explicit ExpressionParser(Cursor& cursor) : cursor_(cursor) {}

  // Throws SyntaxError.
  NodePointer expression();
  NodePointer postfix();
  std::vector<Token> type();

  // T name = value, name = value; from here on a name stands for its value, until the definitions are put
  // back. Those of an `old` clause have the value from before the method, which clauses that speak of the
  // state after it must say (`looks_back`).
  struct Definition {
    NodePointer value;
    bool from_before = false;
  };
  using Definitions = std::map<std::string, Definition, std::less<>>;
  void define(bool from_before);
  Definitions& definitions() { return definitions_; }
  void set_looks_back(bool looks_back) { looks_back_ = looks_back; }

  static bool is_quantifier(std::string_view word);

  // The end of the comment counts as the end of the text.
  bool at(std::string_view word) const { return cursor_.in_jml() && cursor_.at(word); }
  bool skip(std::string_view word);
  Token expect(std::string_view word, std::string_view after);
  Token name(std::string_view what);
  [[noreturn]] void fail(const std::string& expected) const;

 private:
  NodePointer conditional();
  NodePointer equivalence();
  NodePointer implication();
  NodePointer binary(std::size_t level);
  NodePointer relational();
  NodePointer shift();
  NodePointer additive();
  NodePointer unary();
  NodePointer cast_or_parentheses();
  NodePointer primary();
  NodePointer creation();
  NodePointer lambda();
  NodePointer quantifier();
  bool ends_clause() const;
  NodePointer operator_word();
  NodePointer let();
  NodePointer labelled();
  NodePointer defined(const Token& name, const Definition& definition) const;
  void refuse_capture(const std::string& variable, std::uint32_t at) const;
  void arguments(std::vector<Item>& items);
  void suffixes(std::vector<Item>& items);
  bool at_lambda() const;
  bool at_cast() const;
  bool at_shift(std::size_t& count) const;
  NodePointer make(NodeKind kind, std::vector<Item> items) const;
  Item taken() { return {cursor_.take(), nullptr}; }

  Cursor& cursor_;
  Definitions definitions_;
  bool looks_back_ = false;
  bool in_old_ = false;
};

}  // namespace jury::spec::jml
