#include "spec/jml/cursor.h"

#include <algorithm>
#include <array>

namespace jury::spec::jml {

namespace {

constexpr std::array<std::string_view, 8> primitives{"boolean", "byte", "char",  "short",
                                                     "int",     "long", "float", "double"};

// Those of Java that cannot begin or be a name; `this` and `super` are none of them.
constexpr std::array<std::string_view, 40> keywords{
    "abstract",     "assert",  "break",      "case",      "catch",      "class",     "const",    "continue",
    "default",      "do",      "else",       "enum",      "extends",    "final",     "finally",  "for",
    "goto",         "if",      "implements", "import",    "instanceof", "interface", "native",   "new",
    "package",      "private", "protected",  "public",    "return",     "static",    "strictfp", "switch",
    "synchronized", "throw",   "throws",     "transient", "try",        "void",      "volatile", "while"};

}  // namespace

bool is_primitive(std::string_view word) {
  return std::find(primitives.begin(), primitives.end(), word) != primitives.end();
}

bool is_keyword(std::string_view word) {
  return std::find(keywords.begin(), keywords.end(), word) != keywords.end() || is_primitive(word);
}

bool skip_type_arguments(Cursor& cursor) {
  if (!cursor.skip("<")) return false;
  if (cursor.skip(">")) return true;
  for (;;) {
    const auto start = cursor.place();
    skip_type_annotations(cursor);
    if (!cursor.at("?")) cursor.go_to(start);
    if (cursor.skip("?")) {
      if ((cursor.skip("extends") || cursor.skip("super")) && !skip_type(cursor)) return false;
    } else if (!skip_type(cursor)) {
      return false;
    }
    while (cursor.skip("&"))
      if (!skip_type(cursor)) return false;
    if (cursor.skip(">")) return true;
    if (!cursor.skip(",")) return false;
  }
}

bool is_bigint(std::string_view word) { return word == "\\bigint"; }

void not_supported(std::uint32_t at, const std::string& what) {
  throw SyntaxError{at, "left out: " + what, false};
}

bool is_nullness_word(const Cursor& cursor, const Token& token) {
  if (!token.jml || token.kind != TokenKind::Word) return false;
  const auto word = cursor.text(token);
  return word == "nullable" || word == "non_null";
}

void skip_type_annotations(Cursor& cursor) {
  for (;;) {
    if (is_nullness_word(cursor, cursor.peek())) {
      cursor.take();
      continue;
    }
    if (!cursor.at("@") || cursor.peek(1).kind != TokenKind::Word ||
        cursor.text(cursor.peek(1)) == "interface")
      return;
    cursor.take();
    cursor.take();
    while (cursor.at(".") && cursor.peek(1).kind == TokenKind::Word) {
      cursor.take();
      cursor.take();
    }
    if (cursor.at("(")) skip_brackets(cursor);
  }
}

bool skip_type(Cursor& cursor) {
  skip_type_annotations(cursor);
  if (!cursor.at_word()) return false;
  const auto first = cursor.text();
  if (cursor.in_jml() && (is_bigint(first) || first == "\\TYPE")) {
    cursor.take();
    return true;
  }
  if (is_keyword(first) && !is_primitive(first)) return false;
  if (first == "this" || first == "super" || first == "null" || first == "true" || first == "false")
    return false;
  cursor.take();
  if (!is_primitive(first)) {
    for (;;) {
      if (cursor.at("<") && !skip_type_arguments(cursor)) return false;
      if (!cursor.at(".") || cursor.peek(1).kind != TokenKind::Word) break;
      cursor.take();
      cursor.take();
    }
  }
  for (;;) {
    const auto end = cursor.place();
    skip_type_annotations(cursor);
    if (!cursor.at("[") || !cursor.is(cursor.peek(1), "]")) {
      cursor.go_to(end);
      return true;
    }
    cursor.take();
    cursor.take();
  }
}

void skip_brackets(Cursor& cursor) {
  int depth = 0;
  do {
    if (cursor.at("(") || cursor.at("[") || cursor.at("{")) ++depth;
    if (cursor.at(")") || cursor.at("]") || cursor.at("}")) --depth;
    cursor.take();
  } while (depth > 0 && !cursor.at_end());
}

bool is_assignment(std::string_view text) {
  return text == "=" ||
         (text.size() >= 2 && text.ends_with('=') &&
          std::string_view("+-*/&|^%<").find(text[0]) != std::string_view::npos && text != "<=");
}

}  // namespace jury::spec::jml
