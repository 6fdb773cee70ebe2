// The words that begin clauses and statements of JML, with their synonyms: what each means to Jury, and what
// is said of those that it does not use.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/jml/cursor.h"

namespace jury::spec::jml {

// Of method specifications.
enum class SpecificationWord : std::uint8_t {
  Requires,
  Ensures,
  Signals,
  SignalsOnly,
  Assignable,
  Old,
  Behaviour,
  Normal,
  Exceptional,
  Also,
  Redundant,
};

// Of statements before loops.
enum class LoopWord : std::uint8_t { Invariant, Decreases, Frame };

// Of other statements. `Hint`: for other provers, or a claim that is not checked.
enum class StatementWord : std::uint8_t { Assert, Assume, Unreachable, Set, Ghost, Hint };

std::optional<SpecificationWord> specification_word(std::string_view word);
std::optional<LoopWord> loop_word(std::string_view word);
std::optional<StatementWord> statement_word(std::string_view word);

// A clause that may stand in a method specification and is not used.
bool is_unused_method_clause(std::string_view word);
// Any clause that Jury knows of but does not use.
bool is_unused_clause(std::string_view word);
// Why such a clause does not matter to the others; empty: it does.
std::string why_not_checked(std::string_view word);
// Whether such a clause may say which states there are before a method.
bool may_narrow(std::string_view word);

bool is_specification_modifier(std::string_view word);

// Whether something begins at the cursor that is no part of an expression: a clause, a statement, a modifier.
bool at_clause(const Cursor& cursor);

// "ensures" for "ensures_redundantly"
std::string_view without_redundantly(std::string_view word);

// For suggestions.
const std::vector<std::string>& usual_words();

}  // namespace jury::spec::jml
