#include "spec/predicates/token.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace jury::spec::predicates {

namespace {

// Longer signs before their prefixes.
constexpr std::array<std::string_view, 28> signs = {
    "<=>", "==", "=>", "->", "<=", ">=", "!=", "&&", "||", "..", "=", "<", ">", "!",
    "+",   "-",  "*",  ".",  ":",  ",",  ";",  "(",  ")",  "[",  "]", "@", "&", "|"};
constexpr std::array<std::string_view, 2> special_names = {"<init>", "<clinit>"};

bool starts_name(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$'; }
bool continues_name(char c) { return starts_name(c) || std::isdigit(static_cast<unsigned char>(c)) != 0; }

class Scanner {
 public:
  Scanner(std::string_view text, const std::string& file) : text_(text), position_{file, 1, 1} {}

  std::vector<Token> scan() {
    std::vector<Token> tokens;
    do {
      skip_blanks();
      tokens.push_back(next());
      fresh_line_ = false;
    } while (tokens.back().kind != TokenKind::end);
    tokens.back().starts_line = true;
    return tokens;
  }

 private:
  bool at_end() const { return at_ >= text_.size(); }
  bool looking_at(std::string_view word) const { return text_.substr(at_, word.size()) == word; }

  void advance(std::size_t count) {
    for (; count > 0 && !at_end(); --count) {
      if (text_[at_++] == '\n') {
        ++position_.line;
        position_.column = 1;
        fresh_line_ = true;
      } else {
        ++position_.column;
      }
    }
  }

  void skip_blanks() {
    while (!at_end()) {
      if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0)
        advance(1);
      else if (looking_at("//"))
        while (!at_end() && text_[at_] != '\n') advance(1);
      else
        return;
    }
  }

  Token next() {
    Token token;
    token.position = position_;
    token.starts_line = fresh_line_;
    if (at_end()) return token;
    for (const auto name : special_names)
      if (looking_at(name)) return take(token, TokenKind::name, name.size());
    if (starts_name(text_[at_])) return take(token, TokenKind::name, length_of_word());
    if (std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) return number(token);
    const auto sign = std::find_if(signs.begin(), signs.end(), [&](auto each) { return looking_at(each); });
    if (sign == signs.end())
      throw UserError(position_, "unexpected character '" + std::string(1, text_[at_]) + "'");
    return take(token, TokenKind::sign, sign->size());
  }

  std::size_t length_of_word() const {
    std::size_t end = at_;
    while (end < text_.size() && continues_name(text_[end])) ++end;
    return end - at_;
  }

  Token take(Token token, TokenKind kind, std::size_t length) {
    token.kind = kind;
    token.text = text_.substr(at_, length);
    advance(length);
    return token;
  }

  Token number(Token token) {
    token = take(token, TokenKind::number, length_of_word());
    const char* end = token.text.data() + token.text.size();
    const auto [stop, error] = std::from_chars(token.text.data(), end, token.number);
    if (error != std::errc() || stop != end)
      throw UserError(token.position, "'" + token.text + "' is not a decimal number of at most 64 bits");
    return token;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  SourcePosition position_;
  bool fresh_line_ = true;
};

}  // namespace

std::vector<Token> scan(std::string_view text, const std::string& file) { return Scanner(text, file).scan(); }

std::string describe(const Token& token) {
  return token.kind == TokenKind::end ? "the end of the file" : "'" + token.text + "'";
}

}  // namespace jury::spec::predicates
