#include "spec/predicates/formula_parser.h"

#include <algorithm>
#include <array>

namespace jury::spec::predicates {

namespace {

constexpr int most_depth = 400;

constexpr std::array<std::string_view, 14> reserved = {"and",    "or",     "not",   "implies", "iff",
                                                       "forall", "exists", "true",  "false",   "null",
                                                       "bot",    "return", "class", "sfread"};

struct RelationSign {
  std::string_view text;
  ir::Relation relation;
};
constexpr std::array<RelationSign, 7> relation_signs{{{"=", ir::Relation::Equal},
                                                      {"==", ir::Relation::Equal},
                                                      {"!=", ir::Relation::NotEqual},
                                                      {"<", ir::Relation::Less},
                                                      {"<=", ir::Relation::LessEqual},
                                                      {">", ir::Relation::Greater},
                                                      {">=", ir::Relation::GreaterEqual}}};

ExpressionPointer combine(ExpressionKind kind, SourcePosition position, ExpressionPointer a,
                          ExpressionPointer b = nullptr) {
  auto result = make(kind, std::move(position));
  result->children.push_back(std::move(a));
  if (b) result->children.push_back(std::move(b));
  return result;
}

ExpressionPointer heap_named(std::string_view name, const SourcePosition& position) {
  auto result = make(ExpressionKind::heap, position);
  result->text = name;
  return result;
}

}  // namespace

struct FormulaParser::Nesting {
  explicit Nesting(FormulaParser& parser) : parser_(parser) {
    if (++parser_.depth_ > most_depth)
      throw UserError(parser_.next().position, "this formula is nested too deeply");
  }
  ~Nesting() { --parser_.depth_; }
  Nesting(const Nesting&) = delete;
  Nesting& operator=(const Nesting&) = delete;
  FormulaParser& parser_;
};

bool FormulaParser::accept(std::string_view text) {
  if (!sees(text)) return false;
  take();
  return true;
}

void FormulaParser::fail(const std::string& expected) const {
  throw UserError(next().position, "expected " + expected + ", found " + describe(next()));
}

Token FormulaParser::expect(std::string_view text) {
  if (!sees(text)) fail("'" + std::string(text) + "'");
  return take();
}

Token FormulaParser::expect_name(const std::string& what) {
  if (next().kind != TokenKind::name) fail(what);
  return take();
}

Token FormulaParser::expect_number(const std::string& what) {
  if (next().kind != TokenKind::number) fail(what);
  return take();
}

std::string FormulaParser::qualified_name(const std::string& what) {
  std::string result = expect_name(what).text;
  while (accept(".")) result += "." + expect_name("a name").text;
  return result;
}

// An operator that stands in the next line belongs to this formula only when it connects formulas.
bool FormulaParser::sees_operator(std::string_view text, bool connective) const {
  return sees(text) && (connective || open_ > 0 || !next().starts_line);
}

bool FormulaParser::accept_any(std::initializer_list<std::string_view> texts, bool connective, Token& taken) {
  for (const auto text : texts) {
    if (!sees_operator(text, connective)) continue;
    taken = take();
    return true;
  }
  return false;
}

ExpressionPointer FormulaParser::chain(Rule part, ExpressionKind kind,
                                       std::initializer_list<std::string_view> operators) {
  auto result = (this->*part)();
  Token sign;
  for (int length = 0; accept_any(operators, true, sign); ++length) {
    if (length > most_depth) throw UserError(sign.position, "this formula is nested too deeply");
    result = combine(kind, sign.position, std::move(result), (this->*part)());
  }
  return result;
}

ExpressionPointer FormulaParser::formula() {
  return chain(&FormulaParser::implication, ExpressionKind::equivalence, {"iff", "<=>"});
}

ExpressionPointer FormulaParser::implication() {
  const Nesting nesting(*this);
  auto left = disjunction();
  Token sign;
  if (!accept_any({"implies", "=>", "->"}, true, sign)) return left;
  return combine(ExpressionKind::implication, sign.position, std::move(left), implication());
}

ExpressionPointer FormulaParser::disjunction() {
  return chain(&FormulaParser::conjunction, ExpressionKind::disjunction, {"or", "||"});
}

ExpressionPointer FormulaParser::conjunction() {
  return chain(&FormulaParser::unary, ExpressionKind::conjunction, {"and", "&&"});
}

ExpressionPointer FormulaParser::unary() {
  const Nesting nesting(*this);
  if (sees("forall") || sees("exists")) return quantified();
  if (!sees("not") && !sees("!")) return comparison();
  const auto sign = take();
  return combine(ExpressionKind::negation, sign.position, unary());
}

ExpressionPointer FormulaParser::quantified() {
  const auto word = take();
  auto result = make(word.text == "forall" ? ExpressionKind::forall : ExpressionKind::exists, word.position);
  do {
    const auto name = expect_name("a variable of the quantifier");
    if (std::find(reserved.begin(), reserved.end(), name.text) != reserved.end())
      throw UserError(name.position, "'" + name.text + "' cannot be a variable");
    result->variables.push_back(name.text);
  } while (accept(","));
  if (!accept(".")) expect(":");
  result->children.push_back(formula());
  return result;
}

ExpressionPointer FormulaParser::comparison() {
  auto left = sum();
  for (const auto& sign : relation_signs) {
    if (!sees_operator(sign.text, false)) continue;
    const auto position = take().position;
    auto result = combine(ExpressionKind::compare, position, std::move(left), sum());
    result->relation = sign.relation;
    return result;
  }
  return left;
}

ExpressionPointer FormulaParser::sum() {
  auto result = product();
  Token sign;
  for (int length = 0; accept_any({"+", "-"}, false, sign); ++length) {
    if (length > most_depth) throw UserError(sign.position, "this formula is nested too deeply");
    result = combine(sign.text == "+" ? ExpressionKind::add : ExpressionKind::subtract, sign.position,
                     std::move(result), product());
  }
  return result;
}

ExpressionPointer FormulaParser::product() {
  auto result = factor();
  Token sign;
  for (int length = 0; accept_any({"*"}, false, sign); ++length) {
    if (length > most_depth) throw UserError(sign.position, "this formula is nested too deeply");
    result = combine(ExpressionKind::multiply, sign.position, std::move(result), factor());
  }
  return result;
}

// -5 is the number.
ExpressionPointer FormulaParser::factor() {
  const Nesting nesting(*this);
  if (!sees("-")) return postfix();
  const auto position = take().position;
  auto inner = factor();
  if (inner->kind != ExpressionKind::number)
    return combine(ExpressionKind::negate, position, std::move(inner));
  inner->number = -inner->number;
  inner->position = position;
  return inner;
}

ExpressionPointer FormulaParser::postfix() {
  auto result = primary();
  for (int length = 0;; ++length) {
    if (length > most_depth) throw UserError(next().position, "this formula is nested too deeply");
    if (sees_operator(".", false))
      result = member(std::move(result));
    else if (sees_operator("[", false))
      result = element(std::move(result));
    else
      return result;
  }
}

// o.f, m.size(), m.get(k), m.containsKey(k), s.contains(e)
ExpressionPointer FormulaParser::member(ExpressionPointer object) {
  take();
  const auto name = expect_name("the name of a field");
  if (!sees_operator("(", false))
    return combine(ExpressionKind::fread, name.position, heap_named(name.text, name.position),
                   std::move(object));
  auto given = arguments();
  const bool size = name.text == "size";
  const bool contains = name.text == "containsKey" || name.text == "contains";
  if (!size && !contains && name.text != "get")
    throw UserError(name.position,
                    "expected size(), get(k), containsKey(k) or contains(e), found '" + name.text + "'");
  if (given.size() != (size ? 0U : 1U))
    throw UserError(name.position, name.text + (size ? " takes no argument" : " takes one argument"));
  auto result = combine(size ? ExpressionKind::msize : ExpressionKind::mget, name.position,
                        heap_named(size ? "msz" : "map", name.position), std::move(object));
  if (!size) result->children.push_back(std::move(given.front()));
  if (name.text == "get") result->text = name.text;
  if (!contains) return result;
  auto present = combine(ExpressionKind::compare, name.position, std::move(result),
                         make(ExpressionKind::bottom, name.position));
  present->relation = ir::Relation::NotEqual;
  return present;
}

ExpressionPointer FormulaParser::element(ExpressionPointer array) {
  const auto position = take().position;
  ++open_;
  auto index = sum();
  expect("]");
  --open_;
  auto result = combine(ExpressionKind::aread, position, heap_named("arr", position), std::move(array));
  result->children.push_back(std::move(index));
  return result;
}

std::vector<ExpressionPointer> FormulaParser::arguments() {
  expect("(");
  ++open_;
  std::vector<ExpressionPointer> result;
  if (!sees(")")) do
      result.push_back(formula());
    while (accept(","));
  expect(")");
  --open_;
  return result;
}

ExpressionPointer FormulaParser::primary() {
  if (next().kind == TokenKind::number) {
    const auto token = take();
    auto result = make(ExpressionKind::number, token.position);
    result->number = token.number;
    return result;
  }
  if (sees("(")) {
    take();
    ++open_;
    auto result = formula();
    expect(")");
    --open_;
    return result;
  }
  if (next().kind != TokenKind::name) fail("a formula");
  return word(take());
}

ExpressionPointer FormulaParser::word(const Token& token) {
  const auto& text = token.text;
  if (text == "true" || text == "false") {
    auto result = make(ExpressionKind::truth, token.position);
    result->number = text == "true" ? 1 : 0;
    return result;
  }
  if (text == "null") return make(ExpressionKind::null, token.position);
  if (text == "bot") return make(ExpressionKind::bottom, token.position);
  if (text == "return") return make(ExpressionKind::result, token.position);
  if (text == "class") return static_field(token);
  const bool called = sees_operator("(", false);
  if (text == "sfread" && called) return static_field_function(token);
  if (std::find(reserved.begin(), reserved.end(), text) != reserved.end())
    throw UserError(token.position, "expected a formula, found '" + text + "'");
  if (called) {
    const auto* known = function_named(text);
    if (!known) throw UserError(token.position, "there is no function '" + text + "'");
    return function(*known, token);
  }
  auto result = make(ExpressionKind::name, token.position);
  result->text = text;
  return result;
}

// class(pkg.C).f
ExpressionPointer FormulaParser::static_field(const Token& token) {
  auto result = make(ExpressionKind::sfread, token.position);
  expect("(");
  result->class_name = qualified_name("the name of a class");
  expect(")");
  expect(".");
  result->text = expect_name("the name of a static field").text;
  return result;
}

// sfread(f, pkg.C)
ExpressionPointer FormulaParser::static_field_function(const Token& token) {
  auto result = make(ExpressionKind::sfread, token.position);
  expect("(");
  result->text = expect_name("the name of a static field").text;
  expect(",");
  result->class_name = qualified_name("the name of a class");
  if (sees(",")) throw UserError(next().position, "sfread takes 2 arguments: sfread(f, C)");
  expect(")");
  return result;
}

ExpressionPointer FormulaParser::function(const Function& function, const Token& token) {
  const std::string usage = std::string(function.name) + "(" + std::string(function.arguments) + ")";
  auto result = make(function.kind, token.position);
  expect("(");
  ++open_;
  result->children.push_back(heap(function));
  while (accept(",")) result->children.push_back(formula());
  if (result->children.size() != function.arity)
    throw UserError(token.position, std::string(function.name) + " takes " + std::to_string(function.arity) +
                                        " arguments, not " + std::to_string(result->children.size()) + ": " +
                                        usage);
  expect(")");
  --open_;
  return result;
}

// The array that a function reads: the one of its kind, or an update of it.
ExpressionPointer FormulaParser::heap(const Function& function) {
  const std::string expected = function.heap.empty()
                                   ? std::string("the name of a field, or fwrite(...)")
                                   : "'" + std::string(function.heap) + "', or an update of it";
  const auto token = expect_name(expected);
  if (!sees("(")) {
    if (!function.heap.empty() && token.text != function.heap)
      throw UserError(token.position, "expected " + expected + ", found '" + token.text + "'");
    return heap_named(token.text, token.position);
  }
  const Nesting nesting(*this);
  const auto* update = function_named(token.text);
  const bool updates =
      update && (update->kind == ExpressionKind::mupdate || update->kind == ExpressionKind::mresize ||
                 update->kind == ExpressionKind::fwrite || update->kind == ExpressionKind::awrite);
  if (!updates || update->heap != function.heap)
    throw UserError(token.position, "expected " + expected + ", found '" + token.text + "'");
  return this->function(*update, token);
}

}  // namespace jury::spec::predicates
