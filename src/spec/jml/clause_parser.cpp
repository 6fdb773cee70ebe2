#include "spec/jml/clause_parser.h"

#include <algorithm>
#include <array>
#include <map>

namespace jury::spec::jml {

namespace {

enum class Word : std::uint8_t {
  Requires,
  Ensures,
  Signals,
  SignalsOnly,
  Assignable,
  Old,
  Behaviour,
  Normal,
  Exceptional,
  Also,
  Redundant
};

const std::map<std::string_view, Word>& specification_words() {
  static const std::map<std::string_view, Word> words{
      {"requires", Word::Requires},
      {"pre", Word::Requires},
      {"ensures", Word::Ensures},
      {"post", Word::Ensures},
      {"signals", Word::Signals},
      {"exsures", Word::Signals},
      {"signals_only", Word::SignalsOnly},
      {"assignable", Word::Assignable},
      {"modifies", Word::Assignable},
      {"modifiable", Word::Assignable},
      {"assigns", Word::Assignable},
      {"old", Word::Old},
      {"behavior", Word::Behaviour},
      {"behaviour", Word::Behaviour},
      {"normal_behavior", Word::Normal},
      {"normal_behaviour", Word::Normal},
      {"exceptional_behavior", Word::Exceptional},
      {"exceptional_behaviour", Word::Exceptional},
      {"also", Word::Also},
      {"implies_that", Word::Redundant},
      {"for_example", Word::Redundant},
  };
  return words;
}

constexpr std::array<std::string_view, 30> unsupported_words{
    "accessible",   "callable",  "captures",      "diverges",      "duration",
    "measured_by",  "when",      "working_space", "forall",        "model_program",
    "breaks",       "continues", "returns",       "depends",       "axiom",
    "represents",   "in",        "maps",          "readable",      "writable",
    "monitors_for", "hence_by",  "debug",         "refining",      "nowarn",
    "choose",       "choose_if", "loop_modifies", "invariant_for", "weakly"};

constexpr std::string_view redundantly = "_redundantly";

std::string_view plain(std::string_view word) {
  if (word.ends_with(redundantly)) word.remove_suffix(redundantly.size());
  return word;
}

// Clauses that speak of something else than states before and after: why they do not matter to those.
std::string remark_on(std::string_view word) {
  static const std::map<std::string_view, std::string> remarks{
      {"measured_by", "that a recursion ends is not shown"},
      {"diverges", "that a method ends is not shown"},
      {"accessible", "what a method reads is found from its code"},
      {"callable", "what a method calls is found from its code"},
      {"captures", "what a method keeps is found from its code"},
      {"duration", "time is not part of what is checked"},
      {"working_space", "memory is not part of what is checked"},
      {"readable", "access to variables is not part of what is checked"},
      {"writable", "access to variables is not part of what is checked"},
      {"monitors_for", "locks are not part of what is checked"},
      {"nowarn", "it is for another tool"},
  };
  const auto found = remarks.find(plain(word));
  return found == remarks.end() ? "" : found->second;
}

const Word* find_word(std::string_view word) {
  const auto found = specification_words().find(plain(word));
  return found == specification_words().end() ? nullptr : &found->second;
}

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

bool is_modifier(std::string_view word) {
  return word == "public" || word == "protected" || word == "private" || word == "code" ||
         word == "spec_public";
}

}  // namespace

bool ClauseParser::is_unsupported_clause(std::string_view word) {
  return std::find(unsupported_words.begin(), unsupported_words.end(), plain(word)) !=
         unsupported_words.end();
}

bool ClauseParser::at_method_specification(const Cursor& cursor) {
  std::size_t distance = 0;
  while (cursor.peek(distance).jml && is_modifier(cursor.text(cursor.peek(distance)))) ++distance;
  const auto& token = cursor.peek(distance);
  if (!token.jml) return false;
  const auto word = cursor.text(token);
  static constexpr std::array<std::string_view, 12> method_clauses{
      "accessible", "callable",      "captures", "diverges",      "duration", "measured_by",
      "when",       "working_space", "forall",   "model_program", "returns",  "breaks"};
  const bool other =
      std::find(method_clauses.begin(), method_clauses.end(), plain(word)) != method_clauses.end();
  return token.kind == TokenKind::Word ? find_word(word) != nullptr || other : word == "{|";
}

void ClauseParser::recover() {
  int depth = 0;
  while (cursor_.in_jml() && !cursor_.at_end()) {
    const auto line = cursor_.source().line_of(cursor_.peek().begin);
    const bool first =
        cursor_.previous_end() == 0 || cursor_.source().line_of(cursor_.previous_end() - 1) < line;
    if (first && depth <= 0 && cursor_.at_word() &&
        (find_word(cursor_.text()) || is_unsupported_clause(cursor_.text())))
      return;
    if (cursor_.at("(")) ++depth;
    if (cursor_.at(")")) --depth;
    if (cursor_.skip(";")) {
      if (depth <= 0) return;
      continue;
    }
    if (cursor_.at("|}")) return;
    cursor_.take();
  }
}

void ClauseParser::leave_out(std::vector<Problem>& problems) {
  const Token word = cursor_.take();
  const std::string name(cursor_.text(word));
  if (const auto why = remark_on(name); !why.empty())
    problems.push_back({word.begin, "not checked: the clause '" + name + "': " + why, false, true});
  else
    problems.push_back({word.begin, "left out: the clause '" + name + "' is not supported", false});
  while (cursor_.in_jml() && !cursor_.at(";")) {
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
    while (is_modifier(cursor_.text())) cursor_.take();
    const Token token = cursor_.peek();
    const auto* word = cursor_.at_word() ? find_word(cursor_.text()) : nullptr;
    auto kind = BehaviourKind::Plain;
    if (word && *word == Word::Also) {
      cursor_.take();
      continue;
    }
    if (word && *word == Word::Redundant) {
      specification.problems.push_back(
          {token.begin, "not checked: '" + std::string(cursor_.text()) + "' says nothing new", false, true});
      redundant = true;
      cursor_.take();
      continue;
    }
    if (word && (*word == Word::Behaviour || *word == Word::Normal || *word == Word::Exceptional)) {
      kind = *word == Word::Normal
                 ? BehaviourKind::Normal
                 : (*word == Word::Exceptional ? BehaviourKind::Exceptional : BehaviourKind::Plain);
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
            {cursor_.previous_end(), "expected '|}' after nested specification cases", true});
        recover();
      }
      return;
    }
    if (!clause(behaviour, specification)) break;
  }
  specification.behaviours.push_back(std::move(behaviour));
}

