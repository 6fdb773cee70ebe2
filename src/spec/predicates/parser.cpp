#include "spec/predicates/parser.h"

#include <fstream>
#include <sstream>

#include "spec/predicates/formula_parser.h"

namespace jury::spec::predicates {

namespace {

std::string contents_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file) throw UserError(path + ": cannot be read");
  return text.str();
}

// C.m or C.m(types), up to what follows it.
Context method_context(FormulaParser& parser) {
  Context context;
  context.kind = ContextKind::method;
  context.position = parser.next().position;
  const auto name = parser.qualified_name("a method: Class.method");
  const auto dot = name.rfind('.');
  if (dot == std::string::npos)
    throw UserError(context.position, "expected Class.method, found '" + name + "'");
  context.class_name = name.substr(0, dot);
  context.method_name = name.substr(dot + 1);
  if (!parser.accept("(")) return context;
  context.parameters.emplace();
  while (!parser.sees(")")) {
    if (parser.at_end() || parser.next().starts_line) parser.fail("')'");
    *context.parameters += parser.take().text;
  }
  parser.expect(")");
  return context;
}

// [static], [object C], [method C.m]
Context context(FormulaParser& parser) {
  parser.expect("[");
  const auto word = parser.expect_name("static, object or method");
  Context result;
  if (word.text == "method") {
    result = method_context(parser);
  } else if (word.text == "object") {
    result.kind = ContextKind::object;
    result.position = parser.next().position;
    result.class_name = parser.qualified_name("the name of a class");
  } else if (word.text == "static") {
    result.position = word.position;
  } else {
    throw UserError(word.position, "expected static, object or method, found '" + word.text + "'");
  }
  parser.expect("]");
  return result;
}

int line_number(FormulaParser& parser) {
  const auto token = parser.expect_number("a line number");
  if (token.number < 1 || token.number > 1'000'000)
    throw UserError(token.position, "'" + token.text + "' is not a line number");
  return static_cast<int>(token.number);
}

// @ 10 or @ 10-20
LineRange line_range(FormulaParser& parser) {
  LineRange lines;
  lines.first = lines.last = line_number(parser);
  if (!parser.accept("-") && !parser.accept("..")) return lines;
  const auto position = parser.next().position;
  lines.last = line_number(parser);
  if (lines.last < lines.first) throw UserError(position, "expected a line that is not before the first one");
  return lines;
}

void end_of_formula(FormulaParser& parser, const std::string& expected) {
  parser.accept(";");
  if (!parser.next().starts_line) parser.fail(expected);
}

// [at C.m:12], [C.m:12], [entry C.m], [exit C.m]
Property place(FormulaParser& parser) {
  Property result;
  parser.expect("[");
  const bool method_follows = parser.after_next().kind == TokenKind::name;
  if (method_follows && (parser.sees("static") || parser.sees("object") || parser.sees("method")))
    parser.fail("a place: [at C.m:line], [entry C.m] or [exit C.m]");
  if (method_follows && parser.sees("entry"))
    result.place = PlaceKind::entry;
  else if (method_follows && parser.sees("exit"))
    result.place = PlaceKind::exit;
  if (method_follows && (result.place != PlaceKind::line || parser.sees("at"))) parser.take();
  result.context = method_context(parser);
  if (result.place == PlaceKind::line) {
    parser.expect(":");
    result.line_position = parser.next().position;
    result.line = line_number(parser);
  }
  parser.expect("]");
  return result;
}

Property same_place(const Property& place) {
  Property result;
  result.place = place.place;
  result.context = place.context;
  result.line = place.line;
  result.line_position = place.line_position;
  return result;
}

}  // namespace

std::vector<Predicate> parse_predicates(std::string_view text, const std::string& file) {
  FormulaParser parser(scan(text, file));
  std::vector<Predicate> result;
  std::optional<Context> here;
  while (!parser.at_end()) {
    if (parser.sees("[")) {
      here = context(parser);
      end_of_formula(parser, "the end of the line");
      continue;
    }
    if (!here) parser.fail("a context: [static], [object C] or [method C.m]");
    Predicate predicate;
    predicate.context = *here;
    predicate.formula = parser.formula();
    if (parser.accept("@")) predicate.lines = line_range(parser);
    end_of_formula(parser, "an operator or the end of the line");
    result.push_back(std::move(predicate));
  }
  return result;
}

std::vector<Property> parse_properties(std::string_view text, const std::string& file) {
  FormulaParser parser(scan(text, file));
  std::vector<Property> result;
  std::optional<Property> here;
  while (!parser.at_end()) {
    if (parser.sees("[")) {
      here = place(parser);
      end_of_formula(parser, "the end of the line");
      continue;
    }
    if (!here) parser.fail("a place: [at C.m:line], [entry C.m] or [exit C.m]");
    auto property = same_place(*here);
    if (parser.next().kind == TokenKind::name && parser.after_next().text == ":") {
      property.name = parser.take().text;
      parser.take();
    }
    property.formula = parser.formula();
    end_of_formula(parser, "an operator or the end of the line");
    result.push_back(std::move(property));
  }
  return result;
}

std::vector<Predicate> read_predicates(const std::string& path) {
  return parse_predicates(contents_of(path), path);
}
std::vector<Property> read_properties(const std::string& path) {
  return parse_properties(contents_of(path), path);
}

ExpressionPointer parse_formula(std::string_view text, const std::string& file) {
  FormulaParser parser(scan(text, file));
  auto result = parser.formula();
  if (!parser.at_end()) parser.fail("an operator or the end of the formula");
  return result;
}

}  // namespace jury::spec::predicates
