#include "spec/jml/expression_parser.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "spec/jml/clause_words.h"
#include "spec/jml/translator.h"

namespace jury::spec::jml {

namespace {

// From the weakest; below them come the comparisons.
constexpr std::array<std::string_view, 5> binary_levels{"||", "&&", "|", "^", "&"};

constexpr std::array<std::string_view, 7> quantifiers{"\\forall", "\\exists", "\\sum", "\\product",
                                                      "\\num_of", "\\min",    "\\max"};

const std::map<std::string_view, NodeKind>& operator_words() {
  static const std::map<std::string_view, NodeKind> words{
      {"\\old", NodeKind::Old},
      {"\\pre", NodeKind::Old},
      {"\\fresh", NodeKind::Fresh},
      {"\\reach", NodeKind::Reach},
      {"\\nonnullelements", NodeKind::NonNullElements},
      {"\\typeof", NodeKind::TypeOf},
      {"\\type", NodeKind::TypeLiteral},
      {"\\elemtype", NodeKind::ElementType},
      {"\\not_modified", NodeKind::NotModified},
      {"\\java_math", NodeKind::JavaMath},
      {"\\bigint_math", NodeKind::BigintMath},
  };
  return words;
}

std::uint32_t begin_of(const Item& item) { return item.node ? item.node->begin : item.token.begin; }
std::uint32_t end_of(const Item& item) { return item.node ? item.node->end : item.token.end; }

}  // namespace

NodePointer ExpressionParser::make(NodeKind kind, std::vector<Item> items) const {
  auto node = std::make_shared<Node>();
  node->kind = kind;
  node->begin = begin_of(items.front());
  node->end = end_of(items.back());
  node->items = std::move(items);
  return node;
}

bool ExpressionParser::skip(std::string_view word) {
  if (!at(word)) return false;
  cursor_.take();
  return true;
}

void ExpressionParser::fail(const std::string& expected) const {
  if (!cursor_.in_jml() || cursor_.at_end())
    throw SyntaxError{cursor_.previous_end(), "expected " + expected + ", but the specification ends here"};
  const auto& token = cursor_.peek();
  if (is_assignment(cursor_.text()))
    throw SyntaxError{token.begin, "expected " + expected + ", found '" + std::string(cursor_.text()) +
                                       "': a specification cannot assign (did you mean '=='?)"};
  throw SyntaxError{token.begin, "expected " + expected + ", found '" + std::string(cursor_.text()) + "'"};
}

Token ExpressionParser::expect(std::string_view word, std::string_view after) {
  if (!at(word)) fail("'" + std::string(word) + "' after " + std::string(after));
  return cursor_.take();
}

Token ExpressionParser::name(std::string_view what) {
  if (!cursor_.in_jml() || !cursor_.at_word() || is_keyword(cursor_.text()) ||
      cursor_.text().starts_with('\\'))
    fail(std::string(what));
  return cursor_.take();
}

std::vector<Token> ExpressionParser::type() {
  const auto start = cursor_.place();
  if (at("\\real")) not_supported(cursor_.peek().begin, "there are no numbers of the type \\real in Java");
  if (!cursor_.in_jml() || !skip_type(cursor_)) {
    cursor_.go_to(start);
    fail("a type");
  }
  const auto end = cursor_.place();
  std::vector<Token> tokens;
  cursor_.go_to(start);
  while (cursor_.place() < end)
    if (const auto token = cursor_.take(); !is_nullness_word(cursor_, token)) tokens.push_back(token);
  return tokens;
}

NodePointer ExpressionParser::expression() { return at_lambda() ? lambda() : conditional(); }

NodePointer ExpressionParser::conditional() {
  auto condition = equivalence();
  if (!at("?")) return condition;
  std::vector<Item> items{{{}, condition}, taken(), {{}, expression()}};
  items.push_back({expect(":", "the second part of a conditional expression"), nullptr});
  items.push_back({{}, expression()});
  return make(NodeKind::Java, std::move(items));
}

NodePointer ExpressionParser::equivalence() {
  auto left = implication();
  while (at("<==>") || at("<=!=>")) {
    const auto kind = at("<==>") ? NodeKind::Equivalent : NodeKind::Inequivalent;
    const auto sign = taken();
    left = make(kind, {{{}, left}, sign, {{}, implication()}});
  }
  return left;
}

// ==> associates to the right, <== to the left; they do not mix without parentheses.
NodePointer ExpressionParser::implication() {
  auto left = binary(0);
  if (at("==>")) {
    const auto sign = taken();
    return make(NodeKind::Implies, {{{}, left}, sign, {{}, implication()}});
  }
  while (at("<==")) {
    const auto sign = taken();
    left = make(NodeKind::ImpliedBy, {{{}, left}, sign, {{}, binary(0)}});
  }
  return left;
}

NodePointer ExpressionParser::binary(std::size_t level) {
  if (level == binary_levels.size()) {
    auto left = relational();
    while (at("==") || at("!=")) {
      const auto sign = taken();
      left = make(NodeKind::Java, {{{}, left}, sign, {{}, relational()}});
    }
    return left;
  }
  auto left = binary(level + 1);
  while (at(binary_levels[level])) {
    const auto kind = binary_levels[level] == "&&" ? NodeKind::And : NodeKind::Java;
    const auto sign = taken();
    left = make(kind, {{{}, left}, sign, {{}, binary(level + 1)}});
  }
  return left;
}

NodePointer ExpressionParser::relational() {
  auto left = shift();
  for (;;) {
    if (at("instanceof")) {
      std::vector<Item> items{{{}, left}, taken()};
      if (at("final")) items.push_back(taken());
      for (const auto& token : type()) items.push_back({token, nullptr});
      if (cursor_.in_jml() && cursor_.at_word() && !is_keyword(cursor_.text())) items.push_back(taken());
      left = make(NodeKind::Java, std::move(items));
    } else if (at("<:")) {
      const auto sign = taken();
      left = make(NodeKind::Subtype, {{{}, left}, sign, {{}, shift()}});
    } else if (at("<") || at("<=") || at(">") || at(">=")) {
      std::vector<Item> items{{{}, left}};
      while (at("<") || at("<=") || at(">") || at(">=")) {
        items.push_back(taken());
        items.push_back({{}, shift()});
      }
      left = make(NodeKind::Comparison, std::move(items));
    } else {
      return left;
    }
  }
}

// '>' comes alone: two or three without blanks between are a shift.
bool ExpressionParser::at_shift(std::size_t& count) const {
  if (at("<<")) {
    count = 1;
    return true;
  }
  count = 0;
  while (count < 3 && cursor_.peek(count).jml && cursor_.is(cursor_.peek(count), ">") &&
         (count == 0 || cursor_.peek(count).begin == cursor_.peek(count - 1).end))
    ++count;
  return count >= 2;
}

NodePointer ExpressionParser::shift() {
  auto left = additive();
  std::size_t count = 0;
  while (at_shift(count)) {
    Token sign = cursor_.take();
    for (std::size_t i = 1; i < count; ++i) sign.end = cursor_.take().end;
    left = make(NodeKind::Java, {{{}, left}, {sign, nullptr}, {{}, additive()}});
  }
  return left;
}

NodePointer ExpressionParser::additive() {
  const auto product = [this] {
    auto left = unary();
    while (at("*") || at("/") || at("%")) {
      const auto sign = taken();
      left = make(NodeKind::Java, {{{}, left}, sign, {{}, unary()}});
    }
    return left;
  };
  auto left = product();
  while (at("+") || at("-")) {
    const auto sign = taken();
    left = make(NodeKind::Java, {{{}, left}, sign, {{}, product()}});
  }
  return left;
}

NodePointer ExpressionParser::unary() {
  if (at("++") || at("--")) fail("an operand without side effects");
  if (at("+") || at("-") || at("!") || at("~")) {
    const auto sign = taken();
    return make(NodeKind::Java, {sign, {{}, unary()}});
  }
  if (at("(")) return cast_or_parentheses();
  return postfix();
}

// (int) x, (T) x, (A & B) x; not (x) + 1, not (x).f.
bool ExpressionParser::at_cast() const {
  Cursor probe = cursor_;
  probe.take();
  const bool primitive = is_primitive(probe.text()) || is_bigint(probe.text());
  if (!skip_type(probe)) return false;
  while (probe.skip("&"))
    if (!skip_type(probe)) return false;
  if (!probe.skip(")") || !probe.in_jml()) return false;
  if (primitive && (probe.at("+") || probe.at("-"))) return true;
  switch (probe.peek().kind) {
    case TokenKind::Word:
      return !probe.at("instanceof");
    case TokenKind::Number:
    case TokenKind::Character:
    case TokenKind::String:
      return true;
    case TokenKind::Operator:
      return probe.at("(") || probe.at("!") || probe.at("~");
    case TokenKind::Informal:
    case TokenKind::End:
      return false;
  }
  return false;
}

NodePointer ExpressionParser::cast_or_parentheses() {
  if (!at_cast()) return postfix();
  std::vector<Item> items{taken()};
  for (const auto& token : type()) items.push_back({token, nullptr});
  while (at("&")) {
    items.push_back(taken());
    for (const auto& token : type()) items.push_back({token, nullptr});
  }
  items.push_back({expect(")", "the type of a cast"), nullptr});
  items.push_back({{}, at_lambda() ? lambda() : unary()});
  return make(NodeKind::Java, std::move(items));
}

bool ExpressionParser::at_lambda() const {
  if (!cursor_.in_jml()) return false;
  if (cursor_.at_word() && cursor_.is(cursor_.peek(1), "->")) return true;
  if (!cursor_.at("(")) return false;
  Cursor probe = cursor_;
  skip_brackets(probe);
  return probe.at("->");
}

NodePointer ExpressionParser::lambda() {
  std::vector<Item> items;
  while (!at("->")) items.push_back(taken());
  items.push_back(taken());
  if (at("{"))
    not_supported(cursor_.peek().begin, "a lambda with a block is not supported in specifications");
  items.push_back({{}, expression()});
  return make(NodeKind::Java, std::move(items));
}

void ExpressionParser::arguments(std::vector<Item>& items) {
  items.push_back(taken());
  if (!at(")")) {
    for (;;) {
      items.push_back({{}, expression()});
      if (!at(",")) break;
      items.push_back(taken());
    }
  }
  items.push_back({expect(")", "the arguments"), nullptr});
}

NodePointer ExpressionParser::postfix() {
  std::vector<Item> items{{{}, primary()}};
  suffixes(items);
  if (at("++") || at("--"))
    throw SyntaxError{cursor_.peek().begin, "'" + std::string(cursor_.text()) +
                                                "' changes a variable: a specification cannot assign"};
  return items.size() == 1 ? items.front().node : make(NodeKind::Java, std::move(items));
}

void ExpressionParser::suffixes(std::vector<Item>& items) {
  for (;;) {
    if (at(".") || at("::")) {
      items.push_back(taken());
      if (at("<")) {
        const auto start = cursor_.place();
        if (!skip_type_arguments(cursor_)) fail("type arguments");
        const auto end = cursor_.place();
        cursor_.go_to(start);
        while (cursor_.place() < end) items.push_back(taken());
      }
      if (!cursor_.in_jml() || !cursor_.at_word() || cursor_.text().starts_with('\\'))
        fail("a member's name after '.'");
      items.push_back(taken());
    } else if (at("[")) {
      items.push_back(taken());
      if (at("]")) {  // int[].class, int[]::new
        items.push_back(taken());
        continue;
      }
      items.push_back({{}, expression()});
      items.push_back({expect("]", "an index"), nullptr});
    } else if (at("(")) {
      arguments(items);
    } else {
      return;
    }
  }
}

NodePointer ExpressionParser::primary() {
  if (!cursor_.in_jml() || cursor_.at_end()) fail("an expression");
  const auto& token = cursor_.peek();
  switch (token.kind) {
    case TokenKind::Number:
    case TokenKind::Character:
      return make(NodeKind::Java, {taken()});
    case TokenKind::String:
      if (cursor_.text().find('\n') != std::string_view::npos)
        not_supported(token.begin, "a text block is not supported in specifications");
      return make(NodeKind::Java, {taken()});
    case TokenKind::Informal:
      not_supported(token.begin, "an informal description (* *) has no meaning to Jury");
    case TokenKind::End:
      fail("an expression");
    case TokenKind::Operator:
      break;
    case TokenKind::Word: {
      const auto word = cursor_.text();
      if (word.starts_with('\\')) return operator_word();
      if (word == "new") return creation();
      if (is_keyword(word) && !is_primitive(word) && word != "void") fail("an expression");
      if (const auto found = definitions_.find(word);
          found != definitions_.end() && !cursor_.is(cursor_.peek(1), "(")) {
        return defined(cursor_.take(), found->second);
      }
      return make(NodeKind::Java, {taken()});
    }
  }
  if (!at("(")) fail("an expression");
  if (cursor_.peek(1).jml && cursor_.peek(1).kind == TokenKind::Word &&
      is_quantifier(cursor_.text(cursor_.peek(1))))
    return quantifier();
  if (cursor_.is(cursor_.peek(1), "\\let")) return let();
  if (cursor_.is(cursor_.peek(1), "\\lblneg") || cursor_.is(cursor_.peek(1), "\\lblpos") ||
      cursor_.is(cursor_.peek(1), "\\lbl"))
    return labelled();
  std::vector<Item> items{taken(), {{}, expression()}};
  items.push_back({expect(")", "an expression in parentheses"), nullptr});
  return make(NodeKind::Parenthesised, std::move(items));
}

void ExpressionParser::define(bool from_before) {
  const auto type_tokens = type();
  do {
    const auto variable = name("a variable's name");
    expect("=", "the name of what is defined");
    auto node = std::make_shared<Node>();
    node->kind = NodeKind::Cast;
    node->type = type_tokens;
    node->items.push_back({{}, expression()});
    node->begin = node->items[0].node->begin;
    node->end = node->items[0].node->end;
    definitions_.insert_or_assign(std::string(cursor_.text(variable)),
                                  Definition{std::move(node), from_before});
  } while (skip(","));
  expect(";", "a definition");
}

NodePointer ExpressionParser::defined(const Token& name, const Definition& definition) const {
  if (in_old_ && !definition.from_before)
    not_supported(name.begin, "a name of \\let is not supported under \\old");
  const bool is_old = definition.from_before && looks_back_ && !in_old_;
  return is_old ? make(NodeKind::Old, {{{}, definition.value}}) : definition.value;
}

// A value that is put in the place of a name must not get under a quantifier that means something else by a
// name in it.
void ExpressionParser::refuse_capture(const std::string& variable, std::uint32_t at) const {
  for (const auto& [name, definition] : definitions_) {
    std::set<std::string> used;
    collect_names(cursor_.source(), definition.value, used);
    if (name == variable || used.contains(variable))
      throw SyntaxError{at, "the variable '" + variable +
                                "' of a quantifier is also a name in the definition of '" + name +
                                "'; choose another name"};
  }
}

// (\let T x = e; body)
NodePointer ExpressionParser::let() {
  const auto outer = definitions_;
  const auto open = taken();
  cursor_.take();
  define(false);
  std::vector<Item> items{open, {{}, expression()}};
  definitions_ = outer;
  items.push_back({expect(")", "the body of \\let"), nullptr});
  return make(NodeKind::Parenthesised, std::move(items));
}

// (\lblneg name e): a name for reports, which does not change the value.
NodePointer ExpressionParser::labelled() {
  std::vector<Item> items{taken()};
  cursor_.take();
  name("a label");
  items.push_back({{}, expression()});
  items.push_back({expect(")", "a labelled expression"), nullptr});
  return make(NodeKind::Parenthesised, std::move(items));
}

// new T(...), new T[n][], new T[]{a, b}.
NodePointer ExpressionParser::creation() {
  std::vector<Item> items{taken()};
  const auto start = cursor_.place();
  if (!cursor_.in_jml() || !skip_type(cursor_)) fail("a type after 'new'");
  const auto end = cursor_.place();
  cursor_.go_to(start);
  while (cursor_.place() < end) items.push_back(taken());
  if (at("(")) {
    arguments(items);
    return make(NodeKind::Java, std::move(items));
  }
  while (at("[")) {
    items.push_back(taken());
    if (!at("]")) items.push_back({{}, expression()});
    items.push_back({expect("]", "the length of an array"), nullptr});
  }
  if (at("{")) {
    items.push_back(taken());
    while (!at("}")) {
      items.push_back({{}, expression()});
      if (!at(",")) break;
      items.push_back(taken());
    }
    items.push_back({expect("}", "the elements of an array"), nullptr});
  }
  return make(NodeKind::Java, std::move(items));
}

bool ExpressionParser::is_quantifier(std::string_view word) {
  return std::find(quantifiers.begin(), quantifiers.end(), word) != quantifiers.end();
}

// At the ';' behind the first expression of a quantifier without parentheses: whether it ends the clause,
// too, because what follows is another one or no JML.
bool ExpressionParser::ends_clause() const {
  Cursor probe = cursor_;
  probe.take();
  return !probe.in_jml() || at_clause(probe);
}

NodePointer ExpressionParser::quantifier() {
  auto node = std::make_shared<Node>();
  node->kind = NodeKind::Quantifier;
  node->begin = cursor_.peek().begin;
  const bool in_parentheses = skip("(");
  Quantified quantified;
  quantified.keyword = cursor_.text(cursor_.take());
  const auto type_tokens = type();
  do {
    Variable variable{type_tokens, name("a variable's name")};
    while (at("[")) {
      variable.type.push_back(cursor_.take());
      variable.type.push_back(expect("]", "'['"));
    }
    refuse_capture(std::string(cursor_.text(variable.name)), variable.name.begin);
    quantified.variables.push_back(std::move(variable));
  } while (skip(","));
  expect(";", "the variables of a quantifier");
  if (skip(";")) {
    quantified.body = expression();
  } else {
    quantified.body = expression();
    if (at(";") && (in_parentheses || !ends_clause())) {
      cursor_.take();
      quantified.range = quantified.body;
      quantified.body = expression();
    }
  }
  node->end = in_parentheses ? expect(")", "the body of a quantifier").end : cursor_.previous_end();
  node->quantified = std::move(quantified);
  return node;
}

NodePointer ExpressionParser::operator_word() {
  const auto word = cursor_.text();
  const Token token = cursor_.peek();
  if (word == "\\result") return make(NodeKind::Result, {taken()});
  if (word == "\\TYPE") return make(NodeKind::Java, {taken()});
  if (word == "\\count" || word == "\\index") return make(NodeKind::Java, {taken()});
  if (is_quantifier(word)) return quantifier();
  const auto found = operator_words().find(word);
  if (found == operator_words().end())
    not_supported(token.begin, "the operator " + std::string(word) + " is not supported");
  auto node = std::make_shared<Node>();
  node->kind = found->second;
  node->begin = cursor_.take().begin;
  expect("(", word);
  if (found->second == NodeKind::TypeLiteral) {
    node->type = type();
  } else {
    const bool outer = std::exchange(in_old_, in_old_ || found->second == NodeKind::Old);
    node->items.push_back({{}, expression()});
    in_old_ = outer;
    const bool many = found->second == NodeKind::Fresh || found->second == NodeKind::NotModified;
    while (many && skip(",")) node->items.push_back({{}, expression()});
    if (found->second == NodeKind::Reach && skip(",")) {
      node->type = type();
      while (skip(",") || (!node->fields.empty() && skip("+")))
        node->fields.push_back(name("a field's name"));
    }
    if (found->second == NodeKind::Old && skip(",") && !skip("Pre") && !skip("Old"))
      not_supported(cursor_.peek().begin, "\\old with another label than Pre");
  }
  node->end = expect(")", std::string("the operands of ") + std::string(word)).end;
  return node;
}

}  // namespace jury::spec::jml
