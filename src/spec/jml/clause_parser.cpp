#include "spec/jml/clause_parser.h"

#include "spec/jml/clause_words.h"

namespace jury::spec::jml {

namespace {

// What an `old` clause defines ends with its specification case.
class DefinitionScope {
 public:
  explicit DefinitionScope(ExpressionParser& parser) : parser_(parser), outer_(parser.definitions()) {}
  ~DefinitionScope() { parser_.definitions() = std::move(outer_); }
  DefinitionScope(const DefinitionScope&) = delete;
  DefinitionScope& operator=(const DefinitionScope&) = delete;

 private:
  ExpressionParser& parser_;
  ExpressionParser::Definitions outer_;
};

}  // namespace

bool ClauseParser::at_method_specification(const Cursor& cursor) {
  std::size_t distance = 0;
  while (cursor.peek(distance).jml && is_specification_modifier(cursor.text(cursor.peek(distance))))
    ++distance;
  const auto& token = cursor.peek(distance);
  if (!token.jml) return false;
  const auto word = cursor.text(token);
  return token.kind == TokenKind::Word ? specification_word(word) || is_unused_method_clause(word)
                                       : word == "{|";
}

// A clause may hold ';' between parentheses, and those of quantifiers without parentheses.
void ClauseParser::skip_clause(std::size_t start) {
  const auto failed = cursor_.place();
  cursor_.go_to(start);
  int depth = 0;
  bool open_quantifier = false;
  while (cursor_.in_jml() && !cursor_.at_end()) {
    const bool behind = cursor_.place() > start;
    const auto line = cursor_.source().line_of(cursor_.peek().begin);
    const bool first = behind && cursor_.source().line_of(cursor_.previous_end() - 1) < line;
    if (first && cursor_.at_word() && at_clause(cursor_) && (depth <= 0 || cursor_.place() >= failed)) return;
    if (cursor_.at("|}") && depth <= 0) return;
    if (cursor_.at("(") || cursor_.at("{")) ++depth;
    if (cursor_.at(")") || cursor_.at("}")) --depth;
    open_quantifier |= depth <= 0 && ExpressionParser::is_quantifier(cursor_.text());
    const bool ends = cursor_.at(";") && depth <= 0;
    const auto comment = cursor_.take().comment;
    const bool goes_on =
        open_quantifier && cursor_.in_jml() && cursor_.peek().comment == comment && !at_clause(cursor_);
    if (ends && cursor_.place() >= failed && !goes_on) return;
  }
}

void ClauseParser::give_up(const SyntaxError& error, std::size_t start, std::vector<Problem>& problems,
                           bool narrows) {
  problems.push_back({error.at, error.message, error.is_error, false, narrows});
  skip_clause(start);
}

void ClauseParser::leave_out(std::vector<Problem>& problems) {
  const Token word = cursor_.take();
  const std::string name(cursor_.text(word));
  if (const auto why = why_not_checked(name); !why.empty())
    problems.push_back({word.begin, "not checked: the clause '" + name + "': " + why, false, true});
  else
    problems.push_back(
        {word.begin, "left out: the clause '" + name + "' is not supported", false, false, may_narrow(name)});
  while (cursor_.in_jml() && !cursor_.at(";")) {
    // Clauses like `reachable` may end without a ';'.
    if (cursor_.peek().comment != word.comment && at_clause(cursor_)) return;
    if (cursor_.at("(") || cursor_.at("{")) {
      const bool block = cursor_.at("{");
      skip_brackets(cursor_);
      if (block) return;
    } else {
      cursor_.take();
    }
  }
  if (cursor_.in_jml()) cursor_.skip(";");
}

void ClauseParser::method_specification(ParsedSpecification& specification) {
  if (specification.begin == 0) specification.begin = cursor_.peek().begin;
  specification.source = &cursor_.source();
  bool redundant = false;
  while (at_method_specification(cursor_)) {
    while (is_specification_modifier(cursor_.text())) cursor_.take();
    const Token token = cursor_.peek();
    const auto word = cursor_.at_word() ? specification_word(cursor_.text()) : std::nullopt;
    auto kind = BehaviourKind::Plain;
    if (word && *word == SpecificationWord::Also) {
      cursor_.take();
      continue;
    }
    if (word && *word == SpecificationWord::Redundant) {
      specification.problems.push_back(
          {token.begin, "not checked: '" + std::string(cursor_.text()) + "' says nothing new", false, true});
      redundant = true;
      cursor_.take();
      continue;
    }
    if (word && (*word == SpecificationWord::Behaviour || *word == SpecificationWord::Normal ||
                 *word == SpecificationWord::Exceptional)) {
      kind =
          *word == SpecificationWord::Normal
              ? BehaviourKind::Normal
              : (*word == SpecificationWord::Exceptional ? BehaviourKind::Exceptional : BehaviourKind::Plain);
      cursor_.take();
    }
    ParsedBehaviour behaviour;
    behaviour.kind = kind;
    behaviour.begin = token.begin;
    ParsedSpecification ignored;
    specification_case(kind, std::move(behaviour), redundant ? ignored : specification);
  }
}

void ClauseParser::specification_case(BehaviourKind kind, ParsedBehaviour behaviour,
                                      ParsedSpecification& specification) {
  const DefinitionScope scope(expressions_);
  for (;;) {
    if (expressions_.at("{|")) {
      cursor_.take();
      for (;;) {
        specification_case(kind, behaviour, specification);
        if (!expressions_.skip("also")) break;
      }
      if (!expressions_.skip("|}")) {
        specification.problems.push_back(
            {cursor_.previous_end(), "expected '|}' after nested specification cases", true, false, true});
        skip_clause(cursor_.place());
      }
      return;
    }
    if (!clause(behaviour, specification)) break;
  }
  specification.behaviours.push_back(std::move(behaviour));
}

bool ClauseParser::clause(ParsedBehaviour& behaviour, ParsedSpecification& specification) {
  if (!cursor_.in_jml() || !cursor_.at_word()) return false;
  const auto word = specification_word(cursor_.text());
  if (!word) {
    if (!at_method_specification(cursor_)) return false;
    if (is_specification_modifier(cursor_.text())) return false;
    leave_out(specification.problems);
    return true;
  }
  const auto start = cursor_.place();
  try {
    switch (*word) {
      case SpecificationWord::Requires:
        condition(ClauseKind::Requires, behaviour);
        break;
      case SpecificationWord::Ensures:
        condition(ClauseKind::Ensures, behaviour);
        break;
      case SpecificationWord::Signals:
        signals(behaviour);
        break;
      case SpecificationWord::SignalsOnly:
        signals_only(behaviour);
        break;
      case SpecificationWord::Assignable:
        assignable(behaviour);
        break;
      case SpecificationWord::Old:
        cursor_.take();
        expressions_.define(true);
        break;
      case SpecificationWord::Behaviour:
      case SpecificationWord::Normal:
      case SpecificationWord::Exceptional:
      case SpecificationWord::Also:
      case SpecificationWord::Redundant:
        return false;
    }
  } catch (const SyntaxError& error) {
    expressions_.set_looks_back(false);
    give_up(error, start, specification.problems,
            *word == SpecificationWord::Requires || *word == SpecificationWord::Old);
  }
  return true;
}

void ClauseParser::condition(ClauseKind kind, ParsedBehaviour& behaviour) {
  ParsedClause parsed;
  parsed.source = &cursor_.source();
  parsed.kind = kind;
  parsed.begin = cursor_.take().begin;
  if (expressions_.skip("\\not_specified")) {
    expressions_.expect(";", "a clause");
    return;
  }
  expressions_.set_looks_back(kind != ClauseKind::Requires);
  parsed.expression = expressions_.expression();
  expressions_.set_looks_back(false);
  parsed.end = cursor_.previous_end();
  expressions_.expect(";", "a clause");
  behaviour.clauses.push_back(std::move(parsed));
}

void ClauseParser::signals(ParsedBehaviour& behaviour) {
  ParsedClause parsed;
  parsed.source = &cursor_.source();
  parsed.kind = ClauseKind::Signals;
  parsed.begin = cursor_.take().begin;
  expressions_.expect("(", "'signals'");
  parsed.exception = expressions_.type();
  if (!expressions_.at(")")) parsed.variable = expressions_.name("the exception's name");
  expressions_.expect(")", "the exception of a signals clause");
  expressions_.set_looks_back(true);
  if (!expressions_.at(";")) parsed.expression = expressions_.expression();
  expressions_.set_looks_back(false);
  parsed.end = cursor_.previous_end();
  expressions_.expect(";", "a clause");
  behaviour.clauses.push_back(std::move(parsed));
}

void ClauseParser::signals_only(ParsedBehaviour& behaviour) {
  cursor_.take();
  std::vector<std::vector<Token>> types;
  if (!expressions_.skip("\\nothing")) {
    do types.push_back(expressions_.type());
    while (expressions_.skip(","));
  }
  expressions_.expect(";", "a clause");
  if (!behaviour.signals_only) behaviour.signals_only.emplace();
  behaviour.signals_only->insert(behaviour.signals_only->end(), types.begin(), types.end());
}

void ClauseParser::assignable(ParsedBehaviour& behaviour) {
  cursor_.take();
  std::vector<ParsedLocation> locations;
  bool said = true;
  do {
    if (expressions_.skip("\\nothing") || expressions_.skip("\\strictly_nothing")) continue;
    if (expressions_.skip("\\not_specified")) {
      said = false;
      continue;
    }
    locations.push_back(location());
  } while (expressions_.skip(","));
  expressions_.expect(";", "a clause");
  if (!said) return;
  if (!behaviour.assignable) behaviour.assignable.emplace();
  behaviour.assignable->insert(behaviour.assignable->end(), locations.begin(), locations.end());
}

NodePointer ClauseParser::node_of(std::vector<Item> items) const {
  if (items.empty()) return nullptr;
  auto node = std::make_shared<Node>();
  node->begin = items.front().token.begin;
  node->end = items.back().node ? items.back().node->end : items.back().token.end;
  node->items = std::move(items);
  return node;
}

ParsedLocation ClauseParser::location() {
  ParsedLocation location;
  location.begin = cursor_.peek().begin;
  if (expressions_.skip("\\everything")) {
    location.end = cursor_.previous_end();
    return location;
  }
  if (cursor_.in_jml() && cursor_.text().starts_with('\\'))
    throw SyntaxError{location.begin,
                      "expected a field or array elements, found '" + std::string(cursor_.text()) + "'"};
  std::vector<Item> items;
  if (expressions_.at("this") || expressions_.at("super"))
    items.push_back({cursor_.take(), nullptr});
  else
    items.push_back({expressions_.name("a field or array elements"), nullptr});
  location_suffixes(location, items);
  location.end = cursor_.previous_end();
  return location;
}

// What was read so far is the object; the last suffix says what of it.
void ClauseParser::location_suffixes(ParsedLocation& location, std::vector<Item>& items) {
  for (;;) {
    if (expressions_.at("[")) {
      const Token bracket = cursor_.take();
      location.kind = Location::Kind::Elements;
      location.object = node_of(items);
      if (!expressions_.skip("*")) {
        location.low = location.high = expressions_.expression();
        if (expressions_.skip("..")) {
          if (expressions_.skip("*") || expressions_.at("]"))
            location.high = nullptr;
          else
            location.high = expressions_.expression();
        }
      }
      const Token last_bracket = expressions_.expect("]", "the range of array elements");
      if (!expressions_.at(".") && !expressions_.at("[")) return;
      if (!location.low || location.low != location.high) return element_fields(location);
      // a[i].f: the object is the element.
      items.push_back({bracket, nullptr});
      items.push_back({{}, location.low});
      items.push_back({last_bracket, nullptr});
      location.low = location.high = nullptr;
      continue;
    }
    if (!expressions_.at(".")) break;
    const Token dot = cursor_.take();
    if (expressions_.skip("*")) {
      location.kind = Location::Kind::AllFields;
      location.object = node_of(items);
      return;
    }
    items.push_back({dot, nullptr});
    const bool is_self = expressions_.at("this") || expressions_.at("super");
    items.push_back({is_self ? cursor_.take() : expressions_.name("a field's name"), nullptr});
  }
  location.kind = Location::Kind::Field;
  location.field = items.back().token;
  items.pop_back();
  if (!items.empty()) items.pop_back();
  location.object = node_of(items);
}

// a[i..j].f and a[i..j].*: what was read is the range.
void ClauseParser::element_fields(ParsedLocation& location) {
  if (!expressions_.skip(".")) not_supported(cursor_.peek().begin, "ranges of elements of several arrays");
  location.kind = Location::Kind::ElementFields;
  if (!expressions_.skip("*")) location.field = expressions_.name("a field's name");
  if (expressions_.at(".") || expressions_.at("["))
    not_supported(cursor_.peek().begin, "what belongs to a field of array elements");
}

std::optional<ParsedClause> ClauseParser::empty_clause(ClauseKind kind, std::uint32_t begin) {
  ParsedClause parsed;
  parsed.source = &cursor_.source();
  parsed.kind = kind;
  parsed.begin = begin;
  parsed.end = cursor_.previous_end();
  expressions_.skip(";");
  return parsed;
}

std::optional<ParsedClause> ClauseParser::simple_clause(ClauseKind kind, std::uint32_t begin,
                                                        std::vector<Problem>& problems) {
  ParsedClause parsed;
  parsed.source = &cursor_.source();
  parsed.kind = kind;
  parsed.begin = begin;
  const auto start = cursor_.place();
  try {
    parsed.expression = expressions_.expression();
    parsed.end = cursor_.previous_end();
    const bool is_statement = kind == ClauseKind::Assert || kind == ClauseKind::Assume;
    if (is_statement && expressions_.skip(":")) expressions_.expression();  // a message
    if (kind == ClauseKind::Constraint && expressions_.at("for"))
      not_supported(cursor_.peek().begin, "a constraint of certain methods only");
    expressions_.expect(";", "a clause");
    return parsed;
  } catch (const SyntaxError& error) {
    give_up(error, start, problems, kind == ClauseKind::Invariant);
    return std::nullopt;
  }
}

}  // namespace jury::spec::jml
