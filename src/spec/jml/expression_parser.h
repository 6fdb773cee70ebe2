// Expressions of JML: those of Java without assignments, and the operators that JML adds. One function per
// level of precedence. Stays within JML comments: where they end, the input ends.
#pragma once

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
  NodePointer operator_word();
  void arguments(std::vector<Item>& items);
  void suffixes(std::vector<Item>& items);
  bool at_lambda() const;
  bool at_cast() const;
  bool at_shift(std::size_t& count) const;
  NodePointer make(NodeKind kind, std::vector<Item> items) const;
  Item taken() { return {cursor_.take(), nullptr}; }

  Cursor& cursor_;
};

}  // namespace jury::spec::jml
