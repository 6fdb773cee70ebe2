// Calls of library methods, made from the table in library_table.cpp: the result type binds the type
// variables, the receiver is looked up among the variables in scope, the other arguments are generated.
#include "generator/library.h"

#include <algorithm>
#include <map>

#include "generator/lambdas.h"
#include "generator/productions.h"
#include "generator/statements.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

struct PreparedMethod {
  const LibraryMethod* method;
  Type result;
  std::vector<Type> arguments;
  std::vector<bool> variable;  // the argument must be a variable
  std::vector<bool> small;     // the argument is a small number
};

PreparedMethod prepare(const LibraryMethod& method) {
  PreparedMethod prepared{&method, parse_type(method.result), {}, {}, {}};
  for (const char* text : method.arguments) {
    bool small = text[0] == '%';
    prepared.small.push_back(small);
    if (small) text = "int";
    bool variable = text[0] == '@';
    prepared.variable.push_back(variable);
    prepared.arguments.push_back(parse_type(variable ? text + 1 : text));
  }
  return prepared;
}

const std::vector<PreparedMethod>& prepared_methods() {
  static const std::vector<PreparedMethod> table = [] {
    std::vector<PreparedMethod> all;
    for (const LibraryMethod& method : library_methods()) all.push_back(prepare(method));
    return all;
  }();
  return table;
}

// The variable's own type seen as the receiver type of the pattern: ArrayList<Integer> as Collection<E>.
bool bind_variable(const Variable& variable, const Type& pattern, Bindings& bindings) {
  const std::vector<std::string>& names = supertypes(variable.type.name);
  if (names.empty()) return unify(pattern, variable.type, bindings);
  if (std::find(names.begin(), names.end(), pattern.name) == names.end()) return false;
  return unify(pattern, generic(pattern.name, variable.type.arguments), bindings);
}

bool choose_variable(Generator& generator, const Type& pattern, Bindings& bindings,
                     std::vector<Node>& arguments) {
  std::vector<const Variable*> candidates;
  for (const Variable& variable : generator.scope) {
    Bindings attempt = bindings;
    if (bind_variable(variable, pattern, attempt)) candidates.push_back(&variable);
  }
  if (candidates.empty()) return false;
  const Variable& chosen = *generator.random.pick(candidates);
  bind_variable(chosen, pattern, bindings);
  arguments.push_back(generator.variable_node(chosen));
  return true;
}

// A type variable that neither the result nor a receiver binds stands for some key type.
void bind_rest(Generator& generator, const Type& pattern, Bindings& bindings) {
  if (is_type_variable(pattern)) bindings.emplace(pattern.name, generator.key_type());
  for (const Type& argument : pattern.arguments) bind_rest(generator, argument, bindings);
}

bool needs_order(const LibraryMethod& method) { return std::string(method.pattern) == "Collections.max(#0)"; }

bool has_order(const Generator& generator, const Bindings& bindings) {
  const Type& element = bindings.at("E");
  const ClassModel* model = generator.world.find(element.name);
  return supertypes(element.name).empty() && (!model || model->kind == ClassKind::Key);
}

std::string explicit_types(std::string pattern, const Bindings& bindings) {
  for (std::size_t at = pattern.find("<E>"); at != std::string::npos; at = pattern.find("<E>"))
    pattern.replace(at, 3, "<" + bindings.at("E").text() + ">");
  return pattern;
}

