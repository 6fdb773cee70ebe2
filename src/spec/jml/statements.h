// The statements of a Java source as pieces of text that survive an editor: what stands between braces and
// semicolons, in tokens without the space and the comments around them. A finding is known by such a piece
// when its line has moved or its statement was broken over other lines.
//
// Not a parser of Java: the header of a loop or a method is a piece of its own, and so is what stands in the
// braces of an array. Each JML clause is a piece, too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "spec/jml/source.h"

namespace jury::spec::jml {

struct StatementPiece {
  std::string text;                // "drawers[2]=1"
  std::vector<std::string> words;  // its tokens
  std::uint32_t first_line = 0;
  std::uint32_t last_line = 0;
  bool is_header = false;  // of a type or a method: what stands before its brace
};

// All of a source, in its order.
std::vector<StatementPiece> statement_pieces(const Source& source);

}  // namespace jury::spec::jml