bool ClauseParser::clause(ParsedBehaviour& behaviour, ParsedSpecification& specification) {
  if (!cursor_.in_jml() || !cursor_.at_word()) return false;
  const auto* word = find_word(cursor_.text());
  if (!word) {
    if (!at_method_specification(cursor_)) return false;
    if (is_modifier(cursor_.text())) return false;
    leave_out(specification.problems);
    return true;
  }
  try {
    switch (*word) {
      case Word::Requires:
        condition(ClauseKind::Requires, behaviour);
        break;
      case Word::Ensures:
        condition(ClauseKind::Ensures, behaviour);
        break;
      case Word::Signals:
        signals(behaviour);
        break;
      case Word::SignalsOnly:
        signals_only(behaviour);
        break;
      case Word::Assignable:
        assignable(behaviour);
        break;
      case Word::Old:
        cursor_.take();
        expressions_.define(true);
        break;
      case Word::Behaviour:
      case Word::Normal:
      case Word::Exceptional:
      case Word::Also:
      case Word::Redundant:
        return false;
    }
  } catch (const SyntaxError& error) {
    expressions_.set_looks_back(false);
    specification.problems.push_back({error.at, error.message, true});
    recover();
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
          if (expressions_.skip("*"))
            location.high = nullptr;
          else
            location.high = expressions_.expression();
        }
      }
      const Token last_bracket = expressions_.expect("]", "the range of array elements");
      if (!expressions_.at(".") && !expressions_.at("[")) return;
      if (!location.low || location.low != location.high)
        throw SyntaxError{cursor_.peek().begin, "expected ',' or ';' after a range of array elements"};
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
  try {
    parsed.expression = expressions_.expression();
    parsed.end = cursor_.previous_end();
    const bool is_statement = kind == ClauseKind::Assert || kind == ClauseKind::Assume;
    if (is_statement && expressions_.skip(":")) expressions_.expression();  // a message
    expressions_.expect(";", "a clause");
    return parsed;
  } catch (const SyntaxError& error) {
    problems.push_back({error.at, error.message, true});
    recover();
    return std::nullopt;
  }
}

}  // namespace jury::spec::jml
