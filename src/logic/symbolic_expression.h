// S-expressions: the first half of reading SMT-LIB text. Kept apart from the meaning given to them in
// parser.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagnostics.h"

namespace jury::logic {

// A list or an atom. Expressions live in one vector and name their items by number, so depth costs no stack.
struct SymbolicExpression {
  bool is_list = false;
  bool is_quoted = false;  // an atom written |like this|, never a reserved word
  std::string atom;
  std::vector<std::uint32_t> items;
  int line = 0;
  int column = 0;
};

class SymbolicExpressions {
 public:
  // All expressions of the text. UserError for unbalanced parentheses and the like.
  explicit SymbolicExpressions(std::string_view text);

  const std::vector<std::uint32_t>& top_level() const { return top_level_; }
  const SymbolicExpression& operator[](std::uint32_t index) const { return nodes_[index]; }
  [[noreturn]] void fail(std::uint32_t index, const std::string& message) const;

 private:
  std::vector<SymbolicExpression> nodes_;
  std::vector<std::uint32_t> top_level_;
};

}  // namespace jury::logic
