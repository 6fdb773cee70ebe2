#include "spec/jml/statements.h"

#include <algorithm>
#include <array>

namespace jury::spec::jml {

namespace {

bool is_wordlike(const Token& token) {
  return token.kind == TokenKind::Word || token.kind == TokenKind::Number;
}

// A text block has line ends and indentation of its own.
std::string without_line_ends(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool is_blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (!is_blank)
      result += c;
    else if (!result.empty() && result.back() != ' ')
      result += ' ';
  }
  return result;
}

class Splitter {
 public:
  explicit Splitter(const Source& source) : source_(source) {}

  std::vector<StatementPiece> split() {
    const auto scanned = scan(source_);
    for (const auto& token : scanned.tokens) {
      if (token.kind == TokenKind::End) break;
      // A comment with JML stands between the statements of Java, or inside of one, which goes on behind it.
      if (token.jml != in_jml_ || (token.jml && token.comment != comment_)) enter(token);
      take(token);
    }
    end_piece();
    return std::move(pieces_);
  }

 private:
  enum class Bracket : char { Round, Code, Type };

  void enter(const Token& token) {
    end_piece();
    in_jml_ = token.jml;
    comment_ = token.comment;
  }

  void take(const Token& token) {
    const auto text = source_.text(token.begin, token.end);
    const bool is_operator = token.kind == TokenKind::Operator;
    if (is_operator && text == "{") return open_brace();
    if (is_operator && text == "}") return close_brace();
    // Semicolons in the header of a for loop do not end it.
    if (is_operator && text == ";" && !is_within(Bracket::Round)) return end_piece();
    if (is_operator && text == "(") brackets_.push_back(Bracket::Round);
    if (is_operator && text == ")" && is_within(Bracket::Round)) brackets_.pop_back();
    add(token, text);
  }

  void add(const Token& token, std::string_view text) {
    const auto line = source_.line_of(token.begin);
    if (piece_.words.empty()) piece_.first_line = line;
    piece_.last_line = source_.line_of(token.end == token.begin ? token.begin : token.end - 1);
    if (is_wordlike(token) && is_last_wordlike_) piece_.text += ' ';
    is_last_wordlike_ = is_wordlike(token);
    has_words_ = has_words_ || token.kind != TokenKind::Operator;
    piece_.words.push_back(without_line_ends(text));
    piece_.text += piece_.words.back();
  }

  void open_brace() {
    if (in_jml_) return end_piece();
    const bool opens_type = opens_type_body();
    piece_.is_header = opens_type || is_within(Bracket::Type);
    end_piece();
    brackets_.push_back(opens_type ? Bracket::Type : Bracket::Code);
  }

  void close_brace() {
    end_piece();
    if (!in_jml_ && !brackets_.empty() && brackets_.back() != Bracket::Round) brackets_.pop_back();
  }

  // A declaration of a type, or an anonymous class: `new Name(...)`.
  bool opens_type_body() const {
    constexpr std::array<std::string_view, 4> keywords{"class", "interface", "enum", "record"};
    const auto& words = piece_.words;
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
      if (std::find(keywords.begin(), keywords.end(), words[i]) != keywords.end() &&
          words[i + 1].find_first_of("().=[") == std::string::npos && (i == 0 || words[i - 1] != "."))
        return true;
    return !words.empty() && words.back() == ")" &&
           std::find(words.begin(), words.end(), "new") != words.end();
  }

  bool is_within(Bracket bracket) const { return !brackets_.empty() && brackets_.back() == bracket; }

  // What has no word, such as the ")" behind a lambda, says nothing.
  void end_piece() {
    if (has_words_) pieces_.push_back(std::move(piece_));
    piece_ = {};
    is_last_wordlike_ = has_words_ = false;
  }

  const Source& source_;
  std::vector<StatementPiece> pieces_;
  StatementPiece piece_;
  std::vector<Bracket> brackets_;
  std::uint32_t comment_ = 0;
  bool in_jml_ = false;
  bool is_last_wordlike_ = false;
  bool has_words_ = false;
};

}  // namespace

std::vector<StatementPiece> statement_pieces(const Source& source) { return Splitter(source).split(); }

}  // namespace jury::spec::jml
