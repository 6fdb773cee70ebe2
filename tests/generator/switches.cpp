// Switch statements with fall-through and switch expressions, on int, char, String and enums.
#include <algorithm>
#include <set>

#include "generator/productions.h"
#include "generator/statements.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

Type selector_type(Generator& generator) {
  std::vector<Type> candidates = {parse_type("int"), parse_type("int")};
  if (generator.has(Feature::Strings)) candidates.push_back(parse_type("String"));
  if (generator.has(Feature::Arithmetic)) candidates.push_back(parse_type("char"));
  for (const ClassModel* model : generator.world.of_kind(ClassKind::Enum))
    candidates.push_back(parse_type(model->name));
  return generator.random.pick(candidates);
}

// Different constants that may stand after `case`.
std::vector<std::string> labels(Generator& generator, const Type& type) {
  static const std::vector<std::string> words = {"\"\"",   "\"a\"",  "\"b\"",     "\"ab\"",
                                                 "\"Aa\"", "\"BB\"", "\"hello\"", "\"12\""};
  static const std::vector<std::string> letters = {"'a'", "'b'", "'c'", "'x'", "'0'", "'A'"};
  static const std::vector<std::string> sparse = {"-1",    "0",          "3",           "100", "1000",
                                                  "65536", "2147483647", "-2147483648", "7"};
  static const std::vector<std::string> dense = {"-1", "0", "1", "2", "3", "4", "5", "6"};
  std::vector<std::string> pool = type.is("String")             ? words
                                  : type.is("char")             ? letters
                                  : generator.random.chance(60) ? dense
                                                                : sparse;
  if (const ClassModel* model = generator.world.find(type.name)) pool = model->constants;
  for (std::size_t i = pool.size(); i > 1; --i)
    std::swap(pool[i - 1], pool[static_cast<std::size_t>(generator.random.below(static_cast<int>(i)))]);
  pool.resize(std::min<std::size_t>(pool.size(), static_cast<std::size_t>(generator.random.between(1, 5))));
  return pool;
}

Node selector(Generator& generator, const Type& type, int depth) {
  Node node = generator.expression(type, depth);
  // Keeps the value near the labels.
  if (type.is("int") && !generator.settings.assertions && generator.random.chance(60))
    return compound(type, "$0 & 7", std::move(node));
  return node;
}

Node case_clause(Generator& generator, const std::string& label, int depth) {
  Node body = small_block(generator, depth);
  bool falls_through = generator.random.chance(25);
  return make_node(Category::Clause, label + ": $0" + (falls_through ? "" : " break;"), std::move(body));
}

std::optional<Node> switch_statement(Generator& generator, int depth) {
  if (depth <= 0) return std::nullopt;
  StateGuard guard(generator);
  Type type = selector_type(generator);
  Node value = selector(generator, type, 2);
  generator.flow.in_loop = false;  // `break` and `continue` without a label are left to the switch itself
  std::vector<Node> clauses;
  std::vector<std::string> constants = labels(generator, type);
  std::size_t default_position =
      static_cast<std::size_t>(generator.random.below(static_cast<int>(constants.size()) + 2));
  for (std::size_t i = 0; i < constants.size(); ++i) {
    if (i == default_position) clauses.push_back(case_clause(generator, "default", depth));
    clauses.push_back(case_clause(generator, "case " + constants[i], depth));
  }
  if (default_position == constants.size()) clauses.push_back(case_clause(generator, "default", depth));
  return statement("switch (#0) {\n#1\n}", std::move(value), sequence(Category::Clauses, std::move(clauses)));
}

Node arrow_clause(Generator& generator, const std::string& label, const Type& type, int depth) {
  if (generator.random.chance(80))
    return make_node(Category::Clause, label + " -> #0;", generator.expression(type, depth));
  // Nothing with a handler: javac 17 crashes on a try inside a switch expression that is not alone on the
  // stack.
  Node body = block({observe(generator, generator.leaf(parse_type("int")))});
  body.children.push_back(statement("yield #0;", generator.expression(type, depth)));
  return make_node(Category::Clause, label + " -> $0", std::move(body));
}

std::optional<Node> switch_expression(Generator& generator, const Type& type, int depth) {
  if (!type.is_primitive() && !type.is("String")) return std::nullopt;
  StateGuard guard(generator);
  Type selected = selector_type(generator);
  Node value = selector(generator, selected, depth);
  generator.flow.in_loop = false;
  generator.flow.loop_labels.clear();
  generator.flow.block_labels.clear();
  generator.flow.result.reset();
  std::vector<Node> clauses;
  for (const std::string& label : labels(generator, selected))
    clauses.push_back(arrow_clause(generator, "case " + label, type, depth));
  clauses.push_back(arrow_clause(generator, "default", type, depth));
  return primary(type, "(switch (#0) {\n#1\n})", std::move(value),
                 sequence(Category::Clauses, std::move(clauses)));
}

}  // namespace

ExpressionTable switch_expressions() {
  return {{"switch expression", Feature::Switches, 1,
           [](const Type& type) { return type.is_primitive() || type.is("String"); }, switch_expression}};
}

StatementTable switch_statements() { return {{"switch", Feature::Switches, 4, switch_statement}}; }

}  // namespace jury::generator
