// The parser's view of the text: a cursor that knows names, types, strings and numbers as text_syntax writes
// them, and reports what it expected. Every function skips blanks and comments (not line ends) first.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ir/statement.h"
#include "ir/text_syntax.h"

namespace jury::ir {

class Scanner {
 public:
  Scanner(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

  // Places to come back to.
  std::size_t mark() const { return at_; }
  void reset(std::size_t mark) { at_ = mark; }

  bool at_end_of_line();
  bool at_end_of_text();  // after empty lines
  void end_line();        // expects the end of the line, skips it and empty lines after it
  char peek();            // '\n' at the end of the text

  bool accept(std::string_view sign);
  void expect(std::string_view sign);
  bool accept_word(std::string_view word);  // a whole bare word
  void expect_word(std::string_view word);
  std::string_view peek_word();  // a bare word, or empty

  bool at_quoted_name() { return peek() == '`'; }
  std::string name(syntax::NameSort sort, std::string_view what);  // bare or quoted
  std::string string(std::string_view what);                       // in double quotes
  Type type();
  Symbol class_name();  // a class or array
  Symbol member_name();
  // "C.m", or "m" for a member of the class that `context` names.
  struct Member {
    Symbol owner;
    Symbol name;
  };
  Member member(std::optional<Symbol> context = std::nullopt);
  MethodReference method(std::optional<Symbol> context = std::nullopt);
  std::uint16_t flags(std::span<const syntax::FlagName> names);

  bool at_number();
  Operand number();                              // an int, long, float or double constant
  std::optional<Operand> special_number();       // float:nan and its like
  std::uint32_t natural(std::string_view what);  // decimal
  std::int32_t integer(std::string_view what);   // decimal, with sign
  BlockId block();                               // "b7"

  [[noreturn]] void fail(const std::string& expected);  // "expected ..., found ..." at the cursor
  [[noreturn]] void fail_at(std::size_t mark, const std::string& message);

 private:
  void skip_blanks();
  void skip_lines();
  std::string quoted(char quote, std::string_view what);
  char escape(std::size_t start);
  std::string_view bare(bool slashes);
  std::string_view number_token();
  std::string found();

  std::string_view text_;
  std::string file_;
  std::size_t at_ = 0;
};

}  // namespace jury::ir
