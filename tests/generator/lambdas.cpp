// Lambdas, method references, comparators, calls of functions. See lambdas.h.
#include "generator/lambdas.h"

#include <algorithm>

#include "generator/productions.h"

namespace jury::generator {
namespace {

struct ShapeRow {
  const char* type;
  std::vector<const char*> parameters;
  const char* result;
  const char* method;
};

const std::vector<ShapeRow>& shapes() {
  static const std::vector<ShapeRow> table = {
      {"Predicate<A>", {"A"}, "boolean", "test"},
      {"UnaryOperator<A>", {"A"}, "A", "apply"},
      {"BinaryOperator<A>", {"A", "A"}, "A", "apply"},
      {"Function<A, B>", {"A"}, "B", "apply"},
      {"BiFunction<A, B, C>", {"A", "B"}, "C", "apply"},
      {"Supplier<A>", {}, "A", "get"},
      {"Consumer<A>", {"A"}, "void", "accept"},
      {"BiConsumer<A, B>", {"A", "B"}, "void", "accept"},
      {"IntUnaryOperator", {"int"}, "int", "applyAsInt"},
      {"IntBinaryOperator", {"int", "int"}, "int", "applyAsInt"},
      {"IntPredicate", {"int"}, "boolean", "test"},
      {"Runnable", {}, "void", "run"},
  };
  return table;
}

FunctionShape bind_shape(const ShapeRow& row, const Bindings& bindings) {
  FunctionShape shape{{}, substitute(parse_type(row.result), bindings), row.method};
  for (const char* parameter : row.parameters)
    shape.parameters.push_back(substitute(parse_type(parameter), bindings));
  return shape;
}

std::optional<Node> method_reference(Generator& generator, const Type& type, const FunctionShape& shape) {
  std::vector<Node> candidates;
  for (const MethodModel& method : generator.world.statics)
    if (method.parameters == shape.parameters && method.result == shape.result && generator.may_call(method))
      candidates.push_back(compound(type, generator.class_name() + "::" + method.name));
  if (type.is("IntBinaryOperator"))
    for (const char* text : {"Math::max", "Integer::sum", "Integer::compare"})
      candidates.push_back(compound(type, text));
  if (type.text() == "Function<String, Integer>") candidates.push_back(compound(type, "String::length"));
  if (type.text() == "UnaryOperator<String>") candidates.push_back(compound(type, "String::trim"));
  if (candidates.empty()) return std::nullopt;
  Node node = generator.random.pick(candidates);
  node.pattern = "(" + type.text() + ") " + node.pattern;
  return node;
}

Node lambda_body(Generator& generator, const FunctionShape& shape, int depth) {
  if (!shape.result.is_void() && generator.random.chance(75))
    return generator.expression(shape.result, depth);
  Node body = generator.block(std::min(depth, 1), generator.random.between(1, 2));
  if (!shape.result.is_void())
    body.children.push_back(statement("return #0;", generator.expression(shape.result, depth)));
  return body;
}

Node lambda(Generator& generator, const Type& type, const FunctionShape& shape, int depth) {
  StateGuard guard(generator);
  enter_capture(generator, shape.result);
  generator.flow.level = 2000;  // where recursion is not allowed, a lambda calls no methods
  std::string parameters;
  for (const Type& parameter : shape.parameters) {
    std::string name = generator.fresh("p");
    parameters += (parameters.empty() ? "" : ", ") + parameter.text() + " " + name;
    generator.scope.push_back({name, parameter, false, true});
  }
  std::string cast = "(" + type.text() + ") ";
  return compound(type, cast + "((" + parameters + ") -> #0)", lambda_body(generator, shape, depth));
}

std::string comparator_text(Generator& generator, const Type& element) {
  const ClassModel* model = generator.world.find(element.name);
  std::string left = generator.fresh("p");
  std::string right = generator.fresh("p");
  std::string head = "(" + left + ", " + right + ") -> ";
  if (model || !supertypes(element.name).empty())
    return head + "Integer.compare(" + left + ".hashCode(), " + right + ".hashCode())";
  if (element.is("String") && generator.random.chance(50))
    return head + "Integer.compare(" + left + ".length(), " + right + ".length())";
  if (element.is("Integer") && generator.random.chance(50))
    return head + "Integer.compare(" + left + " & 7, " + right + " & 7)";
  return head + right + ".compareTo(" + left + ")";
}

// A call of a function held in a variable.
std::optional<Node> call_function(Generator& generator, const Type& type, int depth) {
  std::vector<std::pair<const Variable*, FunctionShape>> candidates;
  for (const Variable& variable : generator.scope)
    if (std::optional<FunctionShape> shape = function_shape(generator, variable.type);
        shape && shape->result == type)
      if (!generator.world.find(variable.type.name)) candidates.push_back({&variable, *shape});
  if (candidates.empty()) return std::nullopt;
  auto [variable, shape] = generator.random.pick(candidates);
  std::string name = variable->name;
  std::vector<Node> arguments;
  for (const Type& parameter : shape.parameters) arguments.push_back(generator.expression(parameter, depth));
  return primary(type, name + "." + shape.method + "(#0)", list(std::move(arguments)));
}

std::optional<Node> run_lambda(Generator& generator, int depth) {
  Type type = parse_type("Runnable");
  return statement("((Runnable) $0).run();", function_value(generator, type, depth));
}

}  // namespace

std::optional<FunctionShape> function_shape(const Generator& generator, const Type& type) {
  for (const ShapeRow& row : shapes()) {
    Bindings bindings;
    if (unify(parse_type(row.type), type, bindings)) return bind_shape(row, bindings);
  }
  const ClassModel* model = generator.world.find(type.name);
  const MethodModel* method = model ? generator.world.functional_method(*model) : nullptr;
  if (method) return FunctionShape{method->parameters, method->result, method->name};
  return std::nullopt;
}

bool is_function(const Generator& generator, const Type& type) {
  return type.is("Comparator") || function_shape(generator, type).has_value();
}

void enter_capture(Generator& generator, const Type& result) {
  // A function in a field could be the very one that is being made, and call itself without end.
  std::erase_if(generator.scope, [&](const Variable& variable) {
    return variable.local ? variable.assignable : is_function(generator, variable.type);
  });
  Flow flow;
  flow.result = result;
  flow.self = generator.flow.self;
  flow.level = generator.flow.level;
  flow.loop_depth = generator.flow.loop_depth;
  generator.flow = flow;
}

Node function_value(Generator& generator, const Type& type, int depth) {
  if (type.is("Comparator")) return comparator(generator, type.arguments[0]);
  std::optional<FunctionShape> shape = function_shape(generator, type);
  JURY_CHECK(shape, "not a function: " + type.text());
  if (generator.random.chance(25))
    if (std::optional<Node> reference = method_reference(generator, type, *shape)) return *reference;
  return lambda(generator, type, *shape, depth);
}

Node comparator(Generator& generator, const Type& element) {
  Type type = generic("Comparator", {element});
  std::string cast = "(" + type.text() + ") ";
  bool comparable = !generator.world.find(element.name) && supertypes(element.name).empty();
  if (comparable && generator.random.chance(40)) {
    std::string order = generator.random.chance(50) ? "naturalOrder()" : "reverseOrder()";
    return primary(type, "Comparator.<" + element.text() + ">" + order);
  }
  return compound(type, cast + "(" + comparator_text(generator, element) + ")");
}

ExpressionTable lambda_expressions() {
  return {{"call of a function", Feature::Lambdas, 4, [](const Type&) { return true; }, call_function}};
}

StatementTable lambda_statements() { return {{"run a lambda", Feature::Lambdas, 1, run_lambda}}; }

}  // namespace jury::generator
