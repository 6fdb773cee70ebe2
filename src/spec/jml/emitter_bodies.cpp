// Code for JML in bodies.
#include <algorithm>

#include "spec/jml/cursor.h"
#include "spec/jml/declaration_parser.h"
#include "spec/jml/emitter.h"
#include "spec/jml/translator.h"

namespace jury::spec::jml {

namespace {

bool needs_lambda(const NodePointer& node) {
  return uses(node, NodeKind::Quantifier) || uses(node, NodeKind::Old) || uses(node, NodeKind::NotModified) ||
         uses(node, NodeKind::Reach);
}

// The names used below \old.
void collect_old_names(const Source& source, const NodePointer& node, std::set<std::string>& names) {
  if (!node) return;
  if (node->kind == NodeKind::Old || node->kind == NodeKind::NotModified) collect_names(source, node, names);
  for (const auto& item : node->items) collect_old_names(source, item.node, names);
  if (node->quantified) {
    collect_old_names(source, node->quantified->range, names);
    collect_old_names(source, node->quantified->body, names);
  }
}

// Whether the clause speaks of the iterations that are done.
bool counts(const ParsedClause& clause) {
  std::set<std::string> names;
  collect_names(*clause.source, clause.expression, names);
  return names.contains("\\count") || names.contains("\\index");
}

bool counts(const LoopSpecification& loop) {
  const auto is_counting = [](const ParsedClause& clause) { return counts(clause); };
  return std::any_of(loop.invariants.begin(), loop.invariants.end(), is_counting) ||
         std::any_of(loop.decreases.begin(), loop.decreases.end(), is_counting);
}

const LocalVariable* find_local(const std::vector<LocalVariable>& locals, const std::string& name) {
  for (auto local = locals.rbegin(); local != locals.rend(); ++local)
    if (local->name == name) return &*local;
  return nullptr;
}

}  // namespace

std::optional<Pieces> Emitter::value(const TypeDeclaration& type, const ParsedClause& parsed,
                                     const std::vector<LocalVariable>& locals, std::size_t method_index,
                                     bool is_static, const std::string& result_type, Clause& made,
                                     std::uint32_t number, const std::string& count) {
  const MethodDeclaration* method = method_index == no_method ? nullptr : &type.methods[method_index];
  const Source& source = *parsed.source;
  made.kind = parsed.kind;
  made.place = source.position(parsed.begin);
  made.text = one_line(source, parsed.begin, parsed.end);
  auto surroundings = surroundings_of_type(type, method);
  Host host;
  host.type = &type;
  host.method = method;
  host.is_static = is_static;
  std::vector<std::string> arguments;
  const auto pass = [&](const std::string& name, Pieces type_text, const std::string& argument) {
    host.parameters.emplace_back(name, std::move(type_text));
    arguments.push_back(argument);
    surroundings.taken.insert(name);
  };
  if (method) {
    host.type_parameters = host_of(type, method).type_parameters;
    surroundings.allows_old = true;
    if (method->looks_back) {
      surroundings.mark = "jury$before";
      if (needs_lambda(parsed.expression) || uses(parsed.expression, NodeKind::Fresh))
        pass("jury$before", Pieces().add("int"), "jury$before");
    }
    std::set<std::string> looked_back;
    collect_old_names(source, parsed.expression, looked_back);
    for (std::size_t i = 0; i < method->parameters.size(); ++i) {
      const auto known = host_of(type, method).parameters[i];
      if (!looked_back.contains(known.first)) continue;
      old_parameters_[method].insert(known.first);
      surroundings.old_names[known.first] = "jury$old$" + known.first;
      pass("jury$old$" + known.first, known.second, "jury$old$" + known.first);
    }
  }
  std::set<std::string> names;
  collect_names(source, parsed.expression, names);
  if (!count.empty() && counts(parsed)) {
    surroundings.count = "jury$count";
    pass("jury$count", Pieces().add("int"), count);
  }
  bool in_place = false;
  for (const auto& name : names) {
    const auto* local = find_local(locals, name);
    if (!local) continue;
    bool unknown = local->type.empty();
    for (const auto& token : local->type)
      unknown |= is_local_class(std::string(source_.text(token.begin, token.end)));
    if (unknown && needs_lambda(parsed.expression))
      throw SyntaxError{parsed.begin,
                        "the variable '" + name +
                            "' has no written type that can be repeated (var, a lambda's parameter, a local "
                            "class); declare it with one to use it under a quantifier, \\old or \\reach"};
    in_place |= unknown;
    surroundings.taken.insert(name);
    if (!unknown) pass(name, type_of(source_, local->type, local->brackets), name);
  }
  Pieces expression = Translator(source, surroundings).translate(parsed.expression);
  if (in_place) return expression;
  Pieces body = Pieces().add("return ").add(expression).add(";");
  // What cannot be evaluated does not hold.
  if (parsed.kind != ClauseKind::Assume)
    body = Pieces().add("try { ").add(body).add(
        std::string(" } catch (Throwable jury$thrown) { return ") +
        (parsed.kind == ClauseKind::Decreases ? "Long.MIN_VALUE" : "false") + "; }");
  made.member = add_member(host, number, "spec", result_type, std::move(body));
  Pieces call;
  call.add(made.member.name.text() + "(", source, parsed.begin);
  for (std::size_t i = 0; i < arguments.size(); ++i)
    call.add(i > 0 ? ", " : "").add(arguments[i], source, parsed.begin);
  return call.add(")");
}

// A specification must not change what the program computes with.
void Emitter::require_ghost(const TypeDeclaration& type, const StatementSpecification& set) const {
  const Source& source = *set.clause.source;
  const auto text = [&](const Token& token) { return std::string(source.text(token.begin, token.end)); };
  std::string name;
  bool qualified = false;
  for (const auto& token : set.target) {
    if (text(token) == "[") break;
    qualified |= text(token) == ".";
    if (token.kind == TokenKind::Word) name = text(token);
  }
  const auto* local = qualified ? nullptr : find_local(set.locals, name);
  const bool is_real =
      !qualified && std::any_of(type.fields.begin(), type.fields.end(), [&](const auto& field) {
        return source_.text(field.name.begin, field.name.end) == name;
      });
  if (local ? !local->is_ghost : is_real || !models_.is_ghost(name))
    throw SyntaxError{set.clause.begin,
                      "'set' can assign ghost fields and variables only, and '" + name + "' is not one"};
}

Emitter::Errors Emitter::errors_of_body(const TypeDeclaration& type, std::size_t method) {
  if (method == no_method) return {draft_.errors, draft_.problems, draft_.problems};
  return errors_of(body_problems_[&type.methods[method]]);
}

void Emitter::statement(const TypeDeclaration& type, const StatementSpecification& found) {
  using Kind = StatementSpecification::Kind;
  const Errors errors = errors_of_body(type, found.method);
  const auto number = next_number_++;
  if (is_broken(number, errors)) return;
  try {
    Pieces code;
    Clause made;
    if (found.kind == Kind::Unreachable) {
      made.kind = ClauseKind::Assert;
      made.place = found.clause.source->position(found.clause.begin);
      made.text = "unreachable";
      code.add("jury.Spec.check(" + std::to_string(number) + ", false); ");
      draft_.statements.emplace(number, std::move(made));
    } else if (found.kind == Kind::Assert || found.kind == Kind::Assume) {
      code.add(found.kind == Kind::Assert ? "jury.Spec.check(" : "jury.Spec.assume(")
          .add(std::to_string(number) + ", ");
      code.add(*value(type, found.clause, found.locals, found.method, found.is_static, "boolean", made,
                      number))
          .add("); ");
      draft_.statements.emplace(number, std::move(made));
    } else {
      if (found.kind == Kind::Set) require_ghost(type, found);
      for (const auto& token : found.target) {
        if (found.clause.source->text(token.begin, token.end) == "\\TYPE")
          code.add("Class<?> ");
        else if (is_bigint(found.clause.source->text(token.begin, token.end)))
          code.add("long ");
        else
          code.add(*found.clause.source, token).add(" ");
      }
      if (found.clause.expression) {
        auto surroundings =
            surroundings_of_type(type, found.method == no_method ? nullptr : &type.methods[found.method]);
        surroundings.allows_old = found.method != no_method;
        if (surroundings.allows_old && type.methods[found.method].looks_back)
          surroundings.mark = "jury$before";
        for (const auto& local : found.locals) surroundings.taken.insert(local.name);
        code.add(Translator(*found.clause.source, surroundings).translate(found.clause.expression));
      }
      code.add("; ");
    }
    insert(found.at, std::move(code), number);
  } catch (const SyntaxError& error) {
    report(*found.clause.source, error.at, error.message, error.is_error, errors);
  }
}

// Whether a for-each loop goes over a variable that was declared as an array.
bool Emitter::goes_over_array(const TypeDeclaration& type, const LoopSpecification& found) const {
  auto name = found.range;
  const auto is = [&](std::size_t i, std::string_view word) {
    return i < name.size() && source_.text(name[i].begin, name[i].end) == word;
  };
  const bool of_this = name.size() == 3 && is(0, "this") && is(1, ".");
  if (of_this) name.erase(name.begin(), name.begin() + 2);
  if (name.size() != 1 || name[0].kind != TokenKind::Word) return false;
  const std::string variable(source_.text(name[0].begin, name[0].end));
  const auto is_array = [&](const std::vector<Token>& declared, const std::string& brackets) {
    return !brackets.empty() ||
           (!declared.empty() && source_.text(declared.back().begin, declared.back().end) == "]");
  };
  if (const auto* local = of_this ? nullptr : find_local(found.locals, variable))
    return is_array(local->type, local->brackets);
  for (const auto* at = &type; at; at = of_this ? nullptr : at->outer)
    for (const auto& field : at->fields)
      if (source_.text(field.name.begin, field.name.end) == variable)
        return is_array(field.type, field.brackets);
  return false;
}

// A for-each loop over an array whose iterations are counted: the count is the index. What stood between its
// parentheses becomes blank, so that lines keep their text.
void Emitter::write_out_for_each(const LoopSpecification& found, const std::string& number) {
  for (auto at = found.header_begin; at < found.header_end; ++at)
    if (text_[at] != '\n' && text_[at] != '\r') text_[at] = ' ';
  const auto array = "jury$array$" + number;
  const auto write = [&](const std::vector<Token>& tokens) {
    Pieces pieces;
    for (const auto& token : tokens) pieces.add(source_, token).add(" ");
    return pieces;
  };
  insert(found.begin, Pieces().add("{ final var " + array + " = ").add(write(found.range)).add("; "), 0);
  insert(found.begin, Pieces().add("int jury$count$" + number + " = 0; "), 0);
  insert(found.header_begin, Pieces().add("; "), 0);
  insert(found.condition_begin,
         Pieces().add("{ ").add(write(found.element)).add("= " + array + "[jury$count$" + number + "++]; "),
         0);
  insert(found.condition_end, Pieces().add(" }"), 0);
  insert(found.end, Pieces().add(" }"), 0);
}

void Emitter::loop(const TypeDeclaration& type, const LoopSpecification& found) {
  const Errors errors = errors_of_body(type, found.method);
  const auto loop_number = next_number_++;
  const auto number = std::to_string(loop_number);
  const bool counted = counts(found);
  const bool written_out = counted && goes_over_array(type, found);
  const bool at_body = found.at_body && !written_out;
  const std::string count = counted ? "jury$count$" + number : "";
  LoopContract contract;
  contract.place = source_.position(found.begin);
  const std::string separator = at_body ? "; " : " && ";
  struct Part {
    Pieces pieces;
    std::uint32_t number;
  };
  std::vector<Part> before;
  if (counted && !written_out) {
    insert(found.begin, Pieces().add("{ int " + count + " = -1; "), 0);
    before.push_back({Pieces().add(at_body ? count + "++; " : "++" + count + " >= 0 && "), 0});
  }
  before.push_back({Pieces().add("jury.Spec.loop(" + number + ")" + separator), 0});
  std::vector<Part> after;
  std::string measures;
  const auto add = [&](const ParsedClause& parsed, bool invariant) {
    const auto clause_number = next_number_++;
    if (is_broken(clause_number, errors)) return;
    try {
      Clause made;
      const auto computed = *value(type, parsed, found.locals, found.method, found.is_static,
                                   invariant ? "boolean" : "long", made, clause_number, count);
      Pieces code;
      const auto measure = "jury$measure$" + std::to_string(clause_number);
      if (invariant) {
        code.add("jury.Spec.invariant(" + std::to_string(clause_number) + ", ").add(computed).add(")");
      } else {
        measures += "long " + measure + " = Long.MAX_VALUE; ";
        code.add("jury.Spec.decreases(" + std::to_string(clause_number) + ", " + measure + ", " + measure +
                 " = ")
            .add(computed)
            .add(")");
      }
      const bool in_front = invariant || at_body;
      (in_front ? before : after)
          .push_back({in_front ? code.add(separator) : Pieces().add(" && ").add(code), clause_number});
      (invariant ? contract.invariants : contract.decreases).push_back(clause_number);
      draft_.statements.emplace(clause_number, std::move(made));
    } catch (const SyntaxError& error) {
      report(*parsed.source, error.at, error.message, error.is_error, errors);
    }
  };
  if (written_out) {
    const auto bounds = next_number_++;
    Clause made;
    made.kind = ClauseKind::LoopInvariant;
    made.place = contract.place;
    made.text = "loop_invariant 0 <= \\count && \\count <= length of the array";
    made.implicit = true;
    before.push_back({Pieces().add("jury.Spec.invariant(" + std::to_string(bounds) + ", 0 <= " + count +
                                   " && " + count + " <= jury$array$" + number + ".length)" + separator),
                      bounds});
    contract.invariants.push_back(bounds);
    draft_.statements.emplace(bounds, std::move(made));
  }
  for (const auto& parsed : found.invariants) add(parsed, true);
  for (const auto& parsed : found.decreases) add(parsed, false);
  const bool measured = !after.empty();
  before.push_back({Pieces().add("jury.Spec.loopChecked(" + number + (measured ? ", true)" : ", false)") +
                                 (written_out ? "" : separator)),
                    0});
  if (measured) after.push_back({Pieces().add(" && jury.Spec.loopMeasured(" + number + ")"), 0});
  if (written_out) write_out_for_each(found, number);
  if (!measures.empty()) insert(found.begin, Pieces().add("{ " + measures), 0);
  if (at_body) insert(found.condition_begin, Pieces().add("{ "), 0);
  const auto head = written_out ? found.header_begin : found.condition_begin;
  for (auto& part : before) insert(head, std::move(part.pieces), part.number);
  if (written_out) {
    insert(head, Pieces().add(" && " + count + " < jury$array$" + number + ".length"), 0);
  } else if (!at_body) {
    insert(head, Pieces().add("("), 0);
    insert(found.condition_end, Pieces().add(")"), 0);
  }
  const auto tail = written_out ? head : found.condition_end;
  for (auto& part : after) insert(tail, std::move(part.pieces), part.number);
  if (written_out) insert(tail, Pieces().add("; "), 0);
  if (at_body) insert(found.condition_end, Pieces().add(" }"), 0);
  if (!measures.empty()) insert(found.end, Pieces().add(" }"), 0);
  if (counted && !written_out) insert(found.end, Pieces().add(" }"), 0);
  draft_.loops.emplace(loop_number, std::move(contract));
}

// The state that \old looks back to, and the parameters as they were.
void Emitter::body_start(const TypeDeclaration& type, const MethodDeclaration& method) {
  if (!method.looks_back || !method.has_body) return;
  Pieces code;
  code.add(" final int jury$before = jury.Spec.mark(); ");
  const auto host = host_of(type, &method);
  for (const auto& [name, written] : host.parameters)
    if (old_parameters_[&method].contains(name))
      code.add("final ").add(written).add(" jury$old$" + name + " = " + name + "; ");
  insert(method.body_start, std::move(code), 0);
}

}  // namespace jury::spec::jml
