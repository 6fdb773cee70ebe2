#include "logic/symbolic_expression.h"

namespace jury::logic {

namespace {

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  enum class Token { open, close, atom, end };

  Token next() {
    skip_blanks();
    line_of_token = line_;
    column_of_token = column_;
    quoted = false;
    if (position_ == text_.size()) return Token::end;
    const char c = text_[position_];
    if (c == '(') return advance(), Token::open;
    if (c == ')') return advance(), Token::close;
    atom.clear();
    if (c == '|') return scan_quoted(), Token::atom;
    while (position_ < text_.size() && !is_delimiter(text_[position_])) {
      atom.push_back(text_[position_]);
      advance();
    }
    return Token::atom;
  }

  [[noreturn]] void fail(const std::string& message) const {
    throw UserError(SourcePosition{"smt", line_of_token, column_of_token}, message);
  }

  std::string atom;
  bool quoted = false;
  int line_of_token = 1;
  int column_of_token = 1;

 private:
  static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
  static bool is_delimiter(char c) { return is_blank(c) || c == '(' || c == ')' || c == ';' || c == '|'; }

  void advance() {
    if (text_[position_++] == '\n') {
      ++line_;
      column_ = 1;
    } else {
      ++column_;
    }
  }

  void skip_blanks() {
    while (position_ < text_.size()) {
      if (text_[position_] == ';')
        while (position_ < text_.size() && text_[position_] != '\n') advance();
      else if (is_blank(text_[position_]))
        advance();
      else
        return;
    }
  }

  void scan_quoted() {
    quoted = true;
    advance();
    while (position_ < text_.size() && text_[position_] != '|') {
      const std::string_view escape = text_.substr(position_, 3);
      const char meant = escape == "%7C" ? '|' : escape == "%5C" ? '\\' : escape == "%25" ? '%' : '\0';
      atom.push_back(meant != '\0' ? meant : text_[position_]);
      for (int i = 0; i < (meant != '\0' ? 3 : 1); ++i) advance();
    }
    if (position_ == text_.size()) fail("a quoted symbol does not end");
    advance();
  }

  std::string_view text_;
  std::size_t position_ = 0;
  int line_ = 1;
  int column_ = 1;
};

}  // namespace

SymbolicExpressions::SymbolicExpressions(std::string_view text) {
  Scanner scanner(text);
  std::vector<std::uint32_t> open;
  while (true) {
    const Scanner::Token token = scanner.next();
    if (token == Scanner::Token::end) break;
    if (token == Scanner::Token::close) {
      if (open.empty()) scanner.fail("a closing parenthesis without an opening one");
      open.pop_back();
      continue;
    }
    const auto index = static_cast<std::uint32_t>(nodes_.size());
    const bool is_list = token == Scanner::Token::open;
    nodes_.push_back({is_list,
                      scanner.quoted,
                      is_list ? "" : scanner.atom,
                      {},
                      scanner.line_of_token,
                      scanner.column_of_token});
    (open.empty() ? top_level_ : nodes_[open.back()].items).push_back(index);
    if (is_list) open.push_back(index);
  }
  if (!open.empty()) fail(open.back(), "a parenthesis is not closed");
}

void SymbolicExpressions::fail(std::uint32_t index, const std::string& message) const {
  throw UserError(SourcePosition{"smt", nodes_[index].line, nodes_[index].column}, message);
}

}  // namespace jury::logic
