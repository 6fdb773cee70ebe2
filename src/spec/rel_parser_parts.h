// The parser of .rel files in two halves: files and clauses (rel_parser.cpp), terms (rel_parser_terms.cpp).
#pragma once

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "spec/rel_syntax.h"
#include "spec/rel_token.h"

namespace jury::spec {

class RelParser {
 public:
  RelParser(std::string_view text, const std::string& file);

  RelFile parse_file();
  RelTermPointer parse_whole_term();

 private:
  // --- tokens ---
  const RelToken& peek(std::size_t ahead = 0) const;
  RelToken take();
  bool at(std::string_view text) const;       // a sign or keyword
  bool at_word(std::string_view text) const;  // a name that starts a clause
  bool accept(std::string_view text);
  RelToken expect(std::string_view text, std::string_view why = {});
  RelToken expect_name(std::string_view what);
  [[noreturn]] void fail(const std::string& expected) const;

  // --- files ---
  void collect_callables();
  bool at_definition() const;
  bool at_clause() const;
  RelDefinition definition();
  std::vector<RelDeclaration> parameters();
  RelMethod method();
  void method_parameters(RelMethod& result);
  RelClause clause();

  // --- terms, from the weakest operator to the strongest ---
  class Nesting {
   public:
    explicit Nesting(RelParser& parser);
    ~Nesting() { --parser_.nesting_; }
    Nesting(const Nesting&) = delete;
    Nesting& operator=(const Nesting&) = delete;

   private:
    RelParser& parser_;
  };
  using Operand = RelTermPointer (RelParser::*)();
  RelTermPointer term();
  RelTermPointer infix_level(std::initializer_list<std::string_view> operators, Operand operand);
  RelTermPointer disjunction();
  RelTermPointer equivalence();
  RelTermPointer implication();
  RelTermPointer conjunction();
  RelTermPointer negation();
  RelTermPointer comparison();
  RelTermPointer multiplicity();
  RelTermPointer shift();
  RelTermPointer sum();
  RelTermPointer factor();
  RelTermPointer cardinality();
  RelTermPointer overriding();
  RelTermPointer intersection();
  RelTermPointer product();
  RelTermPointer restriction();
  RelTermPointer boxes();
  RelTermPointer joins();
  RelTermPointer joins_from(RelTermPointer left);
  RelTermPointer prefixed();
  RelTermPointer primary();
  RelTermPointer name_or_call();
  RelTermPointer braces();
  RelTermPointer block();
  RelTermPointer conditional();
  RelTermPointer let();
  RelTermPointer let_rest(const SourcePosition& position);
  RelTermPointer let_definition();
  RelTermPointer quantified();
  std::vector<RelTermPointer> arguments(std::string_view closing);
  std::vector<RelDeclaration> declarations();
  RelDeclaration declaration();
  bool at_declaration(std::size_t ahead) const;
  bool at_quantifier() const;
  std::string comparison_operator();

  std::string_view text_;
  std::vector<RelToken> tokens_;
  std::size_t at_ = 0;
  int nesting_ = 0;
  std::set<std::string> callables_;  // names that may be called with parentheses
};

}  // namespace jury::spec
