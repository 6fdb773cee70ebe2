#include "spec/jml/emitter.h"

#include <algorithm>

#include "spec/jml/cursor.h"
#include "spec/jml/declaration_parser.h"
#include "spec/jml/translator.h"

namespace jury::spec::jml {

namespace {

constexpr std::string_view suppress =
    "@SuppressWarnings({\"unchecked\", \"rawtypes\", \"deprecation\", \"removal\"}) ";

// The names in "T extends A, U".
std::vector<std::string> names_of(const Source& source, const std::vector<Token>& type_parameters) {
  std::vector<std::string> names;
  int depth = 0;
  bool expected = true;
  for (const auto& token : type_parameters) {
    const auto part = source.text(token.begin, token.end);
    if (part == "<") ++depth;
    if (part == ">") --depth;
    if (expected && token.kind == TokenKind::Word) {
      names.emplace_back(part);
      expected = false;
    }
    if (depth == 0 && part == ",") expected = true;
  }
  return names;
}

Pieces pieces_of(const Source& source, const std::vector<Token>& tokens) {
  Pieces pieces;
  for (const auto& token : tokens) pieces.add(source, token).add(" ");
  return pieces;
}

}  // namespace

std::string one_line(const Source& source, std::uint32_t begin, std::uint32_t end) {
  std::string line;
  bool at_start = false;
  const auto text = source.text(begin, end);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char character = text[i];
    if (character == '\n' || character == '\r') {
      at_start = true;
    } else if (at_start && (character == ' ' || character == '\t' || character == '@')) {
      continue;
    } else if (at_start && text.substr(i).starts_with("//")) {
      ++i;
    } else {
      if (at_start && !line.empty() && !line.ends_with(' ')) line += ' ';
      at_start = false;
      const bool blank = character == ' ' || character == '\t';
      if (!blank)
        line += character;
      else if (!line.ends_with(' '))
        line += ' ';
    }
  }
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

bool is_primitive_type(const Source& source, const std::vector<Token>& type, const std::string& brackets) {
  if (!brackets.empty() || type.size() != 1) return false;
  const auto word = source.text(type.front().begin, type.front().end);
  return is_primitive(word) || is_bigint(word) || word == "void";
}

Emitter::Emitter(const Source& source, const Unit& unit, const ModelFields& models,
                 const EmitterOptions& options, const std::map<std::uint32_t, std::string>& broken,
                 std::uint32_t& next_number, Groups& groups, Draft& draft)
    : source_(source),
      unit_(unit),
      models_(models),
      options_(options),
      broken_(broken),
      next_number_(next_number),
      groups_(groups),
      draft_(draft),
      text_(source.text()) {}

Instrumented Emitter::run() {
  report(source_, unit_.problems, {draft_.errors, draft_.problems, draft_.problems});
  if (!options_.companion) {
    for (const auto& [at, tokens] : unit_.imports) {
      Pieces pieces = pieces_of(source_, tokens);
      insert(at, pieces.add("; "), 0);
    }
  }
  model_types();
  for (const auto& declared : unit_.types) type(*declared);
  return options_.companion ? assemble_companion() : assemble();
}

void Emitter::report(const Source& source, std::uint32_t at, const std::string& message, bool is_error,
                     Errors errors) {
  auto text = source.position(at).to_string() + ": " + (is_error ? "error: " : "") + message;
  if (is_error) text += "\n" + excerpt(source, at);
  (is_error ? errors.errors : errors.left_out).push_back(text);
  auto& all = is_error ? draft_.errors : draft_.problems;
  if (&all != &errors.errors && &all != &errors.left_out) all.push_back(text);
}

void Emitter::report(const Source& source, const std::vector<Problem>& found, Errors errors) {
  for (const auto& problem : found) {
    if (problem.is_remark)
      remark(source, problem, errors);
    else
      report(source, problem.at, problem.message, problem.is_error, errors);
  }
}

void Emitter::remark(const Source& source, const Problem& problem, Errors errors) {
  errors.unchecked.push_back(source.position(problem.at).to_string() + ": " + problem.message);
  if (&draft_.problems != &errors.unchecked) draft_.problems.push_back(errors.unchecked.back());
}

bool Emitter::is_broken(std::uint32_t number, Errors errors) {
  const auto found = broken_.find(number);
  if (found == broken_.end()) return false;
  errors.errors.push_back(found->second);
  if (&draft_.errors != &errors.errors) draft_.errors.push_back(found->second);
  return true;
}

void Emitter::insert(std::uint32_t at, Pieces pieces, std::uint32_t number) {
  insertions_.push_back({at, number, std::move(pieces)});
}

std::string Emitter::class_name(const TypeDeclaration& type) const {
  if (type.is_local) return "";
  if (type.outer) return class_name(*type.outer) + "$" + type.name;
  return (unit_.package.empty() ? "" : unit_.package + "/") + type.name;
}

bool Emitter::is_nullable_by_default(const TypeDeclaration& type) const {
  for (const auto* at = &type; at; at = at->outer) {
    if (at->modifiers.nullable_by_default) return true;
    if (at->modifiers.non_null_by_default) return false;
  }
  return !options_.non_null_default;
}

bool Emitter::is_non_null(const Source& source, const TypeDeclaration& type,
                          const std::vector<Token>& declared, const std::string& brackets,
                          const Modifiers& modifiers) const {
  if (declared.empty() || is_primitive_type(source, declared, brackets) || modifiers.nullable) return false;
  if (declared.size() == 1 && source.text(declared[0].begin, declared[0].end) == "Void") return false;
  return modifiers.non_null || !is_nullable_by_default(type);
}

bool Emitter::is_local_class(const std::string& name) const {
  return std::any_of(unit_.types.begin(), unit_.types.end(),
                     [&](const auto& type) { return type->is_local && type->name == name; });
}

Pieces Emitter::type_of(const Source& source, const std::vector<Token>& tokens,
                        const std::string& brackets) const {
  Pieces pieces;
  for (const auto& token : tokens) {
    if (source.text(token.begin, token.end) == "\\TYPE")
      pieces.add("Class<?> ");
    else if (is_bigint(source.text(token.begin, token.end)))
      pieces.add("long ");
    else
      pieces.add(source, token).add(" ");
  }
  return pieces.add(brackets);
}

std::set<std::string> Emitter::type_variables(const TypeDeclaration& type,
                                              const MethodDeclaration* method) const {
  std::set<std::string> names;
  for (const auto* at = &type; at; at = at->outer)
    for (const auto& name : names_of(source_, at->type_parameters)) names.insert(name);
  if (method)
    for (const auto& name : names_of(*method->source, method->type_parameters)) names.insert(name);
  return names;
}

Emitter::Host Emitter::host_of(const TypeDeclaration& type, const MethodDeclaration* method) const {
  Host host;
  host.type = &type;
  host.method = method;
  if (!method) return host;
  host.is_static = method->modifiers.is_static;
  host.type_parameters = pieces_of(*method->source, method->type_parameters);
  for (const auto& parameter : method->parameters) {
    const Source& from = type.kind == TypeKind::Record && method->parameters.size() == type.components.size()
                             ? source_
                             : *method->source;
    host.parameters.emplace_back(std::string(from.text(parameter.name.begin, parameter.name.end)),
                                 type_of(from, parameter.type, parameter.brackets));
  }
  return host;
}

Member Emitter::add_member(const Host& host, std::uint32_t number, const std::string& prefix,
                           const std::string& result, Pieces body) {
  Member member;
  member.name = Symbol("jury$" + prefix + "$" + std::to_string(number));
  member.is_static = host.is_static;
  Pieces text;
  const bool takes_self = options_.companion && !host.is_static;
  text.add(std::string(suppress) + "private " + (host.is_static || takes_self ? "static " : ""));
  const auto type_parameters =
      takes_self ? all_type_parameters(*host.type, host.type_parameters) : host.type_parameters;
  if (!type_parameters.empty()) text.add("<").add(type_parameters).add("> ");
  text.add(result + " " + member.name.text() + "(");
  if (takes_self) text.add("final " + self_type(*host.type) + " jury$self");
  bool first = !takes_self;
  for (const auto& [name, type] : host.parameters) {
    if (!first) text.add(", ");
    first = false;
    text.add("final ").add(type).add(" " + name);
  }
  text.add(") { ").add(body).add(" } ");
  members_[host.type].push_back({0, number, std::move(text)});
  return member;
}

std::optional<Clause> Emitter::condition(const ParsedClause& parsed, const Host& host, bool allows_result,
                                         bool allows_old, Errors errors) {
  const auto number = next_number_++;
  if (is_broken(number, errors)) return std::nullopt;
  auto surroundings = surroundings_of(host);
  surroundings.allows_result = allows_result;
  surroundings.allows_old = allows_old;
  Clause clause;
  clause.kind = parsed.kind;
  clause.place = parsed.source->position(parsed.begin);
  clause.text = one_line(*parsed.source, parsed.begin, parsed.end);
  try {
    Pieces body;
    body.add("return ");
    if (parsed.expression)
      body.add(Translator(*parsed.source, surroundings).translate(parsed.expression));
    else
      body.add("true");
    clause.member = add_member(host, number, "spec", "boolean", body.add(";"));
    return clause;
  } catch (const SyntaxError& error) {
    const bool narrows = parsed.kind == ClauseKind::Requires || parsed.kind == ClauseKind::Invariant;
    report(*parsed.source, error.at, error.told(narrows), error.is_error || narrows, errors);
    return std::nullopt;
  }
}

Clause Emitter::made_up(ClauseKind kind, const Source& source, const Token& at, const std::string& variable,
                        const Host& host, std::string test) {
  Clause clause;
  clause.kind = kind;
  clause.place = source.position(at.begin);
  clause.text = "non_null " + variable;
  clause.implicit = true;
  Pieces body;
  body.add("return ").add(std::move(test), source, at.begin).add(";");
  clause.member = add_member(host, next_number_++, "spec", "boolean", std::move(body));
  return clause;
}

void Emitter::type(const TypeDeclaration& type) {
  DraftClass draft;
  draft.contract.name = Symbol(class_name(type));
  const Errors errors = errors_of(draft.contract);
  report(source_, type.problems, errors);
  if (type.kind == TypeKind::Annotation) {
    if (!type.clauses.empty())
      report(source_, type.begin, "left out: an annotation type has no objects to specify", false, errors);
  } else {
    if (!options_.companion) {
      ghost_fields(type, draft);
      model_fields(type, draft);
    }
    for (const auto& ghost : type.ghosts)
      if (options_.companion)
        report(source_, ghost.name.begin, "left out: a ghost field of a class without source", false, errors);
    class_clauses(type, draft);
    if (!options_.companion) non_null_fields(type, draft);
    for (const auto& found : type.statements) statement(type, found);
    for (const auto& found : type.loops) loop(type, found);
    for (const auto& declared : type.methods) method(type, declared);
    for (const auto& declared : type.methods) body_start(type, declared);
  }
  for (const auto& field : type.fields) {
    if (!field.modifiers.spec_public || field.modifiers.access.kind == TokenKind::End) continue;
    const auto& access = field.modifiers.access;
    std::string word = "public";
    word.resize(access.end - access.begin, ' ');
    text_.replace(access.begin, word.size(), word);
  }
  const auto& members = members_[&type];
  if (members.empty() && draft.contract.errors.empty() && draft.contract.left_out.empty() &&
      draft.contract.ghost_fields.empty())
    return;
  if (type.needs_semicolon && !members.empty()) insert(type.close, Pieces().add("; "), 0);
  for (const auto& member : members) {
    if (draft.anchor.empty()) {
      const auto text = member.pieces.text();
      // The name of a model method is the user's own, and others may have it.
      const auto at = text.find("jury$");
      if (at != std::string::npos) draft.anchor = text.substr(at, text.find('(', at) - at);
    }
    insert(type.close, member.pieces, member.number);
  }
  draft_.classes.push_back(std::move(draft));
}

void Emitter::class_clauses(const TypeDeclaration& type, DraftClass& draft) {
  auto& contract = draft.contract;
  for (const auto& parsed : type.clauses) {
    Host host = host_of(type, nullptr);
    host.is_static = parsed.is_static;
    const bool looks_back = parsed.kind == ClauseKind::Constraint;
    auto clause = condition(parsed, host, false, looks_back, errors_of(contract));
    if (!clause) continue;
    if (parsed.kind == ClauseKind::Initially)
      contract.initially.push_back(std::move(*clause));
    else if (looks_back)
      (parsed.is_static ? contract.static_constraints : contract.constraints).push_back(std::move(*clause));
    else
      (parsed.is_static ? contract.static_invariants : contract.invariants).push_back(std::move(*clause));
  }
}

void Emitter::ghost_fields(const TypeDeclaration& type, DraftClass& draft) {
  for (const auto& ghost : type.ghosts) {
    const Errors errors = errors_of(draft.contract);
    const bool can =
        ghost.modifiers.is_static || (type.kind != TypeKind::Interface && type.kind != TypeKind::Record);
    if (!can) {
      report(*ghost.source, ghost.name.begin,
             "left out: an interface or record cannot have a ghost field of its objects", false, errors);
      continue;
    }
    const auto number = next_number_++;
    if (is_broken(number, errors)) continue;
    Pieces text;
    text.add(ghost.modifiers.is_static ? "public static " : "public ")
        .add(type_of(*ghost.source, ghost.type, ""));
    text.add(" ").add(*ghost.source, ghost.name);
    try {
      const auto surroundings = surroundings_of_type(type, nullptr);
      if (ghost.value)
        text.add(" = ").add(Translator(*ghost.source, surroundings).translate(ghost.value, ghost.type));
    } catch (const SyntaxError& error) {
      report(*ghost.source, error.at, error.told(), error.is_error, errors);
    }
    draft.contract.ghost_fields.emplace_back(ghost.source->text(ghost.name.begin, ghost.name.end));
    insert(ghost.source == &source_ ? ghost.at : type.close, text.add("; "), number);
  }
}

void Emitter::model_types() {
  const Errors errors{draft_.errors, draft_.problems, draft_.problems};
  for (const auto& made : unit_.model_types) {
    const auto number = next_number_++;
    if (is_broken(number, errors)) continue;
    if (options_.companion || made.source != &source_) {
      report(*made.source, made.tokens.front().begin, "left out: a model class of a class without source",
             false, errors);
      continue;
    }
    Pieces text;
    if (made.is_static) text.add("static ");
    insert(made.at, text.add(pieces_of(source_, made.tokens)), number);
  }
}

void Emitter::non_null_fields(const TypeDeclaration& type, DraftClass& draft) {
  const auto add = [&](const Token& name, bool is_static) {
    Host host = host_of(type, nullptr);
    host.is_static = is_static;
    const std::string variable(source_.text(name.begin, name.end));
    auto clause = made_up(ClauseKind::Invariant, source_, name, variable, host, variable + " != null");
    (is_static ? draft.contract.static_invariants : draft.contract.invariants).push_back(std::move(clause));
  };
  for (const auto& field : type.fields) {
    const bool is_static = field.modifiers.is_static || type.kind == TypeKind::Interface;
    if (is_non_null(source_, type, field.type, field.brackets, field.modifiers)) add(field.name, is_static);
  }
  for (const auto& component : type.components)
    if (is_non_null(source_, type, component.type, component.brackets, component.modifiers))
      add(component.name, false);
}

void Emitter::non_null(const TypeDeclaration& type, const MethodDeclaration& method, const Host& host,
                       DraftMethod& draft) {
  const Source& source = *method.source;
  const bool is_equals =
      source.text(method.name.begin, method.name.end) == "equals" && method.parameters.size() == 1;
  for (std::size_t i = 0; i < method.parameters.size(); ++i) {
    const auto& parameter = method.parameters[i];
    if (is_equals && !parameter.modifiers.non_null) continue;  // Object.equals takes null
    if (!is_non_null(source, type, parameter.type, parameter.brackets, parameter.modifiers)) continue;
    const auto& name = host.parameters[i].first;
    draft.contract.non_null_parameters.push_back(
        made_up(ClauseKind::Requires, source, parameter.name, name, host, name + " != null"));
  }
  if (method.is_constructor ||
      !is_non_null(source, type, method.result, method.result_brackets, method.modifiers))
    return;
  Host with_result = host_of(type, &method);
  with_result.parameters.emplace_back("jury$result", type_of(source, method.result, method.result_brackets));
  draft.contract.non_null_result =
      made_up(ClauseKind::Ensures, source, method.name, "\\result", with_result, "jury$result != null");
}

namespace {

// A pure method, in each of its cases.
void assign_nothing(MethodContract& contract) {
  if (contract.behaviours.empty()) {
    contract.behaviours.emplace_back();
    contract.behaviours.back().place = contract.place;
  }
  for (auto& behaviour : contract.behaviours) behaviour.assignable.emplace();
}

}  // namespace

void Emitter::method(const TypeDeclaration& type, const MethodDeclaration& method) {
  DraftMethod draft;
  auto& contract = draft.contract;
  const Source& source = *method.source;
  contract.name = Symbol(method.is_constructor ? "<init>" : source.text(method.name.begin, method.name.end));
  contract.place = source.position(method.name.begin);
  contract.is_static = method.modifiers.is_static;
  contract.pure = method.modifiers.pure || type.modifiers.pure;
  contract.helper = method.modifiers.helper;
  contract.model = method.modifiers.model;
  contract.written = contract.pure || contract.helper || contract.model;
  draft.is_local = type.is_local;
  if (method.is_constructor && type.kind == TypeKind::Enum) contract.hidden_parameters = 2;
  if (method.is_constructor && !type.is_static) contract.hidden_parameters = 1;
  if (options_.companion) draft.declared_owner = Symbol(class_name(type));
  if (contract.model && options_.companion)
    return report(source, method.name.begin, "left out: a model method of a class without source", false,
                  {draft_.problems, draft_.problems, draft_.problems});
  if (contract.model) model_method(type, method, draft);
  // Before a constructor there is no object: its precondition is static, and knows the type variables of the
  // class by itself.
  Host before = host_of(type, &method);
  if (method.is_constructor) {
    before.is_static = true;
    before.type_parameters = all_type_parameters(type, before.type_parameters);
  }
  non_null(type, method, before, draft);
  std::vector<const ParsedSpecification*> specifications{&method.specification};
  for (const auto& more : method.more) specifications.push_back(&more);
  for (const auto* specification : specifications) {
    if (!specification->source) continue;
    contract.written |= !specification->behaviours.empty();
    report(*specification->source, specification->problems, errors_of(contract));
    for (const auto& parsed : specification->behaviours) behaviour(parsed, *specification, before, draft);
  }
  if (contract.pure) assign_nothing(contract);
  if (const auto body = body_problems_.find(&method); body != body_problems_.end()) {
    contract.errors.insert(contract.errors.end(), body->second.errors.begin(), body->second.errors.end());
    contract.left_out.insert(contract.left_out.end(), body->second.left_out.begin(),
                             body->second.left_out.end());
    contract.unchecked.insert(contract.unchecked.end(), body->second.unchecked.begin(),
                              body->second.unchecked.end());
  }
  const bool something = contract.written || !contract.non_null_parameters.empty() ||
                         contract.non_null_result || !contract.errors.empty() || !contract.left_out.empty();
  if (!something) return;
  anchor(before, draft);
  draft_.methods.push_back(std::move(draft));
}

// Those of the class, of the classes around it whose objects it belongs to, and then `own`.
Pieces Emitter::all_type_parameters(const TypeDeclaration& type, const Pieces& own) const {
  Pieces all;
  std::set<std::string> names;
  const auto add = [&](const Pieces& more) {
    if (!all.empty() && !more.empty()) all.add(", ");
    all.add(more);
  };
  for (const auto* at = &type; at; at = at->is_static ? nullptr : at->outer) {
    const auto here = names_of(source_, at->type_parameters);
    const bool hidden =
        std::any_of(here.begin(), here.end(), [&](const auto& name) { return names.contains(name); });
    if (!hidden) add(pieces_of(source_, at->type_parameters));
    names.insert(here.begin(), here.end());
  }
  add(own);
  return all;
}

void Emitter::anchor(const Host& host, DraftMethod& draft) {
  const auto number =
      next_number_++;  // whether it is used or not: numbers must not depend on what is left out
  const auto& contract = draft.contract;
  if (!contract.non_null_parameters.empty()) {
    draft.anchor = contract.non_null_parameters.front().member.name.text();
    return;
  }
  for (const auto& found : contract.behaviours)
    if (!found.requires_.empty()) {
      draft.anchor = found.requires_.front().member.name.text();
      return;
    }
  draft.anchor = add_member(host, number, "method", "void", {}).name.text();
}

void Emitter::behaviour(const ParsedBehaviour& parsed, const ParsedSpecification& specification, Host host,
                        DraftMethod& draft) {
  Behaviour made;
  made.kind = parsed.kind;
  made.place = specification.source->position(parsed.begin);
  for (const auto& clause : parsed.clauses) add_clause(clause, host, draft, made);
  if (parsed.signals_only) {
    made.signals_only.emplace();
    Host types;
    types.type = host.type;
    types.is_static = true;
    for (std::size_t i = 0; i < parsed.signals_only->size(); ++i)
      types.parameters.emplace_back("type" + std::to_string(i),
                                    type_of(*specification.source, (*parsed.signals_only)[i], ""));
    const auto number = next_number_++;
    if (!is_broken(number, errors_of(draft.contract)) && !types.parameters.empty())
      made.signals_only->push_back(
          add_member(types, number, "types", "void", {}).name);  // replaced by its parameter types
  }
  if (parsed.assignable) {
    made.assignable.emplace();
    for (const auto& found : *parsed.assignable)
      location(found, *specification.source, host, draft, *made.assignable);
  }
  draft.contract.behaviours.push_back(std::move(made));
}

namespace {

// The literal, in any number of parentheses.
bool is_false(const Source& source, const NodePointer& node) {
  if (!node) return false;
  if (node->kind == NodeKind::Parenthesised) return is_false(source, node->items[1].node);
  if (node->kind != NodeKind::Java || node->items.size() != 1) return false;
  const auto& item = node->items.front();
  return item.node ? is_false(source, item.node) : source.text(item.token.begin, item.token.end) == "false";
}

}  // namespace

void Emitter::add_clause(const ParsedClause& parsed, const Host& before, DraftMethod& draft,
                         Behaviour& behaviour) {
  const auto& method = *before.method;
  const Errors errors = errors_of(draft.contract);
  if (parsed.kind == ClauseKind::Requires) {
    if (auto clause = condition(parsed, before, false, false, errors))
      behaviour.requires_.push_back(std::move(*clause));
    return;
  }
  Host after = host_of(*before.type, &method);
  if (parsed.kind == ClauseKind::Ensures) {
    const bool returns = !method.is_constructor && method.source->text(method.result.front().begin,
                                                                       method.result.front().end) != "void";
    if (returns)
      after.parameters.emplace_back("jury$result",
                                    type_of(*method.source, method.result, method.result_brackets));
    if (auto clause = condition(parsed, after, returns, true, errors))
      behaviour.ensures.push_back(std::move(*clause));
    return;
  }
  const bool named = parsed.variable.kind != TokenKind::End;
  after.parameters.emplace_back(
      named ? std::string(parsed.source->text(parsed.variable.begin, parsed.variable.end)) : "jury$exception",
      type_of(*parsed.source, parsed.exception, ""));
  if (auto clause = condition(parsed, after, false, true, errors))
    behaviour.signals.push_back({Symbol(), std::move(*clause), is_false(*parsed.source, parsed.expression)});
}

void Emitter::model_method(const TypeDeclaration& type, const MethodDeclaration& method, DraftMethod& draft) {
  const Errors errors = errors_of(draft.contract);
  const auto number = next_number_++;
  if (is_broken(number, errors)) return;
  const Source& source = *method.source;
  const Host host = host_of(type, &method);
  Pieces text;
  text.add(std::string(suppress) +
           (type.kind == TypeKind::Interface && !host.is_static ? "default " : "public "));
  if (host.is_static) text.add("static ");
  if (!host.type_parameters.empty()) text.add("<").add(host.type_parameters).add("> ");
  text.add(type_of(source, method.result, method.result_brackets)).add(" ").add(source, method.name).add("(");
  for (std::size_t i = 0; i < host.parameters.size(); ++i)
    text.add(i > 0 ? ", " : "").add(host.parameters[i].second).add(" " + host.parameters[i].first);
  text.add(") { ");
  const std::string result(source.text(method.result.front().begin, method.result.front().end));
  try {
    if (method.model_result) {
      auto surroundings = surroundings_of_type(type, &method);
      for (const auto& [name, parameter] : host.parameters) surroundings.taken.insert(name);
      text.add("return ")
          .add(Translator(source, surroundings).translate(method.model_result, method.result))
          .add(";");
    } else if (method.has_body) {
      text.add(pieces_of(source, method.model_body));
    } else {
      text.add("jury.Spec.noBody(\"" + std::string(source.text(method.name.begin, method.name.end)) +
               "\"); ");
      const bool primitive = is_primitive_type(source, method.result, method.result_brackets);
      if (result != "void")
        text.add(!primitive ? "return null;" : (result == "boolean" ? "return false;" : "return 0;"));
    }
    members_[&type].push_back({0, number, text.add(" } ")});
  } catch (const SyntaxError& error) {
    report(source, error.at, error.told(), error.is_error, errors);
  }
}

// Made-up text counts to the next word that was written.
void Emitter::append(const Insertion& insertion, const Source& default_source, Instrumented& result) {
  const auto end = [&] { return static_cast<std::uint32_t>(result.text.size()); };
  std::vector<Segment> made;
  for (const auto& piece : insertion.pieces.pieces()) {
    const auto begin = end();
    result.text += piece.text;
    made.push_back({begin, end(), piece.source, piece.begin, true, insertion.number});
  }
  const Source* near = &default_source;
  std::uint32_t origin = insertion.at;
  for (auto segment = made.rbegin(); segment != made.rend(); ++segment) {
    if (segment->source) {
      near = segment->source;
      origin = segment->origin;
    } else {
      segment->source = near;
      segment->origin = origin;
    }
  }
  result.segments.insert(result.segments.end(), made.begin(), made.end());
}

// All members in one class beside the one they speak of; javac allows nothing to be added to the JDK's
// packages.
Instrumented Emitter::assemble_companion() {
  Instrumented result;
  std::string package = unit_.package;
  std::replace(package.begin(), package.end(), '/', '.');
  if (package.starts_with("java"))
    result.text = "package jury.contracts." + package + "; import " + package + ".*; ";
  else if (!package.empty())
    result.text = "package " + package + "; ";
  const auto begin = static_cast<std::uint32_t>(result.text.size());
  result.text += source_.text(unit_.imports_begin, unit_.declarations_begin);
  result.segments.push_back(
      {begin, static_cast<std::uint32_t>(result.text.size()), &source_, unit_.imports_begin, false, 0});
  result.text +=
      "\nfinal class jury$" + (unit_.types.empty() ? std::string("none") : unit_.types.front()->name) + " { ";
  for (const auto& insertion : insertions_) append(insertion, source_, result);
  result.text += "}\n";
  return result;
}

std::string Emitter::self_type(const TypeDeclaration& type) const {
  std::string text = (type.outer ? self_type(*type.outer) + "." : "") + type.name;
  std::string names;
  for (const auto& name : names_of(source_, type.type_parameters))
    names += (names.empty() ? "" : ", ") + name;
  return names.empty() ? text : text + "<" + names + ">";
}

// The modifier that is nearest: of the method, of its class, of the classes around.
bool Emitter::is_mathematical(const TypeDeclaration& type, const MethodDeclaration* method) const {
  using Arithmetic = Modifiers::Arithmetic;
  if (method && method->modifiers.arithmetic != Arithmetic::Inherited)
    return method->modifiers.arithmetic == Arithmetic::Mathematical;
  for (const auto* at = &type; at; at = at->outer)
    if (at->modifiers.arithmetic != Arithmetic::Inherited)
      return at->modifiers.arithmetic == Arithmetic::Mathematical;
  return false;
}

Surroundings Emitter::surroundings_of_type(const TypeDeclaration& type,
                                           const MethodDeclaration* method) const {
  Surroundings surroundings;
  add_models(type, surroundings);
  surroundings.type_variables = type_variables(type, method);
  surroundings.mathematical = is_mathematical(type, method);
  surroundings.bigints = unit_.bigints;
  for (const auto& parameter : method ? method->parameters : std::vector<Parameter>{}) {
    const auto& source = *method->source;
    if (parameter.type.size() == 1 && is_bigint(source.text(parameter.type[0].begin, parameter.type[0].end)))
      surroundings.bigints.emplace(source.text(parameter.name.begin, parameter.name.end));
  }
  return surroundings;
}

// In a companion the members of the class are not at hand: they are named through the receiver, or the class.
Surroundings Emitter::surroundings_of(const Host& host) const {
  auto surroundings = surroundings_of_type(*host.type, host.method);
  for (const auto& [name, type] : host.parameters) surroundings.taken.insert(name);
  if (!options_.companion) return surroundings;
  surroundings.self = "jury$self";
  const auto add = [&](const Token& name, bool is_static, const std::string& suffix) {
    const std::string word(source_.text(name.begin, name.end));
    if (surroundings.taken.contains(word) && suffix.empty()) return;
    surroundings.members[word + suffix] = (is_static ? host.type->name : "jury$self") + "." + word;
  };
  for (const auto& field : host.type->fields)
    add(field.name, field.modifiers.is_static || host.type->kind == TypeKind::Interface, "");
  for (const auto& method : host.type->methods) add(method.name, method.modifiers.is_static, "(");
  return surroundings;
}

// Copied text and insertions, in order; later insertions at one place stand behind earlier ones.
Instrumented Emitter::assemble() {
  std::stable_sort(insertions_.begin(), insertions_.end(),
                   [](const auto& left, const auto& right) { return left.at < right.at; });
  Instrumented result;
  std::uint32_t copied = 0;
  const auto end = [&] { return static_cast<std::uint32_t>(result.text.size()); };
  const auto copy_to = [&](std::uint32_t to) {
    if (to <= copied) return;
    const auto begin = end();
    result.text += text_.substr(copied, to - copied);
    result.segments.push_back({begin, end(), &source_, copied, false, 0});
    copied = to;
  };
  for (const auto& insertion : insertions_) {
    copy_to(insertion.at);
    append(insertion, source_, result);
  }
  copy_to(static_cast<std::uint32_t>(text_.size()));
  return result;
}

}  // namespace jury::spec::jml
