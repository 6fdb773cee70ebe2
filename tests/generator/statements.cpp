// Declarations, assignments, calls, output. See statements.h.
#include "generator/statements.h"

#include "generator/productions.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

bool is_numeric_text(const Generator& generator, const Type& type) {
  return generator.has(Feature::Decimals) || !(type.is("Double") || type.is("Float"));
}

std::optional<Node> declaration(Generator& generator, int depth) {
  Type type = generator.any_type();
  Node initial = generator.expression(type, depth + 1);
  return generator.declare(type, generator.fresh("v"), std::move(initial), generator.random.chance(60));
}

std::optional<Node> assignment(Generator& generator, int depth) {
  std::vector<const Variable*> targets;
  for (const Variable& variable : generator.scope)
    if (variable.assignable) targets.push_back(&variable);
  if (targets.empty()) return std::nullopt;
  Variable target = *generator.random.pick(targets);
  Node node = generator.expression(target.type, depth + 1);
  if (target.type.is("String")) return statement(target.name + " = clip(#0);", std::move(node));
  return statement(target.name + " = #0;", std::move(node));
}

// `v op= e` casts in silence; the right side may have any numeric type.
std::optional<Node> compound_assignment(Generator& generator, int depth) {
  static const std::vector<std::string> integral = {
      "+=", "-=", "*=", "&=", "|=", "^=", "<<=", ">>=", ">>>=", "/=", "%="};
  static const std::vector<std::string> floating = {"+=", "-=", "*=", "/=", "%="};
  static const std::vector<std::string> logical = {"&=", "|=", "^="};
  Type type = generator.primitive_type();
  std::vector<const Variable*> targets = generator.assignable_variables(type);
  if (targets.empty()) return std::nullopt;
  std::string name = generator.random.pick(targets)->name;
  if (type.is("boolean"))
    return statement(name + " " + generator.random.pick(logical) + " #0;",
                     generator.expression(type, depth + 1));
  Type operand = generator.random.chance(60) ? type : generator.numeric_type();
  const auto& operators = type.is_integral() && operand.is_integral() ? integral : floating;
  std::string operation = generator.random.pick(operators);
  bool may_throw = operation == "/=" || operation == "%=";
  bool safe = may_throw && operand.is_integral() && generator.random.chance(85);
  return statement(name + " " + operation + (safe ? " $0 | 1;" : " #0;"),
                   generator.expression(operand, depth + 1));
}

std::optional<Node> increment(Generator& generator, int) {
  std::vector<const Variable*> targets = generator.assignable_variables(generator.numeric_type());
  if (targets.empty()) return std::nullopt;
  return statement(generator.random.pick(targets)->name + (generator.random.chance(50) ? "++;" : "--;"));
}

std::optional<Node> show_expression(Generator& generator, int depth) {
  Type type = generator.random.chance(60) ? generator.primitive_type() : generator.any_type();
  if (!is_observable(generator, type)) return std::nullopt;
  return observe(generator, generator.expression(type, depth + 2));
}

std::optional<Node> show_variable(Generator& generator, int) {
  std::vector<const Variable*> candidates;
  for (const Variable& variable : generator.scope)
    if (is_observable(generator, variable.type)) candidates.push_back(&variable);
  if (candidates.empty()) return std::nullopt;
  return observe(generator, generator.variable_node(*generator.random.pick(candidates)));
}

std::optional<Node> guarded(Generator& generator, int depth) {
  StateGuard guard(generator);
  std::string name = generator.fresh("e");
  Node body = block({generator.statement(std::min(depth, 1))});
  Node handler = block({observe(generator, primary(parse_type("String"), "describe(" + name + ")"))});
  // Programs with asserts leave concurrent modifications uncaught: a property is about them.
  std::string caught = generator.settings.assertions
                           ? "ArithmeticException | IndexOutOfBoundsException | NoSuchElementException "
                           : "RuntimeException ";
  return statement("try $0 catch (" + caught + name + ") $1", std::move(body), std::move(handler));
}

std::string rendering(const Type& type) {
  if (!type.is_array()) return "$0";
  return type.component().is_array() ? "Arrays.deepToString($0)" : "Arrays.toString($0)";
}

// Programs with asserts look at numbers and truth values only: an engine is asked about those.
Node probe(Generator& generator, Node value) {
  if (value.type.is("int") || value.type.is("boolean"))
    return statement("probe(" + generator.fresh("") + ", #0);", std::move(value));
  if (value.type.is_integral())
    return statement("probe(" + generator.fresh("") + ", (int) $0);", std::move(value));
  if (generator.has(Feature::Collections) && supertypes(value.type.name).size() &&
      !value.type.is("Iterator") && !value.type.is("ListIterator"))
    return statement("probe(" + generator.fresh("") + ", $0.size());", std::move(value));
  return statement("probe(" + generator.fresh("") + ", #0);", generator.expression(parse_type("int"), 2));
}

}  // namespace

bool is_observable(const Generator& generator, const Type& type) {
  if (type.is_primitive() || type.is("String") || type.is("StringBuilder") || type.is("Object")) return true;
  if (type.is_box()) return is_numeric_text(generator, type);
  if (type.is_array()) {
    const Type& component = type.component();
    if (component.is_floating()) return generator.has(Feature::Decimals);
    return is_observable(generator, component);
  }
  if (type.is("Iterator") || type.is("ListIterator")) return false;
  if (!supertypes(type.name).empty() || type.is("Optional")) {
    for (const Type& argument : type.arguments)
      if (!is_observable(generator, argument)) return false;
    return true;
  }
  const ClassModel* model = generator.world.find(type.name);
  return model && model->kind != ClassKind::Interface;
}

Node observe(Generator& generator, Node value) {
  if (generator.settings.assertions) return probe(generator, std::move(value));
  std::string text = rendering(value.type);
  bool fold = !value.type.is_reference() && generator.random.chance(35);
  return statement(std::string(fold ? "note(" : "show(") + text + ");", std::move(value));
}

std::string loop_guard(Generator& generator, std::vector<Node>& before) {
  if (!generator.settings.assertions) return "fuel()";
  std::string counter = generator.fresh("n");
  before.push_back(statement("int " + counter + " = 0;"));
  return counter + "++ < " + std::to_string(generator.random.between(1, 4));
}

Node group(std::vector<Node> statements) {
  if (statements.size() == 1) return std::move(statements[0]);
  return sequence(Category::Clauses, std::move(statements));
}

std::optional<Node> fuel_guard(Generator& generator, const Type& result) {
  if (generator.settings.assertions) return std::nullopt;
  if (result.is_void()) return statement("if (!fuel()) return;");
  return statement("if (!fuel()) return #0;", compound(result, default_constant(result)));
}

Node small_block(Generator& generator, int depth) {
  return generator.block(depth - 1, generator.random.between(1, depth > 1 ? 3 : 2));
}

StatementTable basic_statements() {
  return {
      {"declaration", Feature::Base, 22, declaration},
      {"assignment", Feature::Base, 12, assignment},
      {"compound assignment", Feature::Arithmetic, 8, compound_assignment},
      {"increment", Feature::Base, 3, increment},
      {"show an expression", Feature::Base, 6, show_expression},
      {"show a variable", Feature::Base, 10, show_variable},
      {"guarded statement", Feature::Exceptions, 7, guarded},
  };
}

}  // namespace jury::generator
