#include "program/properties/resolver.h"

#include <algorithm>

#include "program/entries.h"
#include "program/properties/names.h"
#include "program/properties/places.h"

namespace jury::program {

namespace {

using namespace spec::predicates;

std::string written_name(const Context& context) {
  return context.class_name + "." + context.method_name +
         (context.parameters ? "(" + *context.parameters + ")" : std::string());
}

std::vector<const ir::Method*> methods_of(const Context& context, Workspace& workspace) {
  try {
    auto found = find_entries(workspace, written_name(context));
    std::erase_if(found, [&](const ir::Method* method) { return !workspace.program().body(*method); });
    if (found.empty()) throw UserError(written_name(context) + " has no code");
    return found;
  } catch (const UserError& error) {
    throw UserError(context.position, error.what());
  }
}

const ir::Method& only_method(const Context& context, Workspace& workspace) {
  const auto found = methods_of(context, workspace);
  if (found.size() > 1)
    throw UserError(context.position,
                    written_name(context) + " is overloaded; write its parameter types, as in " +
                        found.front()->display().substr(found.front()->display().find('(')));
  return *found.front();
}

ResolvedPredicate resolve_one(Predicate predicate, Workspace& workspace) {
  ResolvedPredicate result;
  const auto& context = predicate.context;
  if (context.kind == ContextKind::object) {
    result.cls = find_named_class(workspace, context.class_name);
    if (!result.cls) throw UserError(context.position, "there is no class '" + context.class_name + "'");
  } else if (context.kind == ContextKind::method) {
    result.method = &only_method(context, workspace);
    result.cls = workspace.program().find_class(result.method->owner);
  }
  const bool returns = result.method && !result.method->descriptor.text().ends_with(")V");
  FormulaResolver(workspace, {result.cls, result.method, returns, true}).resolve_formula(predicate.formula);
  result.predicate = std::move(predicate);
  return result;
}

std::vector<BodyPlace> places_in(const Property& property, const ir::Body& body) {
  switch (property.place) {
    case PlaceKind::line:
      return places_of_line(body, static_cast<std::uint32_t>(property.line));
    case PlaceKind::entry:
      return {{0, 0}};
    case PlaceKind::exit:
      return places_of_return(body);
  }
  return {};
}

// The lines of a body, for messages.
std::string nearest_line(const ir::Body& body, int wanted) {
  int best = 0;
  const auto offer = [&](std::uint32_t line) {
    const int candidate = static_cast<int>(line);
    if (candidate > 0 && (best == 0 || std::abs(candidate - wanted) < std::abs(best - wanted)))
      best = candidate;
  };
  for (const auto& block : body.blocks) {
    for (const auto& statement : block.statements) offer(statement.position.line);
    offer(block.terminator.position.line);
  }
  return best == 0 ? "; the class file has no line numbers"
                   : "; the nearest one with code is " + std::to_string(best);
}

// The method whose code has the line, when there are several of the name.
const ir::Method& method_of(const Property& property, Workspace& workspace) {
  if (property.place != PlaceKind::line) return only_method(property.context, workspace);
  const auto found = methods_of(property.context, workspace);
  for (const auto* method : found)
    if (!places_in(property, *workspace.program().body(*method)).empty()) return *method;
  throw UserError(property.line_position,
                  "line " + std::to_string(property.line) + " has no code of " +
                      written_name(property.context) +
                      nearest_line(*workspace.program().body(*found.front()), property.line));
}

// Binds every variable of the formula to the latest declared one of its name that has a value.
void bind(const Expression& e, const BodyPlace& at, const DefiniteAssignment& assignment,
          const ir::Body& body, PropertyPlace& place) {
  for (const auto& child : e.children) bind(*child, at, assignment, body, place);
  if (e.kind != ExpressionKind::name || e.is_logic_variable) return;
  const auto found = std::find_if(e.locals.rbegin(), e.locals.rend(),
                                  [&](ir::LocalId local) { return assignment.has_value(local, at); });
  if (found != e.locals.rend()) {
    place.locals[e.text] = *found;
    return;
  }
  const auto& block = body.blocks[at.block];
  const auto line = at.statement < block.statements.size() ? block.statements[at.statement].position.line
                                                           : block.terminator.position.line;
  throw UserError(e.position,
                  "'" + e.text + "' may have no value yet when line " + std::to_string(line) + " is reached");
}

ResolvedProperty resolve_one(Property property, Workspace& workspace) {
  ResolvedProperty result;
  const auto& method = method_of(property, workspace);
  result.method = &method;
  const auto* cls = workspace.program().find_class(method.owner);
  FormulaResolver(workspace, {cls, &method, property.place == PlaceKind::exit, false})
      .resolve_formula(property.formula);
  const auto& body = *workspace.program().body(method);
  const DefiniteAssignment assignment(body);
  for (const auto& at : places_in(property, body)) {
    PropertyPlace place{at.block, at.statement, {}};
    bind(*property.formula, at, assignment, body, place);
    result.places.push_back(std::move(place));
  }
  result.property = std::move(property);
  return result;
}

template <class Resolved, class Written>
std::vector<Resolved> resolve_all(std::vector<Written> written, Workspace& workspace) {
  std::vector<Resolved> result;
  for (auto& each : written) result.push_back(resolve_one(std::move(each), workspace));
  return result;
}

}  // namespace

std::vector<ResolvedPredicate> resolve(std::vector<Predicate> predicates, Workspace& workspace) {
  return resolve_all<ResolvedPredicate>(std::move(predicates), workspace);
}

std::vector<ResolvedProperty> resolve(std::vector<Property> properties, Workspace& workspace) {
  return resolve_all<ResolvedProperty>(std::move(properties), workspace);
}

}  // namespace jury::program
