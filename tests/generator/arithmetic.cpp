// Expressions over the primitive types: operators, casts, comparisons, conditionals, assignments inside
// expressions. Division may throw; most divisors are made odd so that it usually does not. Types are kept
// exact: where Java would promote, the text casts back, so that every expression has the type it was asked
// for.
#include "generator/productions.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

bool is_int_or_long(const Type& type) { return type.is("int") || type.is("long"); }
bool is_narrow(const Type& type) { return type.is("byte") || type.is("short") || type.is("char"); }
bool is_wide(const Type& type) { return is_int_or_long(type) || type.is_floating(); }
bool is_boolean(const Type& type) { return type.is("boolean"); }
bool is_numeric(const Type& type) { return type.is_numeric(); }
bool is_primitive(const Type& type) { return type.is_primitive(); }
bool any(const Type&) { return true; }

// The numeric types in use that Java widens to this one.
Type operand_type(Generator& generator, const Type& type) {
  if (!generator.has(Feature::Arithmetic) || generator.random.chance(70)) return type;
  return generator.random.pick(widening_sources(type));
}

struct Operands {
  Node left;
  Node right;
};

// Two operands whose promotion is `type`.
Operands operands(Generator& generator, const Type& type, int depth) {
  Node exact = generator.expression(type, depth);
  Node other = generator.expression(operand_type(generator, type), depth);
  if (generator.random.chance(50)) return {std::move(exact), std::move(other)};
  return {std::move(other), std::move(exact)};
}

std::optional<Node> binary(Generator& generator, const Type& type, int depth) {
  static const std::vector<std::string> integral = {"+", "-", "*", "&", "|", "^", "+", "-"};
  static const std::vector<std::string> floating = {"+", "-", "*", "/"};
  static const std::vector<std::string> plain = {"+", "-", "+", "-", "+", "*"};
  const auto& operators = type.is_floating() ? floating : generator.settings.assertions ? plain : integral;
  auto [left, right] = operands(generator, type, depth);
  return compound(type, "$0 " + generator.random.pick(operators) + " $1", std::move(left), std::move(right));
}

std::optional<Node> division(Generator& generator, const Type& type, int depth) {
  std::string operation = generator.random.chance(50) ? " / " : " % ";
  auto [left, right] = operands(generator, type, depth);
  bool safe = type.is_integral() && generator.random.chance(generator.settings.assertions ? 60 : 85);
  return compound(type, "$0" + operation + (safe ? "($1 | 1)" : "$1"), std::move(left), std::move(right));
}

std::optional<Node> shift(Generator& generator, const Type& type, int depth) {
  static const std::vector<std::string> operators = {" << ", " >> ", " >>> "};
  Type count = parse_type(generator.random.chance(80) ? "int" : "long");
  return compound(type, "$0" + generator.random.pick(operators) + "$1", generator.expression(type, depth),
                  generator.expression(count, depth));
}

std::optional<Node> unary(Generator& generator, const Type& type, int depth) {
  bool complement = type.is_integral() && generator.random.chance(40);
  return compound(type, complement ? "~$0" : "-$0", generator.expression(type, depth));
}

std::optional<Node> cast(Generator& generator, const Type& type, int depth) {
  return compound(type, "(" + type.text() + ") $0", generator.expression(generator.numeric_type(), depth));
}

std::optional<Node> narrow_binary(Generator& generator, const Type& type, int depth) {
  static const std::vector<std::string> operators = {"+", "-", "*", "&", "|", "^", "<<", ">>", ">>>"};
  std::string pattern = "(" + type.text() + ") ($0 " + generator.random.pick(operators) + " $1)";
  return compound(type, pattern, generator.expression(type, depth),
                  generator.expression(operand_type(generator, parse_type("int")), depth));
}

std::optional<Node> conditional(Generator& generator, const Type& type, int depth) {
  if (!supertypes(type.name).empty()) return std::nullopt;
  Node condition = generator.expression(parse_type("boolean"), depth);
  return compound(type, "$0 ? $1 : $2", std::move(condition), generator.expression(type, depth),
                  generator.expression(type, depth));
}

std::optional<Node> comparison(Generator& generator, const Type& type, int depth) {
  static const std::vector<std::string> operators = {"<", "<=", ">", ">=", "==", "!="};
  auto [left, right] = operands(generator, generator.numeric_type(), depth);
  return compound(type, "$0 " + generator.random.pick(operators) + " $1", std::move(left), std::move(right));
}

std::optional<Node> logical(Generator& generator, const Type& type, int depth) {
  static const std::vector<std::string> operators = {"&&", "||", "&&", "||", "&", "|", "^", "==", "!="};
  return compound(type, "$0 " + generator.random.pick(operators) + " $1", generator.expression(type, depth),
                  generator.expression(type, depth));
}

std::optional<Node> negation(Generator& generator, const Type& type, int depth) {
  return compound(type, "!$0", generator.expression(type, depth));
}

std::optional<Node> assignment(Generator& generator, const Type& type, int depth) {
  std::vector<const Variable*> targets = generator.assignable_variables(type);
  if (targets.empty()) return std::nullopt;
  std::string name = generator.random.pick(targets)->name;
  if (type.is_numeric() && generator.random.chance(50)) {
    static const std::vector<std::string> forms = {"++", "--"};
    std::string operation = generator.random.pick(forms);
    return compound(type, generator.random.chance(50) ? name + operation : operation + name);
  }
  return compound(type, name + " = #0", generator.expression(type, depth));
}

}  // namespace

ExpressionTable arithmetic_expressions() {
  return {
      {"binary", Feature::Base, 18, is_wide, binary},
      {"division", Feature::Arithmetic, 5, is_wide, division},
      {"shift", Feature::Arithmetic, 4, is_int_or_long, shift},
      {"unary", Feature::Base, 3, is_wide, unary},
      {"cast", Feature::Arithmetic, 4, is_numeric, cast},
      {"narrow binary", Feature::Arithmetic, 8, is_narrow, narrow_binary},
      {"conditional", Feature::Base, 1, any, conditional},
      {"comparison", Feature::Base, 20, is_boolean, comparison},
      {"logical", Feature::Base, 6, is_boolean, logical},
      {"negation", Feature::Base, 3, is_boolean, negation},
      {"assignment as a value", Feature::Arithmetic, 2, is_primitive, assignment},
  };
}

}  // namespace jury::generator
