// Reads the declarations of a source (declaration_parser.cpp) and, of bodies that hold JML, the statements
// (body_parser.cpp). Not a parser of Java: javac says what is wrong with the program. It finds its way in
// every program that javac accepts; in others it may stop early, which does no harm, since javac is asked all
// the same.
#pragma once

#include <optional>
#include <set>

#include "spec/jml/clause_parser.h"
#include "spec/jml/declarations.h"

namespace jury::spec::jml {

class DeclarationParser {
 public:
  DeclarationParser(const Source& source, const Tokens& tokens)
      : tokens_(tokens), cursor_(source, tokens.tokens), clauses_(cursor_), expressions_(cursor_) {}

  Unit parse();

 private:
  using Words = std::initializer_list<std::string_view>;

  // Where in the program the parser is.
  struct Context {
    TypeDeclaration* type = nullptr;
    std::size_t method = no_method;
    bool is_static = false;
    bool in_code = false;
  };
  struct PendingLoop {
    std::vector<ParsedClause> invariants;
    std::vector<ParsedClause> decreases;
    std::uint32_t at = 0;
    bool empty() const { return invariants.empty() && decreases.empty(); }
  };

  // Declarations.
  void package_and_imports();
  void type_declarations();
  Modifiers modifiers(Modifiers found = {});
  bool java_modifier(Modifiers& found);
  bool jml_modifier(Modifiers& found);
  void annotation(Modifiers& found);
  void remember_suppressed(std::size_t from, Modifiers& found);
  bool at_type_declaration() const;
  void type_declaration(const Modifiers& modifiers);
  TypeDeclaration& open_type(TypeKind kind, std::string name, const Modifiers& modifiers);
  void type_body(TypeDeclaration& type);
  void enum_constants(TypeDeclaration& type);
  void member(TypeDeclaration& type, ParsedSpecification& pending);
  void jml_member(TypeDeclaration& type, const Modifiers& modifiers, ParsedSpecification& pending);
  void jml_declaration(TypeDeclaration& type, const Modifiers& modifiers, ParsedSpecification& pending);
  void model_method(TypeDeclaration& type, MethodDeclaration method);
  void note_bigint(const std::vector<Token>& type, const Token& name);
  void model_type(std::vector<Problem>& problems_of_place, const Modifiers& found);
  void representation(TypeDeclaration& type);
  void data_groups(TypeDeclaration& type);
  void unknown_clause(std::vector<Problem>& problems);
  void method(TypeDeclaration& type, MethodDeclaration method);
  void fields(TypeDeclaration& type, const Modifiers& modifiers, const std::vector<Token>& field_type);
  std::vector<Parameter> parameters();
  std::vector<Token> type_parameters();
  std::vector<Token> type_tokens();
  std::string brackets();
  void refuse(ParsedSpecification& pending, TypeDeclaration& type);

  // Bodies.
  bool holds_jml(std::size_t open) const;
  void skip_block();
  void body(TypeDeclaration& type, std::size_t method_index, bool is_static,
            const std::vector<Parameter>& parameters);
  void block();
  void block_statement();
  void statement();
  bool local_declaration();
  void declarators(const std::vector<Token>& type, Words ends);
  void jml_statement(PendingLoop& loop);
  void jml_code(StatementSpecification::Kind kind, std::uint32_t at);
  void ghost_local(std::uint32_t at);
  void set_statement(std::uint32_t at);
  bool loop_clause(PendingLoop& loop);
  void loop(PendingLoop& pending, std::uint32_t begin);
  void for_header(LoopSpecification& specification);
  bool for_each_header(LoopSpecification& specification);
  void add_loop(PendingLoop& pending, LoopSpecification specification);
  void try_statement();
  void switch_block();
  void switch_label();
  // To one of the words, outside of all brackets.
  void expression(Words ends);
  void creation();
  void lambda_parameters();
  void stray_jml();
  void add_local(const Token& name, std::vector<Token> type, std::string more_brackets = "");
  std::uint32_t statement_place(const Token& word) const;
  bool ends(Words words) const;
  std::vector<Problem>& problems();
  void note_statement();
  void note_looking_back(const NodePointer& expression);

  const Tokens& tokens_;
  Cursor cursor_;
  ClauseParser clauses_;
  ExpressionParser expressions_;
  Unit unit_;
  bool imports_annotations_ = false;  // something of org.jmlspecs.annotation
  Context context_;
  std::vector<LocalVariable> locals_;
  std::set<std::uint32_t> reported_comments_;
};

bool uses(const NodePointer& node, NodeKind kind);

}  // namespace jury::spec::jml
