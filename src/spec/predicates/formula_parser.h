// The formulas of .pred and .prop files, by recursive descent. Used by parser.cpp only.
#pragma once

#include "spec/predicates/syntax.h"
#include "spec/predicates/token.h"

namespace jury::spec::predicates {

class FormulaParser {
 public:
  explicit FormulaParser(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

  const Token& next() const { return tokens_[at_]; }
  const Token& after_next() const { return tokens_[std::min(at_ + 1, tokens_.size() - 1)]; }
  Token take() { return at_ + 1 < tokens_.size() ? tokens_[at_++] : tokens_[at_]; }
  bool at_end() const { return next().kind == TokenKind::end; }
  bool sees(std::string_view text) const { return !at_end() && next().text == text; }
  bool accept(std::string_view text);
  Token expect(std::string_view text);
  Token expect_name(const std::string& what);
  Token expect_number(const std::string& what);
  [[noreturn]] void fail(const std::string& expected) const;
  std::string qualified_name(const std::string& what);

  ExpressionPointer formula();

 private:
  using Rule = ExpressionPointer (FormulaParser::*)();
  struct Nesting;

  bool sees_operator(std::string_view text, bool connective) const;
  bool accept_any(std::initializer_list<std::string_view> texts, bool connective, Token& taken);
  ExpressionPointer chain(Rule part, ExpressionKind kind, std::initializer_list<std::string_view> operators);
  ExpressionPointer implication();
  ExpressionPointer disjunction();
  ExpressionPointer conjunction();
  ExpressionPointer unary();
  ExpressionPointer quantified();
  ExpressionPointer comparison();
  ExpressionPointer sum();
  ExpressionPointer product();
  ExpressionPointer factor();
  ExpressionPointer postfix();
  ExpressionPointer member(ExpressionPointer object);
  ExpressionPointer element(ExpressionPointer array);
  ExpressionPointer primary();
  ExpressionPointer word(const Token& token);
  ExpressionPointer static_field(const Token& token);
  ExpressionPointer static_field_function(const Token& token);
  ExpressionPointer function(const Function& function, const Token& token);
  ExpressionPointer heap(const Function& function);
  std::vector<ExpressionPointer> arguments();

  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  int open_ = 0;   // parentheses and brackets around: line ends do not count there
  int depth_ = 0;  // of the recursion
};

}  // namespace jury::spec::predicates
