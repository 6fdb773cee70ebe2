#include "spec/jml/declaration_parser.h"

#include <algorithm>
#include <array>
#include <map>

#include "spec/jml/clause_words.h"
#include "support/suggestion.h"

namespace jury::spec::jml {

namespace {

constexpr std::array<std::string_view, 12> plain_java_modifiers{
    "public",   "final",   "native", "synchronized", "transient", "volatile",
    "strictfp", "default", "sealed", "protected",    "private",   "static"};

constexpr std::string_view annotation_package = "org.jmlspecs.annotation.";

// Names of org.jmlspecs.annotation, which say what the words of JML say.
const std::map<std::string_view, bool Modifiers::*>& jml_annotations() {
  static const std::map<std::string_view, bool Modifiers::*> names{
      {"Pure", &Modifiers::pure},
      {"StrictlyPure", &Modifiers::pure},
      {"Helper", &Modifiers::helper},
      {"SpecPublic", &Modifiers::spec_public},
      {"SpecProtected", &Modifiers::spec_public},
      {"Ghost", &Modifiers::ghost},
      {"Model", &Modifiers::model},
      {"NullableByDefault", &Modifiers::nullable_by_default},
      {"NonNullByDefault", &Modifiers::non_null_by_default},
  };
  return names;
}

}  // namespace

bool uses(const NodePointer& node, NodeKind kind) {
  if (!node) return false;
  if (node->kind == kind) return true;
  if (node->quantified && (uses(node->quantified->range, kind) || uses(node->quantified->body, kind)))
    return true;
  return std::any_of(node->items.begin(), node->items.end(),
                     [&](const Item& item) { return uses(item.node, kind); });
}

Unit parse_declarations(const Source& source, const Tokens& tokens) {
  return DeclarationParser(source, tokens).parse();
}

Unit DeclarationParser::parse() {
  for (const auto& [at, message] : tokens_.problems) unit_.problems.push_back({at, message, true});
  package_and_imports();
  unit_.declarations_begin = statement_place(cursor_.peek());
  type_declarations();
  return std::move(unit_);
}

void DeclarationParser::package_and_imports() {
  if (cursor_.skip("package")) {
    while (!cursor_.at(";") && !cursor_.at_end()) {
      const auto part = cursor_.text(cursor_.take());
      unit_.package += part == "." ? "/" : std::string(part);
    }
    cursor_.skip(";");
    unit_.imports_begin = cursor_.previous_end();
  }
  for (;;) {
    const bool jml = cursor_.in_jml();
    const bool model = jml && cursor_.at("model") && cursor_.is(cursor_.peek(1), "import");
    if (!model && !cursor_.at("import")) {
      if (!cursor_.skip(";")) return;
      continue;
    }
    if (model) cursor_.take();
    const auto place = statement_place(cursor_.peek());
    const auto name_at = cursor_.peek(1).begin;
    imports_annotations_ |= cursor_.source().text().substr(name_at).starts_with(annotation_package);
    std::vector<Token> tokens;
    while (!cursor_.at(";") && !cursor_.at_end() && cursor_.in_jml() == jml) tokens.push_back(cursor_.take());
    if (cursor_.in_jml() == jml) cursor_.skip(";");
    if (jml) unit_.imports.emplace_back(place, std::move(tokens));
  }
}

void DeclarationParser::type_declarations() {
  while (!cursor_.at_end()) {
    if (cursor_.skip(";")) continue;
    const auto start = cursor_.place();
    const auto found = modifiers();
    if (!cursor_.in_jml() && at_type_declaration()) {
      type_declaration(found);
    } else if (cursor_.in_jml() && found.model && at_type_declaration()) {
      model_type(unit_.problems, found);
    } else if (cursor_.in_jml() && is_unused_clause(cursor_.text())) {
      clauses_.leave_out(unit_.problems);
    } else if (cursor_.in_jml()) {
      unknown_clause(unit_.problems);
    } else if (cursor_.place() == start || !found.jml) {
      cursor_.take();
    }
  }
}

Modifiers DeclarationParser::modifiers(Modifiers found) {
  if (found.begin == 0) found.begin = cursor_.peek().begin;
  for (;;) {
    if (cursor_.at("@") && !cursor_.is(cursor_.peek(1), "interface") &&
        cursor_.peek(1).kind == TokenKind::Word) {
      annotation(found);
    } else if (cursor_.in_jml() && jml_modifier(found)) {
      found.jml = true;
    } else if (!java_modifier(found)) {
      return found;
    }
  }
}

void DeclarationParser::annotation(Modifiers& found) {
  cursor_.take();
  std::string_view name;
  const auto first = cursor_.peek().begin;
  for (;;) {
    name = cursor_.text(cursor_.take());
    if (!cursor_.at(".") || cursor_.peek(1).kind != TokenKind::Word) break;
    cursor_.take();
  }
  const auto arguments = cursor_.place();
  if (cursor_.at("(")) skip_brackets(cursor_);
  const bool qualified = cursor_.source().text().substr(first).starts_with(annotation_package);
  if (const auto word = jml_annotations().find(name);
      word != jml_annotations().end() && (qualified || imports_annotations_)) {
    found.*(word->second) = true;
    found.jml = true;
  }
  if (name == "SuppressWarnings") remember_suppressed(arguments, found);
  found.nullable |= name == "Nullable";
  found.non_null |= name == "NonNull" || name == "Nonnull" || name == "NotNull";
}

void DeclarationParser::remember_suppressed(std::size_t from, Modifiers& found) {
  const auto end = cursor_.place();
  for (cursor_.go_to(from); cursor_.place() < end; cursor_.take())
    if (cursor_.peek().kind == TokenKind::String) found.suppressed.push_back(cursor_.peek());
}

bool DeclarationParser::java_modifier(Modifiers& found) {
  if (cursor_.at("abstract")) {
    found.is_abstract = true;
  } else if (cursor_.at("non") && cursor_.is(cursor_.peek(1), "-")) {
    cursor_.take();
    cursor_.take();
  } else if (cursor_.at("sealed") && cursor_.peek(1).kind != TokenKind::Word) {
    return false;
  } else if (cursor_.at("default") &&
             (cursor_.is(cursor_.peek(1), ":") || cursor_.is(cursor_.peek(1), "->"))) {
    return false;
  } else if (cursor_.at("synchronized") && cursor_.is(cursor_.peek(1), "(")) {
    return false;
  } else if (!cursor_.at_word() || std::find(plain_java_modifiers.begin(), plain_java_modifiers.end(),
                                             cursor_.text()) == plain_java_modifiers.end()) {
    return false;
  }
  found.is_static |= cursor_.at("static");
  found.is_private |= cursor_.at("private");
  if ((cursor_.at("private") || cursor_.at("protected")) && !cursor_.in_jml()) found.access = cursor_.peek();
  cursor_.take();
  return true;
}

bool DeclarationParser::jml_modifier(Modifiers& found) {
  static const std::map<std::string_view, bool Modifiers::*> words{
      {"pure", &Modifiers::pure},
      {"strictly_pure", &Modifiers::pure},
      {"helper", &Modifiers::helper},
      {"nullable", &Modifiers::nullable},
      {"non_null", &Modifiers::non_null},
      {"spec_public", &Modifiers::spec_public},
      {"spec_protected", &Modifiers::spec_public},
      {"ghost", &Modifiers::ghost},
      {"model", &Modifiers::model},
      {"nullable_by_default", &Modifiers::nullable_by_default},
      {"non_null_by_default", &Modifiers::non_null_by_default},
  };
  static constexpr std::array<std::string_view, 18> without_meaning{
      "instance",  "code_java_math", "spec_java_math",  "java_math",     "skipesc",
      "skiprac",   "query",          "secret",          "immutable",     "no_state",
      "two_state", "extract",        "monitored",       "uninitialized", "rep",
      "peer",      "readonly",       "spec_bigint_math"};
  static constexpr std::array<std::string_view, 5> other_arithmetic{
      "code_safe_math", "spec_safe_math", "safe_math", "code_bigint_math", "bigint_math"};
  const auto is_one_of = [this](const auto& list) {
    return std::find(list.begin(), list.end(), cursor_.text()) != list.end();
  };
  if (is_one_of(other_arithmetic))
    problems().push_back({cursor_.peek().begin,
                          "not checked: '" + std::string(cursor_.text()) +
                              "': numbers of the code are those of Java, and in specifications nobody asks "
                              "whether they overflow",
                          false, true});
  if (cursor_.at("spec_bigint_math") || cursor_.at("bigint_math"))
    found.arithmetic = Modifiers::Arithmetic::Mathematical;
  if (cursor_.at("spec_java_math") || cursor_.at("java_math")) found.arithmetic = Modifiers::Arithmetic::Java;
  if (is_one_of(without_meaning) || is_one_of(other_arithmetic)) {
    cursor_.take();
    return true;
  }
  const auto word = words.find(cursor_.text());
  if (word == words.end()) return false;
  found.*(word->second) = true;
  cursor_.take();
  return true;
}

bool DeclarationParser::at_type_declaration() const {
  if (cursor_.at("class") || cursor_.at("interface") || cursor_.at("enum"))
    return cursor_.peek(1).kind == TokenKind::Word;
  if (cursor_.at("@")) return cursor_.is(cursor_.peek(1), "interface");
  return cursor_.at("record") && cursor_.peek(1).kind == TokenKind::Word &&
         (cursor_.is(cursor_.peek(2), "(") || cursor_.is(cursor_.peek(2), "<"));
}

TypeDeclaration& DeclarationParser::open_type(TypeKind kind, std::string name, const Modifiers& found) {
  auto& type = *unit_.types.emplace_back(std::make_unique<TypeDeclaration>());
  type.kind = kind;
  type.name = std::move(name);
  type.modifiers = found;
  type.begin = found.begin;
  type.outer = context_.type;
  type.is_local = context_.in_code || (type.outer && type.outer->is_local);
  const bool in_interface =
      type.outer && (type.outer->kind == TypeKind::Interface || type.outer->kind == TypeKind::Annotation);
  type.is_static = found.is_static || kind != TypeKind::Class || !type.outer || in_interface ||
                   (context_.in_code && context_.is_static);
  return type;
}

void DeclarationParser::type_declaration(const Modifiers& found) {
  auto kind = TypeKind::Class;
  if (cursor_.at("@")) {
    cursor_.take();
    kind = TypeKind::Annotation;
  } else if (cursor_.at("interface")) {
    kind = TypeKind::Interface;
  } else if (cursor_.at("enum")) {
    kind = TypeKind::Enum;
  } else if (cursor_.at("record")) {
    kind = TypeKind::Record;
  }
  cursor_.take();
  const Token name = cursor_.take();
  auto& type = open_type(kind, std::string(cursor_.text(name)), found);
  type.name_token = name;
  if (cursor_.at("<")) type.type_parameters = type_parameters();
  if (kind == TypeKind::Record && cursor_.at("(")) type.components = parameters();
  while (!cursor_.at("{") && !cursor_.at_end()) {
    if (cursor_.in_jml()) stray_jml();
    if (!cursor_.at("{")) cursor_.take();
  }
  type_body(type);
}

void DeclarationParser::type_body(TypeDeclaration& type) {
  const Context outer = context_;
  context_ = {&type, no_method, false, false};
  cursor_.take();
  if (type.kind == TypeKind::Enum) enum_constants(type);
  ParsedSpecification pending;
  while (!cursor_.at_end() && (cursor_.in_jml() || !cursor_.at("}"))) {
    const auto start = cursor_.place();
    member(type, pending);
    if (cursor_.place() == start) cursor_.take();  // not Java
  }
  refuse(pending, type);
  type.close = cursor_.peek().begin;
  cursor_.take();
  context_ = outer;
}

void DeclarationParser::enum_constants(TypeDeclaration& type) {
  type.needs_semicolon = true;
  while (!cursor_.at_end() && !cursor_.at("}")) {
    if (cursor_.skip(",")) continue;
    if (cursor_.skip(";")) {
      type.needs_semicolon = false;
      return;
    }
    if (cursor_.in_jml()) {
      stray_jml();
      continue;
    }
    const auto found = modifiers();
    cursor_.take();
    if (cursor_.at("(")) {
      cursor_.take();
      expression({")"});
      cursor_.take();
    }
    if (cursor_.at("{")) type_body(open_type(TypeKind::Class, "", found));
  }
}

// A method specification that no method follows.
void DeclarationParser::refuse(ParsedSpecification& pending, TypeDeclaration& type) {
  type.problems.insert(type.problems.end(), pending.problems.begin(), pending.problems.end());
  if (!pending.behaviours.empty())
    type.problems.push_back(
        {pending.begin, "a method specification stands here, but no method follows it", true});
  pending = {};
}

void DeclarationParser::member(TypeDeclaration& type, ParsedSpecification& pending) {
  if (!cursor_.in_jml() && cursor_.skip(";")) return;
  const auto start = cursor_.place();
  auto found = modifiers();
  while (cursor_.in_jml() && ClauseParser::at_method_specification(cursor_)) {
    clauses_.method_specification(pending);
    found = modifiers(found);
  }
  if (cursor_.in_jml()) return jml_member(type, found, pending);
  if (cursor_.at("}")) return;
  if (at_type_declaration()) {
    refuse(pending, type);
    return type_declaration(found);
  }
  if (cursor_.at("{")) {
    refuse(pending, type);
    return body(type, no_method, found.is_static, {});
  }
  MethodDeclaration declared;
  declared.source = &cursor_.source();
  declared.modifiers = found;
  if (cursor_.at("<")) declared.type_parameters = type_parameters();
  const bool constructor = cursor_.at_word() && cursor_.text() == type.name && !type.name.empty() &&
                           (cursor_.is(cursor_.peek(1), "(") ||
                            (type.kind == TypeKind::Record && cursor_.is(cursor_.peek(1), "{")));
  if (constructor) {
    declared.is_constructor = true;
  } else {
    while (cursor_.in_jml() && jml_modifier(declared.modifiers)) declared.modifiers.jml = true;
    declared.result = type_tokens();
  }
  declared.name = cursor_.take();
  if (cursor_.at("(") || (constructor && cursor_.at("{"))) {
    declared.specification = std::move(pending);
    pending = {};
    return method(type, std::move(declared));
  }
  refuse(pending, type);
  if (declared.result.empty()) {
    if (cursor_.place() <= start + 1) cursor_.take();
    return;
  }
  cursor_.go_to(cursor_.place() - 1);
  fields(type, declared.modifiers, declared.result);
}

std::vector<Token> DeclarationParser::type_tokens() {
  std::vector<Token> tokens;
  const auto start = cursor_.place();
  if (cursor_.at("void")) return {cursor_.take()};
  if (!skip_type(cursor_)) {
    cursor_.go_to(start);
    return {};
  }
  const auto end = cursor_.place();
  cursor_.go_to(start);
  skip_type_annotations(cursor_);
  while (cursor_.place() < end)
    if (const auto token = cursor_.take(); !is_nullness_word(cursor_, token)) tokens.push_back(token);
  return tokens;
}

std::vector<Token> DeclarationParser::type_parameters() {
  std::vector<Token> tokens;
  cursor_.take();
  int depth = 1;
  while (!cursor_.at_end()) {
    if (cursor_.at("<")) ++depth;
    if (cursor_.at(">") && --depth == 0) break;
    if (const auto token = cursor_.take(); !is_nullness_word(cursor_, token)) tokens.push_back(token);
  }
  cursor_.take();
  return tokens;
}

std::string DeclarationParser::brackets() {
  std::string text;
  while (cursor_.at("[") && cursor_.is(cursor_.peek(1), "]")) {
    cursor_.take();
    cursor_.take();
    text += "[]";
  }
  return text;
}

std::vector<Parameter> DeclarationParser::parameters() {
  std::vector<Parameter> found;
  cursor_.take();
  while (!cursor_.at(")") && !cursor_.at_end()) {
    if (cursor_.skip(",")) continue;
    Parameter parameter;
    parameter.modifiers = modifiers();
    parameter.type = type_tokens();
    if (cursor_.skip("...")) parameter.brackets = "[]";
    if (parameter.type.empty()) {
      cursor_.take();
      continue;
    }
    parameter.name = cursor_.take();
    parameter.brackets += brackets();
    const bool receiver = cursor_.text(parameter.name) == "this" || cursor_.at(".");
    if (receiver) {
      while (!cursor_.at(",") && !cursor_.at(")") && !cursor_.at_end()) cursor_.take();
      continue;
    }
    found.push_back(std::move(parameter));
  }
  cursor_.take();
  return found;
}

void DeclarationParser::method(TypeDeclaration& type, MethodDeclaration declared) {
  if (cursor_.at("("))
    declared.parameters = parameters();
  else
    declared.parameters = type.components;  // a compact constructor
  declared.result_brackets = brackets();
  while (!cursor_.at_end() && (cursor_.in_jml() || (!cursor_.at("{") && !cursor_.at(";")))) {
    if (cursor_.in_jml() && ClauseParser::at_method_specification(cursor_)) {
      clauses_.method_specification(declared.specification);
    } else if (cursor_.in_jml()) {
      if (!jml_modifier(declared.modifiers)) stray_jml();
    } else {
      cursor_.take();
    }
  }
  declared.has_body = cursor_.at("{");
  declared.body_start = cursor_.peek().end;
  const bool is_static = declared.modifiers.is_static;
  const auto parameters_of_body = declared.parameters;
  type.methods.push_back(std::move(declared));
  if (cursor_.skip(";")) return;
  body(type, type.methods.size() - 1, is_static, parameters_of_body);
}

void DeclarationParser::fields(TypeDeclaration& type, const Modifiers& found,
                               const std::vector<Token>& field_type) {
  context_.is_static = found.is_static;
  while (!cursor_.at_end()) {
    FieldDeclaration field;
    field.modifiers = found;
    field.type = field_type;
    field.name = cursor_.take();
    field.brackets = brackets();
    if (field.name.kind == TokenKind::Word) type.fields.push_back(field);
    if (cursor_.skip("=")) expression({",", ";"});
    if (!cursor_.skip(",")) break;
  }
  while (cursor_.in_jml()) {
    if (cursor_.at("in") && !type.fields.empty())
      data_groups(type);
    else if (is_unused_clause(cursor_.text()))
      clauses_.leave_out(type.problems);
    else
      break;
  }
  cursor_.skip(";");
}

void DeclarationParser::jml_member(TypeDeclaration& type, const Modifiers& found,
                                   ParsedSpecification& pending) {
  static const std::map<std::string, ClauseKind> kinds{{"invariant", ClauseKind::Invariant},
                                                       {"constraint", ClauseKind::Constraint},
                                                       {"initially", ClauseKind::Initially}};
  const auto kind = kinds.find(std::string(without_redundantly(cursor_.text())));
  if (kind != kinds.end() && !found.ghost && !found.model) {
    const auto begin = cursor_.take().begin;
    if (auto clause = clauses_.simple_clause(kind->second, begin, type.problems)) {
      clause->is_static = found.is_static;
      type.clauses.push_back(std::move(*clause));
    }
  } else if (found.ghost || found.model) {
    jml_declaration(type, found, pending);
  } else if (without_redundantly(cursor_.text()) == "represents") {
    representation(type);
  } else if (cursor_.at("in") && !type.fields.empty()) {
    data_groups(type);
  } else if (is_unused_clause(cursor_.text())) {
    clauses_.leave_out(type.problems);
  } else {
    pending.source = &cursor_.source();  // perhaps a clause of the method that follows
    unknown_clause(pending.problems);
  }
}

// represents [this.]name = value;
void DeclarationParser::representation(TypeDeclaration& type) {
  const auto start = cursor_.place();
  try {
    cursor_.take();
    if (expressions_.skip("this")) expressions_.expect(".", "'this'");
    Representation found{&cursor_.source(), expressions_.name("the name of a model field"), nullptr};
    if (expressions_.at("\\such_that"))
      not_supported(cursor_.peek().begin, "\\such_that does not say what the value is");
    if (expressions_.skip("<"))
      expressions_.expect("-", "'<'");
    else
      expressions_.expect("=", "the name of a model field");
    found.value = expressions_.expression();
    expressions_.expect(";", "a clause");
    type.representations.push_back(std::move(found));
  } catch (const SyntaxError& error) {
    clauses_.give_up(error, start, type.problems);
  }
}

// in name, name; of the field before it.
void DeclarationParser::data_groups(TypeDeclaration& type) {
  const auto start = cursor_.place();
  try {
    cursor_.take();
    do type.fields.back().groups.emplace_back(cursor_.text(expressions_.name("the name of a model field")));
    while (expressions_.skip(","));
    expressions_.expect(";", "a clause");
  } catch (const SyntaxError& error) {
    clauses_.give_up(error, start, type.problems);
  }
}

void DeclarationParser::unknown_clause(std::vector<Problem>& list) {
  const Token token = cursor_.peek();
  const std::string word(cursor_.text());
  const auto hint = token.kind == TokenKind::Word ? suggestion(word, usual_words()) : std::string();
  if (hint.empty())
    list.push_back(
        {token.begin, "left out: '" + word + "' begins no clause that Jury knows", false, false, true});
  else
    list.push_back({token.begin, "expected a clause, found '" + word + "'" + hint, true, false, true});
  do cursor_.take();
  while (cursor_.in_jml() && cursor_.peek().comment == token.comment && !cursor_.at(";"));
  if (cursor_.in_jml() && cursor_.peek().comment == token.comment) cursor_.skip(";");
}

void DeclarationParser::jml_declaration(TypeDeclaration& type, const Modifiers& found,
                                        ParsedSpecification& pending) {
  if (found.model && (cursor_.at("class") || cursor_.at("interface") || cursor_.at("enum") ||
                      (cursor_.at("record") && cursor_.is(cursor_.peek(2), "("))))
    return model_type(type.problems, found);
  const auto start = cursor_.place();
  try {
    MethodDeclaration declared;
    declared.source = &cursor_.source();
    declared.modifiers = found;
    if (cursor_.at("<")) declared.type_parameters = type_parameters();
    const Token first = cursor_.peek();
    declared.result = cursor_.at("void") ? std::vector<Token>{cursor_.take()} : expressions_.type();
    declared.name = expressions_.name("the name of a field or method");
    if (expressions_.at("(")) {
      if (!found.model)
        throw SyntaxError{declared.name.begin,
                          "a method that only specifications use is declared with 'model', not with 'ghost'"};
      declared.specification = std::move(pending);
      pending = {};
      return model_method(type, std::move(declared));
    }
    while (found.model) {
      note_bigint(declared.result, declared.name);
      type.model_fields.push_back({&cursor_.source(), found, declared.result, declared.name});
      if (!expressions_.skip(",")) {
        expressions_.expect(";", "a model field");
        return;
      }
      declared.name = expressions_.name("the name of a model field");
    }
    for (;;) {
      GhostDeclaration ghost{&cursor_.source(), found,   declared.result,
                             declared.name,     nullptr, statement_place(first)};
      note_bigint(declared.result, declared.name);
      if (expressions_.skip("=")) ghost.value = expressions_.expression();
      type.ghosts.push_back(std::move(ghost));
      if (!expressions_.skip(",")) break;
      declared.name = expressions_.name("the name of a ghost field");
    }
    expressions_.expect(";", "a ghost field");
  } catch (const SyntaxError& error) {
    clauses_.give_up(error, start, type.problems);
  }
}

// model class X { ... }: Java that only specifications use, at the word `class`. What JML says within it is
// not checked: the class is there to be named.
void DeclarationParser::model_type(std::vector<Problem>& problems_of_place, const Modifiers& found) {
  ModelType made{&cursor_.source(), statement_place(cursor_.peek()), found.is_static, {}};
  const auto start = cursor_.place();
  int depth = 0;
  try {
    do {
      if (!cursor_.in_jml()) expressions_.fail("'}' after a model class");
      if (depth == 1 && ClauseParser::at_method_specification(cursor_)) {
        ParsedSpecification ignored;
        problems_of_place.push_back(
            {cursor_.peek().begin, "not checked: the contract of a method of a model class", false, true});
        clauses_.method_specification(ignored);
        continue;
      }
      Modifiers ignored;
      const auto word = cursor_.place();
      if (jml_modifier(ignored)) continue;
      cursor_.go_to(word);
      if (cursor_.text().starts_with('\\'))
        not_supported(cursor_.peek().begin, "JML operators in a model class");
      if (cursor_.at("{")) ++depth;
      if (cursor_.at("}")) --depth;
      made.tokens.push_back(cursor_.take());
    } while (depth > 0 || !cursor_.is(made.tokens.back(), "}"));
    unit_.model_types.push_back(std::move(made));
  } catch (const SyntaxError& error) {
    clauses_.give_up(error, start, problems_of_place);
  }
}

void DeclarationParser::note_bigint(const std::vector<Token>& type, const Token& name) {
  if (type.size() == 1 && is_bigint(cursor_.text(type.front()))) unit_.bigints.emplace(cursor_.text(name));
}

void DeclarationParser::model_method(TypeDeclaration& type, MethodDeclaration declared) {
  declared.parameters = parameters();
  note_bigint(declared.result, declared.name);
  for (const auto& parameter : declared.parameters) note_bigint(parameter.type, parameter.name);
  while (expressions_.at("throws") || (cursor_.in_jml() && !cursor_.at(";") && !cursor_.at("{")))
    cursor_.take();
  if (expressions_.skip("{")) {
    declared.has_body = true;
    if (expressions_.skip("return")) {
      declared.model_result = expressions_.expression();
      expressions_.expect(";", "the result of a model method");
      expressions_.expect("}", "the result of a model method");
    } else {
      int depth = 1;
      while (cursor_.in_jml()) {
        if (cursor_.at("{")) ++depth;
        if (cursor_.at("}") && --depth == 0) break;
        if (cursor_.text().starts_with('\\'))
          not_supported(
              cursor_.peek().begin,
              "JML operators are supported in a model method of the form { return expression; } only");
        declared.model_body.push_back(cursor_.take());
      }
      expressions_.expect("}", "the body of a model method");
    }
  } else {
    expressions_.expect(";", "a model method without a body");
  }
  type.methods.push_back(std::move(declared));
}

}  // namespace jury::spec::jml
