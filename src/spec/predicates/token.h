// Words and signs of .pred and .prop files. A name may hold $ and digits; <init> and <clinit> are names.
// Comments: // to the end of the line. Words with a meaning (and, forall, bot, ...) are told apart by the
// parser.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagnostics.h"

namespace jury::spec::predicates {

enum class TokenKind : std::uint8_t { name, number, sign, end };

struct Token {
  TokenKind kind = TokenKind::end;
  std::string text;
  std::int64_t number = 0;   // of a number
  bool starts_line = false;  // nothing but blanks stands before it
  SourcePosition position = {};
};

// All tokens of a text, closed by one of kind `end`, which starts a line.
std::vector<Token> scan(std::string_view text, const std::string& file);

// How a token is named in a message.
std::string describe(const Token& token);

}  // namespace jury::spec::predicates
