// Clauses of JML: method specifications with their cases, and the clauses of types. A clause with an error,
// or one that is not supported, becomes a Problem; the parser goes on behind it.
#pragma once

#include "spec/jml/cursor.h"
#include "spec/jml/expression_parser.h"
#include "spec/jml/syntax.h"

namespace jury::spec::jml {

class ClauseParser {
 public:
  explicit ClauseParser(Cursor& cursor) : cursor_(cursor), expressions_(cursor) {}

  // Whether a method specification begins here (perhaps with a modifier).
  static bool at_method_specification(const Cursor& cursor);

  void method_specification(ParsedSpecification& specification);
  // `expression ;` behind a keyword that was taken; `begin` is that of the keyword. Nothing when there was an
  // error.
  std::optional<ParsedClause> simple_clause(ClauseKind kind, std::uint32_t begin,
                                            std::vector<Problem>& problems);
  // Of a keyword that says all: `;`, which may be missing.
  std::optional<ParsedClause> empty_clause(ClauseKind kind, std::uint32_t begin);
  // Takes a clause and says that it is left out.
  void leave_out(std::vector<Problem>& problems);
  // Says that the clause which begins at the place is given up, and goes behind it.
  void give_up(const SyntaxError& error, std::size_t start, std::vector<Problem>& problems,
               bool narrows = false);

 private:
  void specification_case(BehaviourKind kind, ParsedBehaviour behaviour, ParsedSpecification& specification);
  bool clause(ParsedBehaviour& behaviour, ParsedSpecification& specification);
  void condition(ClauseKind kind, ParsedBehaviour& behaviour);
  void signals(ParsedBehaviour& behaviour);
  void signals_only(ParsedBehaviour& behaviour);
  void assignable(ParsedBehaviour& behaviour);
  void skip_clause(std::size_t start);
  ParsedLocation location();
  void element_fields(ParsedLocation& location);
  void location_suffixes(ParsedLocation& location, std::vector<Item>& items);
  NodePointer node_of(std::vector<Item> items) const;

  Cursor& cursor_;
  ExpressionParser expressions_;
};

}  // namespace jury::spec::jml
