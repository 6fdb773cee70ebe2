// String concatenation and StringBuilder. The methods of String are lines of library.cpp.
#include "generator/productions.h"
#include "generator/statements.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

bool is_string(const Type& type) { return type.is("String"); }

// A type whose text does not depend on anything but the program.
Type printable_type(Generator& generator) {
  for (int i = 0; i < 5; ++i) {
    Type type = generator.any_type();
    bool text = type.is_floating() ? generator.has(Feature::Decimals) : is_observable(generator, type);
    if (text && !type.is_array()) return type;
  }
  return parse_type("int");
}

std::optional<Node> concatenation(Generator& generator, const Type& type, int depth) {
  Node left = generator.expression(type, depth);
  Node right = generator.expression(printable_type(generator), depth);
  if (generator.random.chance(50)) return primary(type, "clip($0 + $1)", std::move(left), std::move(right));
  // The first operand must be a string, lest `+` be arithmetic.
  return primary(type, "clip(\"\" + $1 + $0)", std::move(left), std::move(right));
}

std::optional<Node> append(Generator& generator, int depth) {
  std::vector<const Variable*> builders = generator.variables(parse_type("StringBuilder"));
  if (builders.empty()) return std::nullopt;
  std::string name = generator.random.pick(builders)->name;
  Type type = printable_type(generator);
  std::string operand =
      type.is_reference() && !type.is("String") && !type.is("StringBuilder") ? "(Object) $0" : "#0";
  return statement("if (" + name + ".length() < 60) " + name + ".append(" + operand + ");",
                   generator.expression(type, depth + 1));
}

std::optional<Node> append_assignment(Generator& generator, int depth) {
  std::vector<const Variable*> targets = generator.assignable_variables(parse_type("String"));
  if (targets.empty()) return std::nullopt;
  std::string name = generator.random.pick(targets)->name;
  Node operand = generator.expression(printable_type(generator), depth + 1);
  return statement("if (clip(" + name + ").length() < 30) " + name + " += #0;", std::move(operand));
}

}  // namespace

ExpressionTable string_expressions() {
  return {{"concatenation", Feature::Strings, 10, is_string, concatenation}};
}

StatementTable string_statements() {
  return {
      {"append to a builder", Feature::Strings, 4, append},
      {"append to a string", Feature::Strings, 2, append_assignment},
  };
}

}  // namespace jury::generator
