#include "spec/rel_parser.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "spec/rel_parser_parts.h"

namespace jury::spec {

RelParser::RelParser(std::string_view text, const std::string& file)
    : text_(text), tokens_(scan_rel(text, file)) {
  collect_callables();
}

// --- tokens ---

const RelToken& RelParser::peek(std::size_t ahead) const {
  return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
}

RelToken RelParser::take() {
  RelToken token = peek();
  if (at_ + 1 < tokens_.size()) ++at_;
  return token;
}

bool RelParser::at(std::string_view text) const {
  const RelToken& token = peek();
  return (token.kind == RelTokenKind::sign || token.kind == RelTokenKind::keyword) && token.text == text;
}

bool RelParser::at_word(std::string_view text) const {
  return peek().kind == RelTokenKind::name && !peek().primed && peek().text == text;
}

bool RelParser::accept(std::string_view text) {
  if (!at(text)) return false;
  take();
  return true;
}

void RelParser::fail(const std::string& expected) const {
  throw UserError(peek().position, "expected " + expected + ", found " + describe(peek()));
}

RelToken RelParser::expect(std::string_view text, std::string_view why) {
  if (!at(text)) fail("'" + std::string(text) + "'" + (why.empty() ? "" : " " + std::string(why)));
  return take();
}

RelToken RelParser::expect_name(std::string_view what) {
  if (peek().kind != RelTokenKind::name) fail(std::string(what));
  if (peek().primed)
    throw UserError(peek().position, "the name of " + std::string(what) + " cannot be primed");
  return take();
}

// Definitions may come after their uses, so the names are collected before anything is parsed.
void RelParser::collect_callables() {
  callables_ = {"int", "Int",    "size",   "sum",   "plus",   "minus",  "mul",        "div",
                "rem", "negate", "bitand", "bitor", "bitxor", "bitnot", "functional", "totalOrder"};
  for (std::size_t index = 0; index + 1 < tokens_.size(); ++index)
    if (tokens_[index].kind == RelTokenKind::name &&
        (tokens_[index].text == "pred" || tokens_[index].text == "fun"))
      callables_.insert(tokens_[index + 1].text);
}

// --- files ---

RelFile RelParser::parse_file() {
  RelFile result;
  result.file = peek().position.file;
  while (peek().kind != RelTokenKind::end) {
    if (at_definition())
      result.definitions.push_back(definition());
    else if (at_word("method"))
      result.methods.push_back(method());
    else
      fail("'method', 'pred', 'fun' or 'let'");
  }
  return result;
}

RelTermPointer RelParser::parse_whole_term() {
  RelTermPointer result = term();
  if (peek().kind != RelTokenKind::end) fail("an operator or the end of the term");
  return result;
}

bool RelParser::at_definition() const { return at_word("pred") || at_word("fun") || at("let"); }

bool RelParser::at_clause() const {
  return at_word("pre") || at_word("post") || at_word("requires") || at_word("ensures");
}

RelDefinition RelParser::definition() {
  RelDefinition result;
  const std::string keyword = take().text;
  result.kind = keyword == "pred"  ? RelDefinition::Kind::predicate
                : keyword == "fun" ? RelDefinition::Kind::function
                                   : RelDefinition::Kind::abbreviation;
  const RelToken name = expect_name(keyword == "pred"  ? "a predicate"
                                    : keyword == "fun" ? "a function"
                                                       : "a definition");
  result.name = {name.text, name.position};
  if (result.kind == RelDefinition::Kind::abbreviation) {
    expect("=", "and what the name stands for");
    result.body = term();
    accept(";");
    return result;
  }
  result.parameters = parameters();
  if (result.kind == RelDefinition::Kind::function && accept(":")) {
    // The result type is for readers: what the body is decides.
    for (const char* multiplicity : {"set", "one", "lone", "some"})
      if (accept(multiplicity)) break;
    shift();
  }
  result.body = block();
  return result;
}

std::vector<RelDeclaration> RelParser::parameters() {
  const bool square = at("[");
  if (!square && !at("(")) return {};
  take();
  const std::string_view closing = square ? "]" : ")";
  std::vector<RelDeclaration> result;
  if (!at(closing)) result = declarations();
  expect(closing, "after the parameters");
  return result;
}

RelMethod RelParser::method() {
  RelMethod result;
  result.position = take().position;
  std::vector<std::string> parts{expect_name("a method (Class.method)").text};
  while (accept(".")) parts.push_back(expect_name("a class or method").text);
  if (parts.size() < 2)
    throw UserError(result.position, "expected Class.method after 'method', found only '" + parts[0] + "'");
  result.method_name = parts.back();
  for (std::size_t index = 0; index + 1 < parts.size(); ++index)
    result.class_name += (index ? "." : "") + parts[index];
  if (at("(")) method_parameters(result);
  expect("{", "before the conditions of the method");
  while (!accept("}")) {
    if (at_definition())
      result.definitions.push_back(definition());
    else if (at_clause())
      result.clauses.push_back(clause());
    else
      fail("'pre', 'post', 'pred', 'fun', 'let' or '}'");
  }
  return result;
}

// Java types or a descriptor: kept as text, up to the brace (a descriptor may end in a result type).
void RelParser::method_parameters(RelMethod& result) {
  const std::size_t from = expect("(").offset + 1;
  std::size_t to = from;
  while (!at(")")) {
    if (at("{") || peek().kind == RelTokenKind::end) fail("')' after the parameter types");
    to = peek().offset + peek().text.size();
    take();
  }
  expect(")");
  while (!at("{") && peek().kind != RelTokenKind::end) take();
  result.parameters = std::string(text_.substr(from, to - from));
}

RelClause RelParser::clause() {
  RelClause result;
  const RelToken keyword = take();
  result.is_precondition = keyword.text == "pre" || keyword.text == "requires";
  result.position = keyword.position;
  if (peek().kind == RelTokenKind::name) {
    const RelToken name = expect_name("a condition");
    result.name = {name.text, name.position};
  }
  accept(":");
  result.body = block();
  return result;
}

RelFile parse_rel(std::string_view text, const std::string& file) {
  return RelParser(text, file).parse_file();
}

RelTermPointer parse_rel_term(std::string_view text, const std::string& file) {
  return RelParser(text, file).parse_whole_term();
}

RelFile read_rel_file(const std::string& path) {
  std::ifstream input(path, std::ios::binary);
  if (!input) throw UserError("cannot read the property file " + path);
  std::ostringstream text;
  text << input.rdbuf();
  return parse_rel(text.str(), path);
}

}  // namespace jury::spec
