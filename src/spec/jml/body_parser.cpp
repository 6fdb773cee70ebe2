// The statements of bodies that hold JML: blocks, local variables with the types they were written with,
// loops, and the places where code may be put.
#include <algorithm>
#include <array>

#include "spec/jml/clause_words.h"
#include "spec/jml/declaration_parser.h"

namespace jury::spec::jml {

namespace {

template <std::size_t count>
bool contains(const std::array<std::string_view, count>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

// Those of a body belong to the method.
std::vector<Problem>& DeclarationParser::problems() {
  if (!context_.type) return unit_.problems;
  if (context_.method == no_method) return context_.type->problems;
  auto& specification = context_.type->methods[context_.method].specification;
  specification.source = &cursor_.source();
  return specification.problems;
}

bool DeclarationParser::ends(Words words) const {
  return !cursor_.in_jml() &&
         std::any_of(words.begin(), words.end(), [this](auto word) { return cursor_.at(word); });
}

// Code for JML goes before the comment that holds it.
std::uint32_t DeclarationParser::statement_place(const Token& word) const {
  return word.jml ? tokens_.comments[word.comment].begin : word.begin;
}

bool DeclarationParser::holds_jml(std::size_t open) const {
  int depth = 0;
  for (std::size_t i = open; i < tokens_.tokens.size(); ++i) {
    const auto& token = tokens_.tokens[i];
    if (token.jml) return true;
    if (cursor_.is(token, "{")) ++depth;
    if (cursor_.is(token, "}") && --depth == 0) return false;
  }
  return false;
}

void DeclarationParser::skip_block() {
  int depth = 0;
  do {
    if (cursor_.at("{")) ++depth;
    if (cursor_.at("}")) --depth;
    cursor_.take();
  } while (depth > 0 && !cursor_.at_end());
}

void DeclarationParser::body(TypeDeclaration& type, std::size_t method_index, bool is_static,
                             const std::vector<Parameter>& parameters) {
  if (!holds_jml(cursor_.place())) return skip_block();
  const Context outer = context_;
  context_ = {&type, method_index, is_static, true};
  const auto count = locals_.size();
  for (const auto& parameter : parameters) add_local(parameter.name, parameter.type, parameter.brackets);
  block();
  locals_.resize(count);
  context_ = outer;
}

void DeclarationParser::add_local(const Token& name, std::vector<Token> type, std::string more_brackets) {
  if (type.size() == 1 && cursor_.text(type.front()) == "var") type.clear();
  locals_.push_back({std::string(cursor_.text(name)), std::move(type), std::move(more_brackets), false});
}

void DeclarationParser::block() {
  const auto count = locals_.size();
  cursor_.take();
  while (!cursor_.at_end() && (cursor_.in_jml() || !cursor_.at("}"))) {
    const auto start = cursor_.place();
    block_statement();
    if (cursor_.place() == start) cursor_.take();  // not Java
  }
  cursor_.take();
  locals_.resize(count);
}

void DeclarationParser::block_statement() {
  PendingLoop pending;
  while (cursor_.in_jml()) jml_statement(pending);
  if (!pending.empty()) {
    const auto begin = cursor_.peek().begin;
    while (cursor_.at_word() && cursor_.is(cursor_.peek(1), ":") && !cursor_.at("default")) {
      cursor_.take();
      cursor_.take();
      while (cursor_.in_jml()) jml_statement(pending);
    }
    if (cursor_.at("for") || cursor_.at("while") || cursor_.at("do")) return loop(pending, begin);
    problems().push_back({pending.at, "a loop specification stands here, but no loop follows it", true});
  }
  if (cursor_.at("}") || cursor_.at_end()) return;
  const auto start = cursor_.place();
  const auto found = modifiers();
  if (at_type_declaration()) return type_declaration(found);
  cursor_.go_to(start);
  if (local_declaration()) return;
  // An explicit constructor call must stay the first statement.
  const bool constructor_call =
      (cursor_.at("this") || cursor_.at("super")) && cursor_.is(cursor_.peek(1), "(");
  statement();
  if (constructor_call && context_.method != no_method)
    context_.type->methods[context_.method].body_start = cursor_.previous_end();
}

// `T name` followed by something that can follow it.
bool DeclarationParser::local_declaration() {
  const auto start = cursor_.place();
  modifiers();
  if (cursor_.at_word() &&
      (cursor_.text() == "yield" || cursor_.text() == "return" || cursor_.text() == "throw")) {
    cursor_.go_to(start);
    return false;
  }
  const auto type = type_tokens();
  const auto& after = cursor_.peek(1);
  const bool declares =
      !type.empty() && cursor_.at_word() && !is_keyword(cursor_.text()) && cursor_.text() != "this" &&
      (cursor_.is(after, "=") || cursor_.is(after, ";") || cursor_.is(after, ",") || cursor_.is(after, "["));
  if (!declares) {
    cursor_.go_to(start);
    return false;
  }
  declarators(type, {";"});
  cursor_.take();
  return true;
}

void DeclarationParser::declarators(const std::vector<Token>& type, Words last) {
  while (!cursor_.at_end()) {
    const Token name = cursor_.take();
    add_local(name, type, brackets());
    if (cursor_.skip("=")) expression({",", ";", ")", ":"});
    if (ends(last) || !cursor_.skip(",")) return;
  }
}

void DeclarationParser::statement() {
  if (cursor_.in_jml()) {
    PendingLoop pending;
    while (cursor_.in_jml() && loop_clause(pending)) {
    }
    if (cursor_.in_jml()) {
      problems().push_back(
          {cursor_.peek().begin, "a JML statement cannot stand here: put braces around the statement", true});
      const auto comment = cursor_.peek().comment;
      while (cursor_.in_jml() && cursor_.peek().comment == comment) cursor_.take();
      return statement();
    }
    if (!pending.empty()) return loop(pending, cursor_.peek().begin);
  }
  PendingLoop none;
  if (cursor_.at("{")) return block();
  if (cursor_.at("for") || cursor_.at("while") || cursor_.at("do")) return loop(none, cursor_.peek().begin);
  if (cursor_.at("if") || cursor_.at("synchronized")) {
    const bool is_if = cursor_.at("if");
    cursor_.take();
    cursor_.take();
    expression({")"});
    cursor_.take();
    statement();
    if (is_if && !cursor_.in_jml() && cursor_.skip("else")) statement();
    return;
  }
  if (cursor_.at("try")) return try_statement();
  if (cursor_.at("switch")) {
    expression({";", "}"});  // also reads the block; a switch statement ends with it
    if (cursor_.at(";")) cursor_.take();
    return;
  }
  if (cursor_.at_word() && cursor_.is(cursor_.peek(1), ":") && !is_keyword(cursor_.text())) {
    cursor_.take();
    cursor_.take();
    return statement();
  }
  expression({";"});
  cursor_.take();
}

bool DeclarationParser::loop_clause(PendingLoop& pending) {
  const auto word = loop_word(cursor_.text());
  if (!word) return false;
  if (*word == LoopWord::Frame) {
    clauses_.leave_out(problems());
    problems().back().message = "not checked: what a loop assigns is found from its code";
    problems().back().is_remark = true;
    return true;
  }
  const bool invariant = *word == LoopWord::Invariant;
  const Token token = cursor_.take();
  if (pending.at == 0) pending.at = token.begin;
  const auto kind = invariant ? ClauseKind::LoopInvariant : ClauseKind::Decreases;
  if (auto clause = clauses_.simple_clause(kind, token.begin, problems())) {
    note_looking_back(clause->expression);
    (invariant ? pending.invariants : pending.decreases).push_back(std::move(*clause));
  }
  return true;
}

void DeclarationParser::note_statement() {
  if (context_.method != no_method) context_.type->methods[context_.method].has_statements = true;
}

void DeclarationParser::note_looking_back(const NodePointer& expression) {
  if (context_.method == no_method) return;
  if (uses(expression, NodeKind::Old) || uses(expression, NodeKind::Fresh) ||
      uses(expression, NodeKind::NotModified))
    context_.type->methods[context_.method].looks_back = true;
}

void DeclarationParser::jml_statement(PendingLoop& pending) {
  const Token token = cursor_.peek();
  const auto at = statement_place(token);
  if (loop_clause(pending)) return;
  if (is_nullness_word(cursor_, token)) {
    cursor_.take();
    return;
  }
  if (cursor_.at("model") || cursor_.at("final")) return ghost_local(at);
  if (const auto word = statement_word(cursor_.text())) {
    switch (*word) {
      case StatementWord::Assert:
        return jml_code(StatementSpecification::Kind::Assert, at);
      case StatementWord::Assume:
        return jml_code(StatementSpecification::Kind::Assume, at);
      case StatementWord::Unreachable:
        return jml_code(StatementSpecification::Kind::Unreachable, at);
      case StatementWord::Set:
        return set_statement(at);
      case StatementWord::Ghost:
        return ghost_local(at);
      case StatementWord::Hint:
        return clauses_.leave_out(problems());
    }
  }
  if (is_unused_clause(cursor_.text()) || ClauseParser::at_method_specification(cursor_))
    return clauses_.leave_out(problems());
  unknown_clause(problems());
}

void DeclarationParser::jml_code(StatementSpecification::Kind kind, std::uint32_t at) {
  const auto begin = cursor_.take().begin;
  const auto clause_kind =
      kind == StatementSpecification::Kind::Assume ? ClauseKind::Assume : ClauseKind::Assert;
  auto clause = kind == StatementSpecification::Kind::Unreachable
                    ? clauses_.empty_clause(clause_kind, begin)
                    : clauses_.simple_clause(clause_kind, begin, problems());
  if (!clause) return;
  note_looking_back(clause->expression);
  note_statement();
  context_.type->statements.push_back(
      {kind, at, std::move(*clause), {}, locals_, context_.method, context_.is_static});
}

void DeclarationParser::set_statement(std::uint32_t at) {
  StatementSpecification found{
      StatementSpecification::Kind::Set, at, {}, {}, locals_, context_.method, context_.is_static};
  found.clause.source = &cursor_.source();
  const auto start = cursor_.place();
  found.clause.begin = cursor_.take().begin;
  try {
    while (cursor_.in_jml() && !is_assignment(cursor_.text()) && !cursor_.at(";"))
      found.target.push_back(cursor_.take());
    const auto last = found.target.empty() ? std::string_view() : cursor_.text(found.target.back());
    if (last != "++" && last != "--") {
      if (!cursor_.in_jml() || cursor_.at(";")) expressions_.fail("'=' after the variable of 'set'");
      found.target.push_back(cursor_.take());
      found.clause.expression = expressions_.expression();
    }
    found.clause.end = cursor_.previous_end();
    expressions_.expect(";", "a set statement");
    note_looking_back(found.clause.expression);
    context_.type->statements.push_back(std::move(found));
  } catch (const SyntaxError& error) {
    clauses_.give_up(error, start, problems());
  }
}

// ghost [final, nullable, non_null] T name [= value], ...; the modifiers in any order.
void DeclarationParser::ghost_local(std::uint32_t at) {
  const auto start = cursor_.place();
  const auto begin = cursor_.take().begin;
  try {
    while (expressions_.at("final") || expressions_.at("ghost") || is_nullness_word(cursor_, cursor_.peek()))
      cursor_.take();
    const auto type = expressions_.type();
    do {
      StatementSpecification found{
          StatementSpecification::Kind::Ghost, at, {}, type, locals_, context_.method, context_.is_static};
      found.clause.source = &cursor_.source();
      found.clause.begin = begin;
      const Token name = expressions_.name("the name of a ghost variable");
      found.target.push_back(name);
      note_bigint(type, name);
      if (expressions_.at("=")) {
        found.target.push_back(cursor_.take());
        found.clause.expression = expressions_.expression();
      }
      found.clause.end = cursor_.previous_end();
      note_looking_back(found.clause.expression);
      context_.type->statements.push_back(std::move(found));
      add_local(name, type);
      locals_.back().is_ghost = true;
    } while (expressions_.skip(","));
    expressions_.expect(";", "a ghost variable");
  } catch (const SyntaxError& error) {
    clauses_.give_up(error, start, problems());
  }
}

void DeclarationParser::add_loop(PendingLoop& pending, LoopSpecification specification) {
  specification.invariants = std::move(pending.invariants);
  specification.decreases = std::move(pending.decreases);
  specification.locals = locals_;
  specification.method = context_.method;
  specification.is_static = context_.is_static;
  note_statement();
  context_.type->loops.push_back(std::move(specification));
}

// Behind the clauses, at the keyword; `begin` is that of a label before it.
void DeclarationParser::loop(PendingLoop& pending, std::uint32_t begin) {
  const auto count = locals_.size();
  LoopSpecification specification;
  specification.begin = begin;
  const bool is_do = cursor_.at("do");
  const bool is_for = cursor_.at("for");
  cursor_.take();
  if (is_for) {
    for_header(specification);
  } else if (is_do) {
    specification.at_body = true;
  } else {
    specification.condition_begin = cursor_.take().end;
    specification.at_body = cursor_.at("true") && cursor_.is(cursor_.peek(1), ")");
    expression({")"});
    specification.condition_end = cursor_.take().begin;
  }
  std::size_t index = no_method;
  if (!pending.empty()) {
    add_loop(pending, specification);
    index = context_.type->loops.size() - 1;
  }
  const auto body_begin = cursor_.peek().begin;
  statement();
  const auto body_end = cursor_.previous_end();
  if (is_do) {
    expression({";"});
    cursor_.take();
  }
  if (index != no_method) {
    auto& added = context_.type->loops[index];
    if (added.at_body) {
      added.condition_begin = body_begin;
      added.condition_end = body_end;
    }
    added.end = cursor_.previous_end();
  }
  locals_.resize(count);
}

bool DeclarationParser::for_each_header(LoopSpecification& specification) {
  const auto start = cursor_.place();
  modifiers();
  const auto type = type_tokens();
  if (!type.empty() && cursor_.at_word() && cursor_.is(cursor_.peek(1), ":")) {
    add_local(cursor_.take(), type);
    for (auto at = start; at < cursor_.place(); ++at)
      if (!tokens_.tokens[at].jml) specification.element.push_back(tokens_.tokens[at]);
    specification.header_begin = tokens_.tokens[start - 1].end;
    cursor_.take();
    return true;
  }
  cursor_.go_to(start);
  return false;
}

void DeclarationParser::for_header(LoopSpecification& specification) {
  cursor_.take();
  if (for_each_header(specification)) {
    specification.at_body = true;
    const auto range = cursor_.place();
    expression({")"});
    for (auto at = range; at < cursor_.place(); ++at) specification.range.push_back(tokens_.tokens[at]);
    specification.header_end = cursor_.peek().begin;
    cursor_.take();
    return;
  }
  if (!local_declaration()) {
    expression({";"});
    cursor_.take();
  }
  specification.condition_begin = cursor_.previous_end();
  specification.at_body = cursor_.at(";") || (cursor_.at("true") && cursor_.is(cursor_.peek(1), ";"));
  expression({";"});
  specification.condition_end = cursor_.take().begin;
  expression({")"});
  cursor_.take();
}

void DeclarationParser::try_statement() {
  const auto count = locals_.size();
  cursor_.take();
  if (cursor_.skip("(")) {
    do {
      const auto start = cursor_.place();
      modifiers();
      auto type = type_tokens();
      if (!type.empty() && cursor_.at_word() && cursor_.is(cursor_.peek(1), "="))
        add_local(cursor_.take(), std::move(type));
      else
        cursor_.go_to(start);
      expression({";", ")"});
    } while (cursor_.skip(";") && !cursor_.at(")"));
    cursor_.skip(")");
  }
  block();
  locals_.resize(count);
  while (!cursor_.in_jml() && cursor_.skip("catch")) {
    cursor_.take();
    modifiers();
    auto type = type_tokens();
    while (cursor_.skip("|")) {
      type_tokens();
      type.clear();
    }
    add_local(cursor_.take(), type);
    cursor_.take();
    block();
    locals_.resize(count);
  }
  if (!cursor_.in_jml() && cursor_.skip("finally")) block();
}

// At the opening brace.
void DeclarationParser::switch_block() {
  const auto count = locals_.size();
  cursor_.take();
  while (!cursor_.at_end() && (cursor_.in_jml() || !cursor_.at("}"))) {
    const auto start = cursor_.place();
    if (!cursor_.in_jml() && (cursor_.at("case") || cursor_.at("default")))
      switch_label();
    else
      block_statement();
    if (cursor_.place() == start) cursor_.take();
  }
  cursor_.take();
  locals_.resize(count);
}

void DeclarationParser::switch_label() {
  const bool pattern = cursor_.at("case");
  cursor_.take();
  if (pattern) {
    const auto start = cursor_.place();
    const auto type = type_tokens();
    if (!type.empty() && cursor_.at_word() && !is_keyword(cursor_.text())) add_local(cursor_.peek(), type);
    cursor_.go_to(start);
  }
  expression({":", "->"});
  const bool arrow = cursor_.at("->");
  cursor_.take();
  if (arrow) statement();
}

void DeclarationParser::stray_jml() {
  const Token token = cursor_.peek();
  static constexpr std::array<std::string_view, 4> harmless{"nullable", "non_null", "pure", "helper"};
  if (!contains(harmless, cursor_.text()) && reported_comments_.insert(token.comment).second)
    problems().push_back({token.begin, "left out: JML is not expected here", false});
  while (cursor_.in_jml() && cursor_.peek().comment == token.comment) cursor_.take();
}

void DeclarationParser::expression(Words last) {
  while (!cursor_.at_end()) {
    if (cursor_.in_jml()) {
      stray_jml();
      continue;
    }
    if (ends(last)) return;
    if (cursor_.at("(") || cursor_.at("[") || cursor_.at("{")) {
      const auto close = cursor_.at("(") ? ")" : (cursor_.at("[") ? "]" : "}");
      cursor_.take();
      expression({close});
      cursor_.take();
    } else if (cursor_.at(")") || cursor_.at("]") || cursor_.at("}")) {
      return;  // not ours: the text is not what it seems
    } else if (cursor_.at("new")) {
      creation();
    } else if (cursor_.at("switch")) {
      cursor_.take();
      if (cursor_.skip("(")) {
        expression({")"});
        cursor_.take();
      }
      if (cursor_.at("{")) switch_block();
      if (std::find(last.begin(), last.end(), "}") != last.end()) return;
    } else if (cursor_.at("->")) {
      const auto count = locals_.size();
      lambda_parameters();
      cursor_.take();
      if (cursor_.at("{") && !cursor_.in_jml()) block();
      locals_.resize(count);
    } else {
      cursor_.take();
    }
  }
}

void DeclarationParser::creation() {
  cursor_.take();
  const auto start = cursor_.place();
  if (!skip_type(cursor_)) {
    cursor_.go_to(start);
    return;
  }
  if (!cursor_.skip("(")) return;
  expression({")"});
  cursor_.take();
  if (cursor_.at("{") && !cursor_.in_jml()) {
    Modifiers none;
    none.begin = cursor_.peek().begin;
    type_body(open_type(TypeKind::Class, "", none));
  }
}

// At the arrow: the names before it. Their types may not be written, and are not looked for.
void DeclarationParser::lambda_parameters() {
  const auto arrow = cursor_.place();
  std::size_t at = arrow - 1;
  const auto& tokens = tokens_.tokens;
  if (tokens[at].kind == TokenKind::Word) {
    add_local(tokens[at], {});
    return;
  }
  while (at > 0 && !cursor_.is(tokens[at], "(")) {
    const bool names = tokens[at].kind == TokenKind::Word &&
                       (cursor_.is(tokens[at + 1], ",") || cursor_.is(tokens[at + 1], ")"));
    if (names) add_local(tokens[at], {});
    --at;
  }
}

}  // namespace jury::spec::jml
