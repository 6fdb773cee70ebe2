// Terms of .rel files, one function for each level of binding strength, weakest first (Alloy's order, with
// arithmetic signs added next to + and -).
#include <algorithm>

#include "spec/rel_parser_parts.h"

namespace jury::spec {

namespace {

RelTermPointer make(RelTermKind kind, const SourcePosition& position, std::string text = {}) {
  auto result = std::make_unique<RelTerm>();
  result->kind = kind;
  result->position = position;
  result->text = std::move(text);
  return result;
}

// Everything after the parser walks terms recursively.
constexpr int depth_limit = 2000;

RelTermPointer make(RelTermKind kind, const SourcePosition& position, std::string text, RelTermPointer first,
                    RelTermPointer second = nullptr) {
  RelTermPointer result = make(kind, position, std::move(text));
  result->depth = std::max(first->depth, second ? second->depth : 0) + 1;
  if (result->depth > depth_limit)
    throw UserError(position, "this term is too long: give parts of it a name");
  result->children.push_back(std::move(first));
  if (second) result->children.push_back(std::move(second));
  return result;
}

// Words that mean the same as a sign.
std::string canonical(const std::string& text) {
  if (text == "||") return "or";
  if (text == "&&") return "and";
  if (text == "<=>") return "iff";
  if (text == "=>") return "implies";
  if (text == "<=") return "=<";
  return text;
}

}  // namespace

RelTermPointer RelParser::term() {
  const Nesting nesting(*this);
  return disjunction();
}

RelParser::Nesting::Nesting(RelParser& parser) : parser_(parser) {
  if (++parser_.nesting_ > 250) throw UserError(parser_.peek().position, "terms are nested too deeply here");
}

// Left-associative infix operators of one level.
RelTermPointer RelParser::infix_level(std::initializer_list<std::string_view> operators, Operand operand) {
  RelTermPointer left = (this->*operand)();
  while (std::any_of(operators.begin(), operators.end(), [&](std::string_view each) { return at(each); })) {
    const RelToken sign = take();
    RelTermPointer right = (this->*operand)();
    left = make(RelTermKind::infix, sign.position, canonical(sign.text), std::move(left), std::move(right));
  }
  return left;
}

RelTermPointer RelParser::disjunction() { return infix_level({"or", "||"}, &RelParser::equivalence); }
RelTermPointer RelParser::equivalence() { return infix_level({"iff", "<=>"}, &RelParser::implication); }

RelTermPointer RelParser::implication() {
  RelTermPointer left = conjunction();
  if (!at("=>") && !at("implies")) return left;
  const Nesting nesting(*this);
  const SourcePosition position = take().position;
  RelTermPointer then = implication();
  if (!accept("else")) return make(RelTermKind::infix, position, "implies", std::move(left), std::move(then));
  RelTermPointer otherwise = implication();
  RelTermPointer result = make(RelTermKind::conditional, position, {}, std::move(left), std::move(then));
  result->children.push_back(std::move(otherwise));
  return result;
}

RelTermPointer RelParser::conjunction() { return infix_level({"and", "&&"}, &RelParser::negation); }

RelTermPointer RelParser::negation() {
  if (!at("not") && !at("!")) return comparison();
  const Nesting nesting(*this);
  const SourcePosition position = take().position;
  return make(RelTermKind::prefix, position, "!", negation());
}

// The comparison at the cursor, negated ones with a leading "!"; empty if there is none.
std::string RelParser::comparison_operator() {
  static const std::vector<std::string_view> operators = {"in", "=", "<", ">", "=<", "<=", ">="};
  const auto is_operator = [](const RelToken& token) {
    return (token.kind == RelTokenKind::sign || token.kind == RelTokenKind::keyword) &&
           std::find(operators.begin(), operators.end(), token.text) != operators.end();
  };
  if (at("==") || at("!==")) fail("'=' to compare");
  if (accept("!=")) return "!=";
  const bool negated = (at("not") || at("!")) && is_operator(peek(1));
  if (negated) take();
  if (!is_operator(peek())) return {};
  return (negated ? "!" : "") + canonical(take().text);
}

RelTermPointer RelParser::comparison() {
  RelTermPointer left = multiplicity();
  const SourcePosition position = peek().position;
  const std::string operation = comparison_operator();
  if (operation.empty()) return left;
  RelTermPointer right = multiplicity();
  return make(RelTermKind::infix, position, operation, std::move(left), std::move(right));
}

RelTermPointer RelParser::multiplicity() {
  if (at("set")) throw UserError(peek().position, "'set' belongs after the ':' of a declaration");
  const bool present = at("some") || at("no") || at("one") || at("lone");
  if (!present || at_quantifier()) return shift();
  const RelToken keyword = take();
  return make(RelTermKind::prefix, keyword.position, keyword.text, shift());
}

RelTermPointer RelParser::shift() { return infix_level({"<<", ">>", ">>>"}, &RelParser::sum); }
RelTermPointer RelParser::sum() { return infix_level({"+", "-"}, &RelParser::factor); }
RelTermPointer RelParser::factor() { return infix_level({"*", "/", "%"}, &RelParser::cardinality); }

RelTermPointer RelParser::cardinality() {
  if (!at("#")) return overriding();
  const Nesting nesting(*this);
  const SourcePosition position = take().position;
  return make(RelTermKind::prefix, position, "#", cardinality());
}

RelTermPointer RelParser::overriding() { return infix_level({"++"}, &RelParser::intersection); }
RelTermPointer RelParser::intersection() { return infix_level({"&"}, &RelParser::product); }
RelTermPointer RelParser::product() { return infix_level({"->"}, &RelParser::restriction); }
RelTermPointer RelParser::restriction() { return infix_level({"<:", ":>"}, &RelParser::boxes); }

RelTermPointer RelParser::boxes() {
  RelTermPointer base = joins();
  while (at("[")) {
    const SourcePosition position = take().position;
    RelTermPointer box = make(RelTermKind::box, position, {}, std::move(base));
    for (RelTermPointer& argument : arguments("]")) box->children.push_back(std::move(argument));
    base = std::move(box);
    if (at(".")) base = joins_from(std::move(base));
  }
  return base;
}

RelTermPointer RelParser::joins() { return joins_from(prefixed()); }

RelTermPointer RelParser::joins_from(RelTermPointer left) {
  while (at(".")) {
    const SourcePosition position = take().position;
    left = make(RelTermKind::infix, position, ".", std::move(left), prefixed());
  }
  return left;
}

RelTermPointer RelParser::prefixed() {
  if (!at("~") && !at("*") && !at("^") && !at("-")) return primary();
  const Nesting nesting(*this);
  const RelToken sign = take();
  return make(RelTermKind::prefix, sign.position, sign.text, prefixed());
}

RelTermPointer RelParser::primary() {
  const RelToken& token = peek();
  if (token.kind == RelTokenKind::number) {
    RelTermPointer result = make(RelTermKind::number, token.position, token.text);
    result->number = take().number;
    return result;
  }
  if (token.kind == RelTokenKind::name || at("univ") || at("iden")) return name_or_call();
  if (accept("(")) {
    RelTermPointer inner = term();
    expect(")");
    // Parentheses around a name keep it from being read as the class of a qualified field.
    if (inner->kind != RelTermKind::name) return inner;
    const SourcePosition position = inner->position;
    return make(RelTermKind::block, position, "(", std::move(inner));
  }
  if (at("{")) return braces();
  if (at("if")) return conditional();
  if (at("let")) return let();
  if (at("sum") && !at_quantifier()) return name_or_call();
  if (at_quantifier()) return quantified();
  fail("a formula or an expression");
}

RelTermPointer RelParser::name_or_call() {
  const RelToken name = take();
  const bool callable = callables_.contains(name.text);
  if (!callable || (!at("(") && !at("["))) {
    RelTermPointer result = make(RelTermKind::name, name.position, name.text);
    result->primed = name.primed;
    return result;
  }
  const bool square = at("[");
  take();
  RelTermPointer call = make(RelTermKind::call, name.position, name.text);
  call->primed = name.primed;
  call->children = arguments(square ? "]" : ")");
  return call;
}

std::vector<RelTermPointer> RelParser::arguments(std::string_view closing) {
  std::vector<RelTermPointer> result;
  if (accept(closing)) return result;
  do result.push_back(term());
  while (accept(","));
  expect(closing, "after the arguments");
  return result;
}

RelTermPointer RelParser::braces() {
  if (!at_declaration(1)) return block();
  RelTermPointer result = make(RelTermKind::comprehension, expect("{").position);
  result->declarations = declarations();
  if (at("{"))
    result->children.push_back(block());
  else if (accept("|"))
    result->children.push_back(term());
  expect("}", "after the comprehension");
  return result;
}

RelTermPointer RelParser::block() {
  RelTermPointer result = make(RelTermKind::block, expect("{").position, "{");
  while (!accept("}")) {
    if (peek().kind == RelTokenKind::end)
      throw UserError(result->position, "this block is not closed: expected '}'");
    result->children.push_back(term());
    accept(";");
  }
  return result;
}

RelTermPointer RelParser::conditional() {
  RelTermPointer result = make(RelTermKind::conditional, expect("if").position);
  result->children.push_back(term());
  expect("then");
  result->children.push_back(term());
  expect("else");
  result->children.push_back(term());
  return result;
}

// let x = e, y = e | F, also with `in` or a block after the definitions.
RelTermPointer RelParser::let() { return let_rest(expect("let").position); }

RelTermPointer RelParser::let_rest(const SourcePosition& position) {
  const RelToken name = expect_name("a definition");
  expect("=");
  RelTermPointer definition = let_definition();
  RelTermPointer body;
  if (accept(",")) {
    body = let_rest(peek().position);
  } else if (at("{")) {
    body = block();
  } else {
    if (!accept("in")) expect("|", "after the definition");
    body = term();
  }
  return make(RelTermKind::let, position, name.text, std::move(definition), std::move(body));
}

// `in` ends the definition, so a comparison needs parentheses here.
RelTermPointer RelParser::let_definition() { return shift(); }

bool RelParser::at_declaration(std::size_t ahead) const {
  if (peek(ahead).kind == RelTokenKind::keyword && peek(ahead).text == "disj") return true;
  for (std::size_t index = ahead;; index += 2) {
    if (peek(index).kind != RelTokenKind::name) return false;
    const RelToken& sign = peek(index + 1);
    if (sign.kind != RelTokenKind::sign) return false;
    if (sign.text == ":") return true;
    if (sign.text != ",") return false;
  }
}

bool RelParser::at_quantifier() const {
  const bool word = at("all") || at("some") || at("no") || at("one") || at("lone") || at("sum");
  return word && (at("all") || at_declaration(1));
}

RelTermPointer RelParser::quantified() {
  const RelToken keyword = take();
  RelTermPointer result = make(RelTermKind::quantified, keyword.position, keyword.text);
  result->declarations = declarations();
  if (at("{")) {
    result->children.push_back(block());
  } else {
    expect("|", "after the declarations");
    result->children.push_back(term());
  }
  return result;
}

std::vector<RelDeclaration> RelParser::declarations() {
  std::vector<RelDeclaration> result;
  do result.push_back(declaration());
  while (accept(","));
  return result;
}

RelDeclaration RelParser::declaration() {
  RelDeclaration result;
  result.disjoint = accept("disj");
  do {
    const RelToken name = expect_name("a variable");
    result.names.push_back({name.text, name.position});
  } while (accept(","));
  expect(":", "and the set that the variable ranges over");
  result.multiplicity_position = peek().position;
  for (const char* multiplicity : {"set", "one", "lone", "some"})
    if (at(multiplicity)) {
      result.multiplicity = take().text;
      break;
    }
  result.domain = shift();
  return result;
}

}  // namespace jury::spec
