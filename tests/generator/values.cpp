// Fresh values of every type. See values.h. Values are biased towards the edges of their types, where the
// arithmetic of Java is easiest to get wrong; programs with asserts keep to small ones.
#include "generator/values.h"

#include <array>

#include "generator/classes.h"
#include "generator/lambdas.h"

namespace jury::generator {
namespace {

Node literal(const Type& type, const std::string& text) {
  bool signed_or_cast = text[0] == '-' || text[0] == '(';
  return signed_or_cast ? compound(type, text) : primary(type, text);
}

long long integral_value(Generator& generator) {
  static const std::vector<long long> edges = {
      0,   1,   -1,  2,    3,    5,   7,     8,     10,     31,    32,    63,         64,           100,
      127, 128, 255, -128, -129, 256, 32767, 32768, -32768, 65535, 65536, 2147483647, -2147483648LL};
  Random& random = generator.random;
  if (generator.settings.assertions) return random.between(-3, 9);
  if (random.chance(45)) return random.between(-4, 12);
  if (random.chance(70)) return random.pick(edges);
  return static_cast<std::int32_t>(random.next());
}

std::string int_text(long long value) {
  return value == -2147483648LL ? "Integer.MIN_VALUE" : std::to_string(value);
}

std::string long_text(Generator& generator) {
  Random& random = generator.random;
  if (generator.settings.assertions || random.chance(60))
    return std::to_string(integral_value(generator)) + "L";
  static const std::vector<std::string> edges = {"Long.MAX_VALUE", "Long.MIN_VALUE", "4294967295L",
                                                 "-4294967296L", "1099511627776L"};
  if (random.chance(60)) return random.pick(edges);
  return std::to_string(static_cast<std::int64_t>(random.next() | 1) / 3) + "L";
}

std::string char_text(Generator& generator) {
  Random& random = generator.random;
  if (random.chance(80)) return std::string("'") + "abcdxyzABZ019 _."[random.below(16)] + "'";
  static const std::vector<std::string> edges = {"'\\0'",     "'\\uffff'", "'\\u00e9'",
                                                 "'\\ud800'", "'\\n'",     "'\\u0130'"};
  return random.pick(edges);
}

std::string floating_text(Generator& generator, bool is_double) {
  static const std::vector<std::string> plain = {"0.0",    "1.0",     "-1.0",      "0.5",   "1.5",
                                                 "2.0",    "3.25",    "-7.75",     "100.0", "0.1",
                                                 "1.0e10", "-2.5e-3", "16777217.0"};
  static const std::vector<std::string> edges = {"NaN",       "POSITIVE_INFINITY", "NEGATIVE_INFINITY",
                                                 "MAX_VALUE", "MIN_VALUE",         "MIN_NORMAL"};
  Random& random = generator.random;
  if (random.chance(80)) return random.pick(plain) + (is_double ? "" : "f");
  if (random.chance(30)) return is_double ? "-0.0" : "-0.0f";
  return (is_double ? "Double." : "Float.") + random.pick(edges);
}

Node primitive_value(Generator& generator, const Type& type) {
  if (type.is("boolean")) return literal(type, generator.random.chance(50) ? "true" : "false");
  if (type.is("int")) return literal(type, int_text(integral_value(generator)));
  if (type.is("long")) return literal(type, long_text(generator));
  if (type.is("char")) return literal(type, char_text(generator));
  if (type.is_floating()) return literal(type, floating_text(generator, type.is("double")));
  return literal(type, "(" + type.text() + ") " + int_text(integral_value(generator)));
}

Node string_value(Generator& generator) {
  static const std::vector<std::string> words = {
      "",   "a",  "b",  "ab",   "ba", "abc",  "hello", "World",           "x y",       "0", "12",
      "-7", "Aa", "BB", "AaBB", "zz", "  t ", "a,b,c", "\\u00e9t\\u00e9", "9999999999"};
  return primary(parse_type("String"), "\"" + generator.random.pick(words) + "\"");
}

Node array_value(Generator& generator, const Type& type) {
  Random& random = generator.random;
  const Type& component = type.component();
  if (component.is_array() && random.chance(40)) {
    std::string sizes =
        "[" + std::to_string(random.between(1, 3)) + "][" + std::to_string(random.between(0, 3)) + "]";
    std::string name = component.text();
    std::size_t bracket = name.find('[');
    return primary(type, "new " + name.substr(0, bracket) + sizes + name.substr(bracket + 2));
  }
  if (component.is_primitive() && random.chance(30))
    return primary(type, "new " + component.text() + "[" + std::to_string(random.between(0, 5)) + "]");
  return primary(type, "new " + type.text() + " {#0}",
                 list(fresh_values(generator, component, random.between(0, component.is_array() ? 3 : 5))));
}

std::string as_list(const Type& element) { return "Arrays.<" + element.text() + ">asList(#0)"; }

// A class that implements the static type.
std::string implementation_of(Generator& generator, const std::string& name) {
  static const std::map<std::string, std::vector<std::string>> table = {
      {"Collection",
       {"ArrayList", "LinkedList", "ArrayDeque", "LinkedHashSet", "TreeSet", "HashSet", "PriorityQueue"}},
      {"List", {"ArrayList", "ArrayList", "LinkedList", "Vector"}},
      {"Queue", {"LinkedList", "ArrayDeque", "PriorityQueue"}},
      {"Deque", {"ArrayDeque", "LinkedList"}},
      {"Set", {"HashSet", "LinkedHashSet", "TreeSet"}},
      {"NavigableSet", {"TreeSet"}},
      {"Map", {"HashMap", "LinkedHashMap", "TreeMap"}},
      {"NavigableMap", {"TreeMap"}},
  };
  auto found = table.find(name);
  return found == table.end() ? name : generator.random.pick(found->second);
}

bool needs_order(const std::string& name) {
  return name == "TreeSet" || name == "TreeMap" || name == "PriorityQueue";
}

bool has_order(Generator& generator, const Type& element) {
  const ClassModel* model = generator.world.find(element.name);
  return !supertypes(element.name).size() && (!model || model->kind == ClassKind::Key);
}

std::string ordered_implementation(Generator& generator, const Type& type) {
  std::string name = implementation_of(generator, type.name);
  bool interface_type = name != type.name;
  while (interface_type && needs_order(name) && !has_order(generator, type.arguments[0]) &&
         !type.is("NavigableSet") && !type.is("NavigableMap"))
    name = implementation_of(generator, type.name);
  return name;
}

Node map_value(Generator& generator, const Type& type) {
  std::string created = "new " + generic(ordered_implementation(generator, type), type.arguments).text();
  std::vector<const Variable*> sources = generator.variables(generic("Map", type.arguments));
  if (!sources.empty() && generator.random.chance(20))
    return primary(type, created + "(#0)", generator.variable_node(*generator.random.pick(sources)));
  if (created.find("TreeMap") != std::string::npos && generator.random.chance(25))
    return primary(type, created + "(#0)", comparator(generator, type.arguments[0]));
  return primary(type, created + "()");
}

Node collection_value(Generator& generator, const Type& type) {
  if (type.arguments.size() == 2) return map_value(generator, type);
  const Type& element = type.arguments[0];
  std::string name = ordered_implementation(generator, type);
  std::string created = "new " + generic(name, {element}).text();
  if (name == "Stack" || generator.random.chance(generator.settings.assertions ? 10 : 25)) {
    if (needs_order(name) && generator.random.chance(30))
      return primary(type, created + "(#0)", comparator(generator, element));
    return primary(type, created + "()");
  }
  std::vector<Node> elements =
      fresh_values(generator, element, generator.random.between(1, generator.settings.assertions ? 3 : 6));
  Node source = primary(generic("List", {element}), as_list(element), list(std::move(elements)));
  return primary(type, created + "(#0)", std::move(source));
}

Node iterator_value(Generator& generator, const Type& type) {
  const std::string method = type.is("ListIterator") ? "listIterator" : "iterator";
  Type wanted = generic(type.is("ListIterator") ? "List" : "Collection", type.arguments);
  std::vector<const Variable*> sources = generator.variables(wanted);
  Node source = sources.empty() ? collection_value(generator, generic("ArrayList", type.arguments))
                                : generator.variable_node(*generator.random.pick(sources));
  return primary(type, "$0." + method + "()", std::move(source));
}

Node enum_value(Generator& generator, const Type& type, const ClassModel& model) {
  return primary(type, model.name + "." + generator.random.pick(model.constants));
}

Node class_value(Generator& generator, const Type& type, const ClassModel& model) {
  if (model.kind == ClassKind::Enum) return enum_value(generator, type, model);
  if (model.kind == ClassKind::Cell)
    return primary(type, "new " + type.text() + "(#0)", generator.value(type.arguments[0]));
  std::vector<const ClassModel*> candidates = generator.world.instantiable_as(model.name);
  if (candidates.empty()) return anonymous_class(generator, model, 0);
  Node node = new_object(generator, *generator.random.pick(candidates), 0);
  node.type = type;
  return node;
}

Node object_value(Generator& generator) {
  static const std::vector<std::string> names = {"String", "Integer", "Long", "Character", "Boolean"};
  Node node = generator.value(parse_type(generator.random.pick(names)));
  node.type = parse_type("Object");
  return node;
}

Node entry_value(Generator& generator, const Type& type) {
  std::string arguments = "<" + type.arguments[0].text() + ", " + type.arguments[1].text() + ">(#0, #1)";
  return primary(type, "new AbstractMap.SimpleEntry" + arguments, generator.value(type.arguments[0]),
                 generator.value(type.arguments[1]));
}

}  // namespace

Node int_literal(int value) { return literal(parse_type("int"), int_text(value)); }

std::vector<Node> fresh_values(Generator& generator, const Type& type, int count) {
  std::vector<Node> result;
  for (int i = 0; i < count; ++i) result.push_back(generator.value(type));
  return result;
}

Node new_object(Generator& generator, const ClassModel& model, int depth) {
  std::vector<Node> arguments;
  for (const Type& parameter : model.constructor) arguments.push_back(generator.expression(parameter, depth));
  return primary(parse_type(model.name), "new " + model.name + "(#0)",
                 list(std::move(arguments), "new " + model.name));
}

Node fresh_value(Generator& generator, const Type& type) {
  if (type.is_primitive()) return primitive_value(generator, type);
  bool nullable = supertypes(type.name).empty() && !is_function(generator, type) && !type.is("StringBuilder");
  if (nullable && generator.random.below(100) < 1) return compound(type, "(" + type.text() + ") null");
  if (type.is("String")) return string_value(generator);
  if (type.is_box()) {
    Type content = primitive_of(type);
    Node held = generator.settings.assertions ? generator.leaf(content) : generator.value(content);
    return primary(type, type.name + ".valueOf(#0)", std::move(held));
  }
  if (type.is("Object")) return object_value(generator);
  if (type.is_array()) return array_value(generator, type);
  if (type.is("Iterator") || type.is("ListIterator")) return iterator_value(generator, type);
  if (!supertypes(type.name).empty()) return collection_value(generator, type);
  if (type.is("StringBuilder")) return primary(type, "new StringBuilder(#0)", string_value(generator));
  if (type.is("Map.Entry")) return entry_value(generator, type);
  if (type.is("Optional"))
    return primary(type, "Optional.<" + type.arguments[0].text() + ">ofNullable(#0)",
                   generator.value(type.arguments[0]));
  if (is_function(generator, type) && generator.has(Feature::Lambdas))
    return function_value(generator, type, 1);
  if (const ClassModel* model = generator.world.find(type.name)) return class_value(generator, type, *model);
  return compound(type, default_constant(type));
}

}  // namespace jury::generator
