#include "spec/rel_token.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace jury::spec {

namespace {

// Longer signs before their prefixes.
constexpr std::array<std::string_view, 40> signs = {
    "<=>", ">>>", "!==", "==", "=>", "=<", "<=", ">=", "<:", ":>", "<<", ">>", "->", "++",
    "!=",  "&&",  "||",  "=",  "<",  ">",  "!",  "+",  "-",  "*",  "/",  "%",  "&",  "|",
    ".",   "~",   "^",   "#",  ":",  ",",  ";",  "(",  ")",  "[",  "]",  "{"};
constexpr std::string_view closing_brace = "}";

// Words that only start clauses (method, pre, post, pred, ...) are names everywhere else.
constexpr std::array<std::string_view, 20> keywords = {"all",  "some", "no",   "one", "lone",    "sum", "let",
                                                       "in",   "and",  "or",   "not", "implies", "iff", "if",
                                                       "then", "else", "disj", "set", "univ",    "iden"};

bool starts_name(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$'; }
bool continues_name(char c) { return starts_name(c) || std::isdigit(static_cast<unsigned char>(c)) != 0; }

class Scanner {
 public:
  Scanner(std::string_view text, const std::string& file) : text_(text) { position_ = {file, 1, 1}; }

  std::vector<RelToken> scan() {
    std::vector<RelToken> tokens;
    do {
      skip_blanks();
      tokens.push_back(next());
    } while (tokens.back().kind != RelTokenKind::end);
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
      } else {
        ++position_.column;
      }
    }
  }
  void skip_blanks() {
    while (!at_end()) {
      if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0)
        advance(1);
      else if (looking_at("//") || looking_at("--"))
        skip_line();
      else if (looking_at("/*"))
        skip_comment();
      else
        return;
    }
  }
  void skip_line() {
    while (!at_end() && text_[at_] != '\n') advance(1);
  }
  void skip_comment() {
    const SourcePosition start = position_;
    advance(2);
    while (!at_end() && !looking_at("*/")) advance(1);
    if (at_end()) throw UserError(start, "this comment is not closed: expected */");
    advance(2);
  }

  RelToken next() {
    RelToken token;
    token.position = position_;
    token.offset = at_;
    if (at_end()) return token;
    if (starts_name(text_[at_])) return name(token);
    if (text_[at_] == '`') return quoted_name(token);
    if (std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) return number(token);
    return sign(token);
  }
  RelToken name(RelToken token) {
    std::size_t end = at_;
    while (end < text_.size() && continues_name(text_[end])) ++end;
    token.text = text_.substr(at_, end - at_);
    const bool keyword = std::find(keywords.begin(), keywords.end(), token.text) != keywords.end();
    token.kind = keyword ? RelTokenKind::keyword : RelTokenKind::name;
    advance(end - at_);
    if (keyword && !at_end() && text_[at_] == '\'')
      throw UserError(position_, "'" + token.text + "' is not a name and cannot be primed");
    return primed(token);
  }
  // A name that is a keyword of this language, in back quotes.
  RelToken quoted_name(RelToken token) {
    const std::size_t end = text_.find_first_of("`\n", at_ + 1);
    if (end == std::string_view::npos || text_[end] != '`' || end == at_ + 1)
      throw UserError(token.position, "expected a name and a closing back quote on this line");
    token.kind = RelTokenKind::name;
    token.text = text_.substr(at_ + 1, end - at_ - 1);
    advance(end + 1 - at_);
    return primed(token);
  }
  RelToken primed(RelToken token) {
    if (at_end() || text_[at_] != '\'') return token;
    token.primed = true;
    advance(1);
    if (!at_end() && text_[at_] == '\'')
      throw UserError(position_, "there are two states only: expected one prime after '" + token.text + "'");
    return token;
  }
  RelToken number(RelToken token) {
    std::size_t end = at_;
    while (end < text_.size() && continues_name(text_[end])) ++end;
    token.kind = RelTokenKind::number;
    token.text = text_.substr(at_, end - at_);
    const auto [stop, error] = std::from_chars(text_.data() + at_, text_.data() + end, token.number);
    if (error != std::errc() || stop != text_.data() + end)
      throw UserError(token.position, "'" + token.text + "' is not a decimal number of at most 64 bits");
    advance(end - at_);
    return token;
  }
  RelToken sign(RelToken token) {
    token.kind = RelTokenKind::sign;
    const auto found =
        std::find_if(signs.begin(), signs.end(), [&](std::string_view each) { return looking_at(each); });
    if (found == signs.end() && !looking_at(closing_brace))
      throw UserError(token.position, "unexpected character '" + std::string(1, text_[at_]) + "'");
    token.text = found == signs.end() ? closing_brace : *found;
    advance(token.text.size());
    return token;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  SourcePosition position_;
};

}  // namespace

std::vector<RelToken> scan_rel(std::string_view text, const std::string& file) {
  return Scanner(text, file).scan();
}

std::string describe(const RelToken& token) {
  if (token.kind == RelTokenKind::end) return "the end of the file";
  return "'" + token.text + (token.primed ? "'" : "") + "'";
}

}  // namespace jury::spec
