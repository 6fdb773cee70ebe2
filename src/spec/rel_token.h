// Words and signs of .rel files. A prime belongs to its name: head' is one token. A field whose name is a
// word of this language stands in back quotes. Comments: // -- and /* */
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagnostics.h"

namespace jury::spec {

enum class RelTokenKind { name, keyword, number, sign, end };

struct RelToken {
  RelTokenKind kind = RelTokenKind::end;
  std::string text;         // of a name: without its prime
  bool primed = false;      // names only
  std::int64_t number = 0;  // numbers only
  SourcePosition position;
  std::size_t offset = 0;  // in the text
};

// All tokens of a text, closed by one of kind `end`.
std::vector<RelToken> scan_rel(std::string_view text, const std::string& file);

// How a token is named in a message: 'head', the end of the file, ...
std::string describe(const RelToken& token);

}  // namespace jury::spec