std::optional<Node> call(Generator& generator, const PreparedMethod& prepared, Bindings bindings, int depth) {
  const LibraryMethod& method = *prepared.method;
  std::vector<Node> arguments;
  for (std::size_t i = 0; i < prepared.arguments.size() && prepared.variable[i]; ++i)
    if (!choose_variable(generator, prepared.arguments[i], bindings, arguments)) return std::nullopt;
  if (needs_order(method) && !has_order(generator, bindings)) return std::nullopt;
  for (std::size_t i = arguments.size(); i < prepared.arguments.size(); ++i) {
    if (prepared.variable[i]) {
      if (!choose_variable(generator, prepared.arguments[i], bindings, arguments)) return std::nullopt;
      continue;
    }
    if (prepared.small[i]) {
      arguments.push_back(int_literal(generator.random.between(-1, 4)));
      continue;
    }
    bind_rest(generator, prepared.arguments[i], bindings);
    Type type = substitute(prepared.arguments[i], bindings);
    if (!generator.has(Feature::Lambdas) && is_function(generator, type)) return std::nullopt;
    arguments.push_back(generator.expression(type, depth));
  }
  Node node = compound(substitute(prepared.result, bindings), explicit_types(method.pattern, bindings));
  std::string pattern = method.pattern;
  node.atomic =
      pattern[0] != '(' && pattern.find("&&") == std::string::npos && pattern.find("==") == std::string::npos;
  node.children = std::move(arguments);
  return node;
}

// All methods whose result can be `type`, with the bindings that make it so.
struct Candidates {
  std::vector<std::pair<const PreparedMethod*, Bindings>> methods;
  std::vector<int> weights;
};

Candidates candidates_for(const Generator& generator, const Type& type) {
  Candidates found;
  for (const PreparedMethod& prepared : prepared_methods()) {
    Bindings bindings;
    if (!generator.has(prepared.method->feature) || !unify(prepared.result, type, bindings)) continue;
    found.methods.push_back({&prepared, bindings});
    found.weights.push_back(prepared.method->weight);
  }
  return found;
}

std::optional<Node> library_call(Generator& generator, const Type& type, int depth) {
  Candidates found = candidates_for(generator, type);
  if (found.methods.empty()) return std::nullopt;
  for (int i = 0; i < 6; ++i) {
    const auto& [method, bindings] = found.methods[generator.random.weighted(found.weights)];
    if (std::optional<Node> node = call(generator, *method, bindings, depth)) {
      generator.count_use(std::string("library: ") + method->method->pattern);
      return node;
    }
  }
  return std::nullopt;
}

// A call for its effect. A result is shown, lest only the state tell what happened.
std::optional<Node> library_statement(Generator& generator, int depth) {
  std::vector<const Variable*> receivers;
  for (const Variable& variable : generator.scope)
    if (!supertypes(variable.type.name).empty() || variable.type.is("StringBuilder"))
      receivers.push_back(&variable);
  if (receivers.empty()) return std::nullopt;
  const Variable receiver = *generator.random.pick(receivers);
  std::vector<std::pair<const PreparedMethod*, Bindings>> methods;
  std::vector<int> weights;
  for (const PreparedMethod& prepared : prepared_methods()) {
    Bindings bindings;
    if (prepared.arguments.empty() || !prepared.variable[0] || !generator.has(prepared.method->feature))
      continue;
    if (!bind_variable(receiver, prepared.arguments[0], bindings)) continue;
    methods.push_back({&prepared, bindings});
    weights.push_back(prepared.method->weight);
  }
  if (methods.empty()) return std::nullopt;
  const auto& [method, bindings] = methods[generator.random.weighted(weights)];
  std::optional<Node> node = call(generator, *method, bindings, depth + 1);
  if (!node) return std::nullopt;
  generator.count_use(std::string("library: ") + method->method->pattern);
  node->children[0] = generator.variable_node(receiver);
  if (node->type.is_void()) return statement("#0;", std::move(*node));
  if (is_observable(generator, node->type) && generator.random.chance(80))
    return observe(generator, std::move(*node));
  if (!node->type.is_reference()) return std::nullopt;
  Type type = node->type;
  return generator.declare(type, generator.fresh("v"), std::move(*node), false);
}

}  // namespace

ExpressionTable library_expressions() {
  return {{"library call", Feature::Base, 14, [](const Type&) { return true; }, library_call}};
}

StatementTable library_statements() { return {{"library statement", Feature::Base, 34, library_statement}}; }

}  // namespace jury::generator
