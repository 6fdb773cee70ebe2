// Arrays of every component type, of one and more dimensions: reads, writes, lengths, copies, loops,
// covariance. Most indices are folded into range by the helper `at`; the rest may be out of range.
#include "generator/productions.h"
#include "generator/statements.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

const Type& int_type() {
  static const Type type = parse_type("int");
  return type;
}
bool is_int(const Type& type) { return type.is("int"); }
bool is_array(const Type& type) { return type.is_array(); }
bool is_string(const Type& type) { return type.is("String"); }
bool any(const Type&) { return true; }

std::vector<const Variable*> array_variables(const Generator& generator) {
  std::vector<const Variable*> result;
  for (const Variable& variable : generator.scope)
    if (variable.type.is_array()) result.push_back(&variable);
  return result;
}

// `a[...]`, with child 0 as the index.
std::string element_pattern(Generator& generator, const std::string& name) {
  if (generator.random.chance(88)) return name + "[at(#0, " + name + ".length)]";
  return name + "[#0]";
}

Node index(Generator& generator, int depth) {
  if (generator.random.chance(50)) return int_literal(generator.random.between(-1, 5));
  return generator.expression(int_type(), depth);
}

std::optional<Node> element(Generator& generator, const Type& type, int depth) {
  std::vector<const Variable*> candidates = generator.variables(array_of(type));
  if (candidates.empty()) return std::nullopt;
  std::string pattern = element_pattern(generator, generator.random.pick(candidates)->name);
  return primary(type, pattern, index(generator, depth));
}

std::optional<Node> nested_element(Generator& generator, const Type& type, int) {
  std::vector<const Variable*> candidates = generator.variables(array_of(array_of(type)));
  if (candidates.empty()) return std::nullopt;
  std::string name = generator.random.pick(candidates)->name;
  return primary(type, name + "[#0][#1]", int_literal(generator.random.between(0, 2)),
                 int_literal(generator.random.between(0, 2)));
}

std::optional<Node> length(Generator& generator, const Type& type, int) {
  std::vector<const Variable*> candidates = array_variables(generator);
  if (candidates.empty()) return std::nullopt;
  return primary(type, generator.random.pick(candidates)->name + ".length");
}

// `a[i] = e` and `a[i]++` where a value is asked for.
std::optional<Node> element_assignment(Generator& generator, const Type& type, int depth) {
  std::vector<const Variable*> candidates = generator.variables(array_of(type));
  if (candidates.empty()) return std::nullopt;
  std::string target = element_pattern(generator, generator.random.pick(candidates)->name);
  Node position = index(generator, depth);
  if (type.is_numeric() && generator.random.chance(40))
    return compound(type, generator.random.chance(50) ? target + "++" : "--" + target, std::move(position));
  return compound(type, target + " = #1", std::move(position), generator.expression(type, depth));
}

std::optional<Node> new_array(Generator& generator, const Type& type, int depth) {
  std::string name = type.component().text();
  std::size_t bracket = std::min(name.find('['), name.size());
  std::string size = generator.random.chance(85) ? "at(#0, 6)" : "$0 % 5";
  std::string pattern = "new " + name.substr(0, bracket) + "[" + size + "]" + name.substr(bracket);
  return primary(type, pattern, generator.expression(int_type(), depth));
}

std::optional<Node> copy(Generator& generator, const Type& type, int depth) {
  std::vector<const Variable*> candidates = generator.variables(type);
  if (candidates.empty()) return std::nullopt;
  std::string name = generator.random.pick(candidates)->name;
  if (generator.random.chance(40)) return primary(type, name + ".clone()");
  if (generator.random.chance(50))
    return primary(type, "Arrays.copyOf(" + name + ", at(#0, 7))", generator.expression(int_type(), depth));
  return primary(type, "Arrays.copyOfRange(" + name + ", #0, #1)",
                 int_literal(generator.random.between(0, 2)), int_literal(generator.random.between(1, 5)));
}

// An array of a subtype: its stores are checked at run time.
std::optional<Node> covariant(Generator& generator, const Type& type, int) {
  if (!type.component().is("Object")) return std::nullopt;
  static const std::vector<std::string> names = {"String[]", "Integer[]", "Object[]"};
  Type actual = parse_type(generator.random.pick(names));
  Node node = generator.value(actual);
  node.type = type;
  return node;
}

std::optional<Node> digest(Generator& generator, const Type& type, int) {
  std::vector<const Variable*> candidates = array_variables(generator);
  if (candidates.empty()) return std::nullopt;
  const Variable& variable = *generator.random.pick(candidates);
  const Type& component = variable.type.component();
  bool hashable = component.is_primitive() || component.is("String") || component.is_box();
  if (!hashable) return std::nullopt;
  return primary(type, "Arrays.hashCode(" + variable.name + ")");
}

