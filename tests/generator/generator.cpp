// The core of the generator: choosing productions, types and variables. See generator.h.
#include "generator/generator.h"

#include <algorithm>

#include "generator/productions.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

template <class Table>
void append(Table& table, const Table& more) {
  table.insert(table.end(), more.begin(), more.end());
}

const ExpressionTable& expression_table() {
  static const ExpressionTable table = [] {
    ExpressionTable all;
    for (const ExpressionTable& part :
         {arithmetic_expressions(), array_expressions(), object_expressions(), string_expressions(),
          lambda_expressions(), library_expressions(), switch_expressions()})
      append(all, part);
    return all;
  }();
  return table;
}

const StatementTable& statement_table() {
  static const StatementTable table = [] {
    StatementTable all;
    for (const StatementTable& part :
         {basic_statements(), control_statements(), switch_statements(), exception_statements(),
          array_statements(), object_statements(), string_statements(), lambda_statements(),
          library_statements(), collection_statements()})
      append(all, part);
    return all;
  }();
  return table;
}

constexpr int attempts = 12;

}  // namespace

Generator::Generator(const Settings& chosen)
    : settings(chosen), random(chosen.seed), features(choose_features()), statements_left(chosen.size * 8) {}

Features Generator::choose_features() {
  Features chosen = settings.features;
  if (chosen.count() <= 6) return chosen;
  for (std::size_t i = 0; i < static_cast<std::size_t>(Feature::Count); ++i)
    if (random.chance(35)) chosen.set(static_cast<Feature>(i), false);
  return chosen;
}

Node Generator::expression(Type type, int depth) {
  depth = std::min(depth, 3);
  if (depth <= 0 || random.chance(20)) return leaf(type);
  std::vector<const ExpressionProduction*> suitable;
  std::vector<int> weights;
  for (const ExpressionProduction& production : expression_table()) {
    if (!has(production.feature) || !production.suits(type)) continue;
    suitable.push_back(&production);
    weights.push_back(production.weight);
  }
  for (int i = 0; i < attempts && !suitable.empty(); ++i) {
    const ExpressionProduction& production = *suitable[random.weighted(weights)];
    if (std::optional<Node> node = production.make(*this, type, depth - 1)) {
      count_use(production.name);
      return *node;
    }
  }
  return leaf(type);
}

Node Generator::leaf(Type type) {
  std::vector<const Variable*> candidates = variables(type);
  if (!candidates.empty() && random.chance(settings.assertions ? 88 : 75))
    return variable_node(*random.pick(candidates));
  return value(type);
}

Node Generator::value(Type type) { return fresh_value(*this, type); }

Node Generator::condition(int depth) {
  Type boolean = parse_type("boolean");
  if (!settings.assertions || random.chance(25)) return expression(boolean, depth);
  static const std::vector<std::string> operators = {" < ", " <= ", " == ", " != ", " > "};
  Node left = leaf(parse_type("int"));
  return compound(boolean, "$0" + random.pick(operators) + "$1", std::move(left), value(parse_type("int")));
}

Node Generator::statement(int depth) {
  --statements_left;
  static const std::vector<int> weights = [] {
    std::vector<int> result;
    for (const StatementProduction& production : statement_table()) result.push_back(production.weight);
    return result;
  }();
  for (int i = 0; i < attempts * 4; ++i) {
    const StatementProduction& production = statement_table()[random.weighted(weights)];
    if (!has(production.feature)) continue;
    if (std::optional<Node> node = production.make(*this, statements_left > 0 ? depth : 0)) {
      count_use(production.name);
      return *node;
    }
  }
  return make_node(Category::Statement, ";");
}

Node Generator::block(int depth, int count) {
  StateGuard guard(*this);
  std::vector<Node> statements;
  for (int i = 0; i < count; ++i) statements.push_back(statement(depth));
  return jury::generator::block(std::move(statements));
}

Node Generator::declare(Type type, const std::string& name, Node initial, bool is_assignable) {
  scope.push_back({name, type, is_assignable, true});
  return jury::generator::statement((is_assignable ? "" : "final ") + type.text() + " " + name + " = #0;",
                                    std::move(initial));
}

std::vector<const Variable*> Generator::variables(const Type& wanted) const {
  std::vector<const Variable*> result;
  for (const Variable& variable : scope)
    if (world.assignable(variable.type, wanted)) result.push_back(&variable);
  return result;
}

std::vector<const Variable*> Generator::assignable_variables(const Type& type) const {
  std::vector<const Variable*> result;
  for (const Variable& variable : scope)
    if (variable.assignable && variable.type == type) result.push_back(&variable);
  return result;
}

}  // namespace jury::generator
