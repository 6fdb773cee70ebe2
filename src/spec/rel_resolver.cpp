#include "spec/rel_resolver.h"

#include <algorithm>

#include "spec/rel_resolver_parts.h"
#include "support/suggestion.h"

namespace jury::spec {

using namespace logic::relational;

namespace {

std::string columns(std::size_t arity) {
  return std::to_string(arity) + (arity == 1 ? " column" : " columns");
}

}  // namespace

RelResolver::RelResolver(const RelVocabulary& vocabulary, Builder& builder)
    : vocabulary_(vocabulary), builder_(builder) {}

void RelResolver::add_definitions(const std::vector<RelDefinition>& definitions) {
  for (const RelDefinition& definition : definitions) {
    const auto [place, added] = definitions_.emplace(definition.name.text, &definition);
    if (!added)
      throw UserError(definition.name.position, "'" + definition.name.text + "' is defined already, at " +
                                                    place->second->name.position.to_string());
  }
}

Formula RelResolver::condition(const RelTerm& term, bool is_precondition) {
  Context context;
  context.is_precondition = is_precondition;
  return formula(term, context);
}

RelValue RelResolver::resolve(const RelTerm& term, const Context& context) {
  switch (term.kind) {
    case RelTermKind::name:
      return name(term, context);
    case RelTermKind::number:
      return RelValue::of(builder_.literal(term.number));
    case RelTermKind::prefix:
      return prefix(term, context);
    case RelTermKind::infix:
      return infix(term, context);
    case RelTermKind::call:
      return call(term, context);
    case RelTermKind::box:
      return box(term, context);
    case RelTermKind::block:
      return block(term, context);
    case RelTermKind::conditional:
      return conditional(term, context);
    case RelTermKind::quantified:
      return quantified(term, context);
    case RelTermKind::comprehension:
      return comprehension(term, context);
    case RelTermKind::let:
      return let(term, context);
  }
  JURY_CHECK(false, "a term of no kind");
}

Formula RelResolver::formula(const RelTerm& term, const Context& context) {
  return as_formula(resolve(term, context), term);
}
RelValue RelResolver::relation(const RelTerm& term, const Context& context) {
  return as_relation(resolve(term, context), term);
}
IntegerExpression RelResolver::integer(const RelTerm& term, const Context& context) {
  return as_integer(resolve(term, context), term);
}

// --- the three sorts ---

Formula RelResolver::as_formula(const RelValue& value, const RelTerm& term) {
  if (value.is_formula()) return value.formula;
  if (term.kind == RelTermKind::block && term.children.size() == 1)
    return as_formula(value, *term.children[0]);
  if (value.is_integer())
    throw UserError(term.position, "expected a formula, found the integer '" + to_string(term) + "'");
  throw UserError(term.position, "expected a formula, found the relation '" + to_string(term) +
                                     "'; to say that it is not empty write 'some " + to_string(term) + "'");
}

RelValue RelResolver::as_relation(const RelValue& value, const RelTerm& term) {
  if (value.is_relation()) return value;
  if (value.is_integer()) return RelValue::of(builder_.to_expression(value.integer), integer_type(true));
  throw UserError(term.position, "expected a relation, found the formula '" + to_string(term) + "'");
}

// A formula that is compared with a boolean of the program.
RelValue RelResolver::as_boolean(const RelValue& value, const RelTerm& term, const Context& context) {
  if (!value.is_formula()) return as_relation(value, term);
  const auto truth = vocabulary_.find("true$rel", context.state),
             falsity = vocabulary_.find("false$rel", context.state);
  if (truth.size() != 1 || falsity.size() != 1) return as_relation(value, term);
  const RelValue yes = RelValue::of(truth[0]), no = RelValue::of(falsity[0]);
  if (value.formula->kind == NodeKind::True) return yes;
  if (value.formula->kind == NodeKind::False) return no;
  RelType type = union_type(yes.type, no.type);
  type.at_most_one = yes.type.at_most_one && no.type.at_most_one;
  return RelValue::of(builder_.conditional(value.formula, yes.relation, no.relation), type);
}

IntegerExpression RelResolver::as_integer(const RelValue& value, const RelTerm& term) {
  if (value.is_integer()) return value.integer;
  if (value.is_formula())
    throw UserError(term.position, "expected an integer, found the formula '" + to_string(term) + "'");
  if (value.type.arity() != 1)
    throw UserError(term.position, "expected an integer, found '" + to_string(term) + "', a relation of " +
                                       columns(value.type.arity()) + " (#" + to_string(term) +
                                       " is its size)");
  if (!may_overlap(value.type.columns[0], {std::string(rel_integer_type)}, vocabulary_))
    throw UserError(term.position,
                    "expected an integer, found '" + to_string(term) + "' of type " + to_string(value.type));
  return value.type.at_most_one ? builder_.value(value.relation) : builder_.sum(value.relation);
}

// --- names ---

RelState RelResolver::state_of(const RelTerm& term, const Context& context) const {
  if (!term.primed) return context.state;
  if (context.is_precondition)
    throw UserError(
        term.position,
        "'" + term.text + "'' is the state after the method: a precondition cannot speak about it");
  if (context.state == RelState::after)
    throw UserError(
        term.position,
        "'" + term.text + "'' stands in a definition that is used with a prime: there are two states only");
  return RelState::after;
}

const RelResolver::Scope* RelResolver::find_in_scope(const std::string& text, const Context& context) const {
  const Scope* scope = context.scope;
  while (scope && scope->name != text) scope = scope->outer;
  return scope;
}

RelValue RelResolver::name(const RelTerm& term, const Context& context) {
  if (const Scope* scope = find_in_scope(term.text, context)) return scoped_name(*scope, term, context);
  if (const auto found = definitions_.find(term.text); found != definitions_.end())
    return expand(*found->second, term, {}, context);
  if (const auto found = conditions_.find(term.text); found != conditions_.end())
    return expand_condition(*found->second, term, context);
  if (auto value = constant(term)) return *value;
  return vocabulary_name(term, context);
}

RelValue RelResolver::scoped_name(const Scope& scope, const RelTerm& term, const Context& context) {
  if (!scope.definition) {
    if (term.primed)
      throw UserError(term.position,
                      "'" + term.text + "' is a variable: it has no state, so it cannot be primed");
    return scope.value;
  }
  Context inner = context;
  inner.state = state_of(term, context);
  inner.scope = scope.definition_scope;
  return resolve(*scope.definition, inner);
}

std::optional<RelValue> RelResolver::constant(const RelTerm& term) {
  std::optional<RelValue> value;
  if (term.text == "univ") value = RelValue::of(builder_.univ(), anything(1, false));
  if (term.text == "iden") value = RelValue::of(builder_.iden(), anything(2, true));
  if (term.text == "none") value = RelValue::of(builder_.none(), anything(1, true));
  if (term.text == "Int") value = RelValue::of(builder_.integers(), integer_type(false));
  if (term.text == "true" || term.text == "false")
    value = RelValue::of(builder_.constant(term.text == "true"));
  if (value && term.primed) throw UserError(term.position, "'" + term.text + "' is the same in every state");
  return value;
}

RelValue RelResolver::vocabulary_name(const RelTerm& term, const Context& context) {
  const RelState state = state_of(term, context);
  const bool own_return = method_ && term.text == method_->method_name + "$return";
  const std::string wanted = own_return ? "return" : term.text == "null" ? "null$rel" : term.text;
  if (wanted == "return" && context.is_precondition)
    throw UserError(term.position, "a precondition cannot speak about the result of the method");
  if (const auto symbols = vocabulary_.find(wanted, state); !symbols.empty()) return one_of(symbols, term);
  if (const auto symbol = vocabulary_.find_type(wanted, state)) return RelValue::of(*symbol);
  std::vector<std::string> known = vocabulary_.known_names();
  for (const auto& [text, definition] : definitions_) known.push_back(text);
  for (const Scope* scope = context.scope; scope; scope = scope->outer) known.push_back(scope->name);
  throw UserError(term.position,
                  "'" + term.text +
                      "' is unknown: no variable, parameter, field, type or definition has this name" +
                      suggestion(term.text, known));
}

// Fields of one name in classes without common objects are one relation, their union.
RelValue RelResolver::one_of(const std::vector<RelSymbol>& symbols, const RelTerm& term) {
  RelValue result = RelValue::of(symbols[0]);
  for (std::size_t index = 1; index < symbols.size(); ++index) {
    const RelValue other = RelValue::of(symbols[index]);
    const bool apart = other.type.arity() == result.type.arity() && result.type.arity() > 1 &&
                       !may_overlap(result.type.columns[0], other.type.columns[0], vocabulary_);
    if (!apart)
      throw UserError(term.position, "'" + term.text + "' may be " + symbols[0].description + " or " +
                                         symbols[index].description + ": write Class." + term.text);
    RelType type = union_type(result.type, other.type);
    type.at_most_one = result.type.at_most_one && other.type.at_most_one;
    result = RelValue::of(builder_.union_of(result.relation, other.relation), type);
  }
  return result;
}

// "a.b.C" when it is written so and no part of it is a name with a meaning of its own.
std::optional<std::string> RelResolver::dotted_text(const RelTerm& term, const Context& context) const {
  if (term.kind == RelTermKind::name) {
    const bool plain = !term.primed && !find_in_scope(term.text, context) &&
                       !definitions_.contains(term.text) && !conditions_.contains(term.text);
    return plain ? std::optional(term.text) : std::nullopt;
  }
  if (term.kind != RelTermKind::infix || term.text != "." || term.children[1]->kind != RelTermKind::name ||
      term.children[1]->primed)
    return std::nullopt;
  const auto left = dotted_text(*term.children[0], context);
  return left ? std::optional(*left + "." + term.children[1]->text) : std::nullopt;
}

// C.f (a field of a class) or p.C (a class of a package).
std::optional<RelValue> RelResolver::qualified_name(const RelTerm& term, const Context& context) {
  const RelTerm& last = *term.children[1];
  const auto left = dotted_text(*term.children[0], context);
  if (!left || last.kind != RelTermKind::name) return std::nullopt;
  if (vocabulary_.find_type(*left, context.state)) {
    if (const auto field = vocabulary_.find_field(*left, last.text, state_of(last, context)))
      return RelValue::of(*field);
  }
  if (const auto type = vocabulary_.find_type(*left + "." + last.text, state_of(last, context)))
    return RelValue::of(*type);
  return std::nullopt;
}

// e.C.f: the field f of class C, of the objects of e.
std::optional<RelValue> RelResolver::join_with_qualified_field(const RelTerm& term, const Context& context) {
  const RelTerm& left = *term.children[0];
  const RelTerm& field_name = *term.children[1];
  if (field_name.kind != RelTermKind::name || left.kind != RelTermKind::infix || left.text != ".")
    return std::nullopt;
  const auto type = dotted_text(*left.children[1], context);
  if (!type || !vocabulary_.find_type(*type, context.state)) return std::nullopt;
  const auto field = vocabulary_.find_field(*type, field_name.text, state_of(field_name, context));
  if (!field) return std::nullopt;
  return join(term, *left.children[0], relation(*left.children[0], context), RelValue::of(*field));
}

// --- definitions ---

void RelResolver::check_argument(const RelDeclaration& parameter, const RelName& parameter_name,
                                 const RelValue& argument, const RelTerm& term, const Context& context) {
  const RelValue declared = relation(*parameter.domain, context);
  if (declared.type.arity() != argument.type.arity())
    throw UserError(term.position, "'" + parameter_name.text + "' is declared with " +
                                       columns(declared.type.arity()) + ", but '" + to_string(term) +
                                       "' has " + columns(argument.type.arity()));
  for (std::size_t column = 0; column < declared.type.arity(); ++column)
    if (!may_overlap(declared.type.columns[column], argument.type.columns[column], vocabulary_))
      throw UserError(term.position, "'" + parameter_name.text + "' is declared as " +
                                         to_string(declared.type) + ", but '" + to_string(term) +
                                         "' is of type " + to_string(argument.type));
}

RelValue RelResolver::expand(const RelDefinition& definition, const RelTerm& use,
                             std::vector<RelValue> arguments, const Context& context) {
  if (std::find(expanding_.begin(), expanding_.end(), &definition) != expanding_.end())
    throw UserError(use.position, "the definition of '" + definition.name.text + "' uses itself");
  std::size_t count = 0;
  for (const RelDeclaration& parameter : definition.parameters) count += parameter.names.size();
  if (count != arguments.size())
    throw UserError(use.position, "'" + definition.name.text + "' takes " + std::to_string(count) +
                                      (count == 1 ? " argument" : " arguments") + ", here are " +
                                      std::to_string(arguments.size()));
  Context inner = context;
  inner.state = state_of(use, context);
  inner.scope = nullptr;
  std::vector<Scope> scopes;
  scopes.reserve(count);
  expanding_.push_back(&definition);
  for (const RelDeclaration& parameter : definition.parameters)
    for (const RelName& parameter_name : parameter.names) {
      const std::size_t index = scopes.size();
      check_argument(parameter, parameter_name, arguments[index], *use.children[index], inner);
      scopes.push_back({inner.scope, parameter_name.text, arguments[index], nullptr, nullptr});
      inner.scope = &scopes.back();
    }
  RelValue result = resolve(*definition.body, inner);
  expanding_.pop_back();
  if (definition.kind == RelDefinition::Kind::predicate) as_formula(result, *definition.body);
  return result;
}

// A named condition of the method, used in another one.
RelValue RelResolver::expand_condition(const RelClause& clause, const RelTerm& use, const Context& context) {
  if (std::find(expanding_.begin(), expanding_.end(), &clause) != expanding_.end())
    throw UserError(use.position, "the condition '" + clause.name.text + "' uses itself");
  Context inner = context;
  inner.state = state_of(use, context);
  inner.scope = nullptr;
  expanding_.push_back(&clause);
  RelValue result = resolve(*clause.body, inner);
  expanding_.pop_back();
  return result;
}

void RelResolver::add_conditions(const std::vector<RelClause>& clauses) {
  for (const RelClause& clause : clauses) {
    if (clause.name.text.empty()) continue;
    const auto [place, added] = conditions_.emplace(clause.name.text, &clause);
    if (!added || definitions_.contains(clause.name.text))
      throw UserError(clause.name.position,
                      "'" + clause.name.text + "' is the name of something else in this method already");
  }
}

// --- entry points ---

RelSpecification resolve_rel(const RelFile& file, const RelMethod& method, const RelVocabulary& vocabulary,
                             Builder& builder) {
  RelResolver resolver(vocabulary, builder);
  resolver.set_method(method);
  resolver.add_definitions(file.definitions);
  resolver.add_definitions(method.definitions);
  resolver.add_conditions(method.clauses);
  RelSpecification result;
  for (const RelClause& clause : method.clauses) {
    auto& conditions = clause.is_precondition ? result.preconditions : result.postconditions;
    const std::string number = std::to_string(conditions.size() + 1);
    const std::string name =
        !clause.name.text.empty() ? clause.name.text : (clause.is_precondition ? "pre" : "post") + number;
    conditions.push_back({name, clause.position, resolver.condition(*clause.body, clause.is_precondition)});
  }
  return result;
}

Formula resolve_rel_formula(const RelTerm& term, const RelVocabulary& vocabulary, Builder& builder) {
  return RelResolver(vocabulary, builder).condition(term, false);
}

}  // namespace jury::spec