std::optional<Node> rendering(Generator& generator, const Type& type, int) {
  std::vector<const Variable*> candidates = array_variables(generator);
  if (candidates.empty()) return std::nullopt;
  const Variable& variable = *generator.random.pick(candidates);
  if (!is_observable(generator, variable.type)) return std::nullopt;
  std::string method = variable.type.component().is_array() ? "deepToString" : "toString";
  return primary(type, "Arrays." + method + "(" + variable.name + ")");
}

std::optional<Node> store(Generator& generator, int depth) {
  std::vector<const Variable*> candidates = array_variables(generator);
  if (candidates.empty()) return std::nullopt;
  Variable array = *generator.random.pick(candidates);
  const Type& component = array.type.component();
  std::string target = element_pattern(generator, array.name);
  Node position = index(generator, depth);
  if (component.is_numeric() && generator.random.chance(20))
    return statement(target + (generator.random.chance(50) ? "++;" : "--;"), std::move(position));
  if (component.is_numeric() && generator.random.chance(30)) {
    static const std::vector<std::string> operators = {" += ", " -= ", " *= "};
    return statement(target + generator.random.pick(operators) + "#1;", std::move(position),
                     generator.expression(generator.numeric_type(), depth + 1));
  }
  std::string value = component.is("String") ? "clip(#1)" : "#1";
  return statement(target + " = " + value + ";", std::move(position),
                   generator.expression(component, depth + 1));
}

std::optional<Node> nested_store(Generator& generator, int depth) {
  Type component =
      generator.has(Feature::Arithmetic) && generator.random.chance(30) ? parse_type("long") : int_type();
  std::vector<const Variable*> candidates = generator.variables(array_of(array_of(component)));
  if (candidates.empty()) return std::nullopt;
  std::string name = generator.random.pick(candidates)->name;
  std::string indices = "[" + std::to_string(generator.random.between(0, 2)) + "][" +
                        std::to_string(generator.random.between(0, 2)) + "]";
  return statement(name + indices + (generator.random.chance(50) ? " = #0;" : " += #0;"),
                   generator.expression(component, depth + 1));
}

std::optional<Node> fill_or_sort(Generator& generator, int depth) {
  std::vector<const Variable*> candidates = array_variables(generator);
  if (candidates.empty()) return std::nullopt;
  Variable array = *generator.random.pick(candidates);
  const Type& component = array.type.component();
  bool sortable = (component.is_primitive() && !component.is("boolean")) || component.is("String") ||
                  component.is("Integer");
  if (sortable && generator.random.chance(50)) return statement("Arrays.sort(" + array.name + ");");
  return statement("Arrays.fill(" + array.name + ", #0);", generator.expression(component, depth + 1));
}

std::optional<Node> copy_range(Generator& generator, int) {
  std::vector<const Variable*> candidates = array_variables(generator);
  if (candidates.empty()) return std::nullopt;
  Variable source = *generator.random.pick(candidates);
  std::vector<const Variable*> targets = generator.variables(source.type);
  std::string target = generator.random.pick(targets)->name;
  return statement("System.arraycopy(" + source.name + ", #0, " + target + ", #1, #2);",
                   int_literal(generator.random.between(0, 2)), int_literal(generator.random.between(0, 2)),
                   int_literal(generator.random.between(0, 3)));
}

std::optional<Node> for_each(Generator& generator, int depth) {
  std::vector<const Variable*> candidates = array_variables(generator);
  if (candidates.empty() || depth <= 0 || generator.flow.loop_depth >= 3) return std::nullopt;
  Variable array = *generator.random.pick(candidates);
  StateGuard guard(generator);
  generator.flow.in_loop = true;
  ++generator.flow.loop_depth;
  std::string name = generator.fresh("v");
  generator.scope.push_back({name, array.type.component(), false, true});
  Node body = small_block(generator, depth);
  if (!generator.settings.assertions)
    body.children.insert(body.children.begin(), statement("if (!fuel()) break;"));
  return statement("for (" + array.type.component().text() + " " + name + " : " + array.name + ") $0",
                   std::move(body));
}

}  // namespace

ExpressionTable array_expressions() {
  return {
      {"array element", Feature::Arrays, 6, any, element},
      {"array assignment as a value", Feature::Arrays, 2, any, element_assignment},
      {"nested array element", Feature::Arrays, 1, any, nested_element},
      {"array length", Feature::Arrays, 2, is_int, length},
      {"new array", Feature::Arrays, 4, is_array, new_array},
      {"array copy", Feature::Arrays, 3, is_array, copy},
      {"covariant array", Feature::Arrays, 6, is_array, covariant},
      {"array hash code", Feature::Arrays, 1, is_int, digest},
      {"array text", Feature::Arrays, 1, is_string, rendering},
  };
}

StatementTable array_statements() {
  return {
      {"array store", Feature::Arrays, 8, store},
      {"nested array store", Feature::Arrays, 2, nested_store},
      {"array fill or sort", Feature::Arrays, 2, fill_or_sort},
      {"arraycopy", Feature::Arrays, 2, copy_range},
      {"for each of an array", Feature::Arrays, 2, for_each},
  };
}

}  // namespace jury::generator
