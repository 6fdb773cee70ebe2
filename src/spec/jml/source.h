// A text the user wrote, with its lines, and its tokens: those of Java and, marked, those of the JML comments
// in it.
//
// What begins with //@ or /*@ is JML; a word in upper case right after the @ (//@Override) is an annotation
// that somebody put into a comment, and no JML. Within JML the @ at the beginning of a line is blank, and so
// are comments. Offsets are bytes. Not handled: Java's unicode escapes outside of strings.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagnostics.h"

namespace jury::spec::jml {

class Source {
 public:
  Source(std::string path, std::string text);

  const std::string& path() const { return path_; }
  std::string_view text() const { return text_; }
  std::string_view text(std::uint32_t begin, std::uint32_t end) const {
    return std::string_view(text_).substr(begin, end - begin);
  }
  // Columns count characters, from 1.
  SourcePosition position(std::uint32_t offset) const;
  std::uint32_t line_of(std::uint32_t offset) const;  // from 1
  std::string_view line(std::uint32_t number) const;  // without its end
  std::uint32_t line_start(std::uint32_t number) const { return line_starts_[number - 1]; }
  std::uint32_t line_count() const { return static_cast<std::uint32_t>(line_starts_.size()); }

 private:
  std::string path_;
  std::string text_;
  std::vector<std::uint32_t> line_starts_;
};

enum class TokenKind : std::uint8_t {
  Word,  // identifiers and keywords; within JML also \result and its like
  Number,
  Character,
  String,    // text blocks, too
  Operator,  // '>' always alone, unless it is >=
  Informal,  // (* ... *)
  End,
};

struct Token {
  TokenKind kind = TokenKind::End;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  bool jml = false;
  std::uint32_t comment = 0;  // of JML: the number of the comment
};

// A JML comment in the text, delimiters included.
struct JmlComment {
  std::uint32_t begin;
  std::uint32_t end;
};

struct Tokens {
  std::vector<Token> tokens;  // the last one is End
  std::vector<JmlComment> comments;
  std::vector<std::pair<std::uint32_t, std::string>> problems;  // unterminated comments and strings
};

// The line of a place, and below it a caret.
std::string excerpt(const Source& source, std::uint32_t offset);

Tokens scan(const Source& source);

// Whether annotations of org.jmlspecs.annotation may be used.
bool names_jml_annotations(std::string_view text);
// A quick test: no JML for sure when false.
bool may_have_jml(std::string_view text);

}  // namespace jury::spec::jml
