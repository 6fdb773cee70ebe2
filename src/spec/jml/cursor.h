// A place in the tokens of a source, and the questions a parser asks there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/jml/source.h"

namespace jury::spec::jml {

// Thrown by parsers, caught where a clause or a declaration can be given up; never leaves this folder.
struct SyntaxError {
  std::uint32_t at;
  std::string message;
  bool is_error = true;  // false: right, but not supported
};

bool is_bigint(std::string_view word);  // \bigint

// Throws a SyntaxError about something that is right, but not supported.
[[noreturn]] void not_supported(std::uint32_t at, const std::string& what);

class Cursor {
 public:
  Cursor(const Source& source, const std::vector<Token>& tokens) : source_(source), tokens_(tokens) {}

  const Source& source() const { return source_; }
  const Token& peek(std::size_t distance = 0) const {
    return tokens_[std::min(at_ + distance, tokens_.size() - 1)];
  }
  std::string_view text(const Token& token) const { return source_.text(token.begin, token.end); }
  std::string_view text() const { return text(peek()); }
  bool at_end() const { return peek().kind == TokenKind::End; }
  bool in_jml() const { return peek().jml; }
  // Literals never match.
  bool at(std::string_view word) const { return is(peek(), word); }
  bool is(const Token& token, std::string_view word) const {
    return (token.kind == TokenKind::Word || token.kind == TokenKind::Operator) && text(token) == word;
  }
  bool at_word() const { return peek().kind == TokenKind::Word; }

  Token take() {
    const Token token = peek();
    if (at_ + 1 < tokens_.size()) ++at_;
    return token;
  }
  bool skip(std::string_view word) {
    if (!at(word)) return false;
    take();
    return true;
  }
  std::uint32_t previous_end() const { return at_ == 0 ? 0 : tokens_[at_ - 1].end; }
  std::size_t place() const { return at_; }
  void go_to(std::size_t place) { at_ = place; }

 private:
  const Source& source_;
  const std::vector<Token>& tokens_;
  std::size_t at_ = 0;
};

bool is_primitive(std::string_view word);   // int, boolean, ...
bool is_keyword(std::string_view word);     // of Java: no name
bool is_assignment(std::string_view text);  // =, +=, ...

// Moves over a type (with arguments, array brackets); false, and somewhere, when there is none.
bool skip_type(Cursor& cursor);
// Moves over annotations and the words nullable and non_null before a type or an array bracket.
void skip_type_annotations(Cursor& cursor);
// Whether the token is such a word of JML, which is no Java.
bool is_nullness_word(const Cursor& cursor, const Token& token);
// Moves over "< ... >".
bool skip_type_arguments(Cursor& cursor);
// At an opening bracket: moves behind its partner. `jml_only`: does not leave JML.
void skip_brackets(Cursor& cursor);

}  // namespace jury::spec::jml
