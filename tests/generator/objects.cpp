// Objects of the program's own classes: creation, calls (static, virtual, super), fields, casts, instanceof,
// identity, enums, records, generic cells, anonymous and local classes.
#include "generator/classes.h"
#include "generator/lambdas.h"
#include "generator/productions.h"
#include "generator/statements.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

bool any(const Type&) { return true; }
bool is_boolean(const Type& type) { return type.is("boolean"); }
bool is_int(const Type& type) { return type.is("int"); }
bool is_string(const Type& type) { return type.is("String"); }
bool is_reference(const Type& type) { return type.is_reference(); }

struct Member {
  const Variable* object;
  MethodModel method;
};

// Methods with this result that can be called on variables in scope.
std::vector<Member> callable(const Generator& generator, const Type& result) {
  std::vector<Member> found;
  for (const Variable& variable : generator.scope) {
    const ClassModel* model = generator.world.find(variable.type.name);
    if (!model || !variable.type.arguments.empty()) continue;
    for (const MethodModel& method : generator.world.all_methods(*model))
      if (method.result == result && generator.may_call(method)) found.push_back({&variable, method});
  }
  return found;
}

std::vector<Node> arguments(Generator& generator, const std::vector<Type>& parameters, int depth) {
  std::vector<Node> result;
  for (const Type& parameter : parameters) result.push_back(generator.expression(parameter, depth));
  return result;
}

std::optional<Node> static_call(Generator& generator, const Type& type, int depth) {
  std::vector<const MethodModel*> candidates;
  for (const MethodModel& method : generator.world.statics)
    if (method.result == type && generator.may_call(method)) candidates.push_back(&method);
  if (candidates.empty()) return std::nullopt;
  const MethodModel& method = *generator.random.pick(candidates);
  return primary(type, method.name + "(#0)",
                 list(arguments(generator, method.parameters, depth), method.name));
}

std::optional<Node> instance_call(Generator& generator, const Type& type, int depth) {
  std::vector<Member> candidates = callable(generator, type);
  if (candidates.empty()) return std::nullopt;
  Member chosen = generator.random.pick(candidates);
  std::string receiver = chosen.object->name;
  return primary(type, receiver + "." + chosen.method.name + "(#0)",
                 list(arguments(generator, chosen.method.parameters, depth), chosen.method.name));
}

std::optional<Node> own_call(Generator& generator, const Type& type, int depth) {
  const ClassModel* self = generator.world.find(generator.flow.self);
  if (!self) return std::nullopt;
  std::vector<std::pair<std::string, MethodModel>> candidates;
  for (const MethodModel& method : generator.world.all_methods(*self))
    if (method.result == type && generator.may_call(method)) candidates.push_back({"this.", method});
  if (candidates.empty()) return std::nullopt;
  auto [prefix, method] = generator.random.pick(candidates);
  return primary(type, prefix + method.name + "(#0)",
                 list(arguments(generator, method.parameters, depth), method.name));
}

std::optional<Node> field_read(Generator& generator, const Type& type, int) {
  std::vector<std::string> candidates;
  for (const Variable& variable : generator.scope) {
    const ClassModel* model = generator.world.find(variable.type.name);
    if (!model || model->kind == ClassKind::Record || model->kind == ClassKind::Cell) continue;
    for (const Variable& field : generator.world.all_fields(*model))
      if (field.type == type) candidates.push_back(variable.name + "." + field.name);
  }
  if (candidates.empty()) return std::nullopt;
  return primary(type, generator.random.pick(candidates));
}

std::optional<Node> creation(Generator& generator, const Type& type, int depth) {
  std::vector<const ClassModel*> candidates = generator.world.instantiable_as(type.name);
  if (candidates.empty() || !type.arguments.empty()) return std::nullopt;
  Node node = new_object(generator, *generator.random.pick(candidates), depth);
  node.type = type;
  return node;
}

// A cast that fails when the object is of another class.
std::optional<Node> downcast(Generator& generator, const Type& type, int) {
  if (!type.arguments.empty() || (!generator.world.find(type.name) && !type.is_box() && !type.is("String")))
    return std::nullopt;
  std::vector<const Variable*> candidates;
  for (const Variable& variable : generator.scope) {
    bool above = variable.type.is("Object") || (generator.world.find(variable.type.name) &&
                                                generator.world.assignable(type, variable.type));
    if (above && !(variable.type == type)) candidates.push_back(&variable);
  }
  if (candidates.empty()) return std::nullopt;
  return compound(type, "(" + type.text() + ") (Object) " + generator.random.pick(candidates)->name);
}

Type tested_type(Generator& generator) {
  std::vector<Type> types;
  for (const ClassModel& model : generator.world.classes)
    if (model.kind != ClassKind::Cell) types.push_back(parse_type(model.name));
  if (types.empty() || generator.random.chance(25))
    return parse_type(generator.random.chance(50) ? "Integer" : "String");
  return generator.random.pick(types);
}

std::vector<const Variable*> reference_variables(const Generator& generator) {
  std::vector<const Variable*> result;
  for (const Variable& variable : generator.scope)
    if (variable.type.is("Object") ||
        (generator.world.find(variable.type.name) && variable.type.arguments.empty()))
      result.push_back(&variable);
  return result;
}

std::optional<Node> instance_of(Generator& generator, const Type& type, int depth) {
  std::vector<const Variable*> candidates = reference_variables(generator);
  if (candidates.empty()) return std::nullopt;
  std::string test = "(Object) " + generator.random.pick(candidates)->name + " instanceof ";
  Type tested = tested_type(generator);
  if (generator.random.chance(60)) return compound(type, test + tested.text());
  StateGuard guard(generator);
  std::string name = generator.fresh("v");
  generator.scope.push_back({name, tested, false, true});
  return compound(type, test + tested.text() + " " + name + " && $0", generator.expression(type, depth));
}

std::optional<Node> identity(Generator& generator, const Type& type, int) {
  std::vector<const Variable*> candidates = reference_variables(generator);
  if (candidates.empty()) return std::nullopt;
  std::string left = generator.random.pick(candidates)->name;
  std::string right =
      generator.random.chance(40) ? "null" : "(Object) " + generator.random.pick(candidates)->name;
  return compound(type, "(Object) " + left + (generator.random.chance(50) ? " == " : " != ") + right);
}

std::optional<Node> enum_method(Generator& generator, const Type& type, int depth) {
  std::vector<const ClassModel*> enums = generator.world.of_kind(ClassKind::Enum);
  if (enums.empty()) return std::nullopt;
  Type enum_type = parse_type(enums[0]->name);
  if (type.is("String")) return primary(type, "$0.name()", generator.leaf(enum_type));
  if (generator.random.chance(60)) return primary(type, "$0.ordinal()", generator.leaf(enum_type));
  return primary(type, "$0.compareTo(#1)", generator.leaf(enum_type), generator.expression(enum_type, depth));
}

std::optional<Node> enum_lookup(Generator& generator, const Type& type, int depth) {
  const ClassModel* model = generator.world.find(type.name);
  if (!model || model->kind != ClassKind::Enum) return std::nullopt;
  std::string values = model->name + ".values()";
  if (generator.random.chance(70))
    return primary(type, values + "[at(#0, " + values + ".length)]",
                   generator.expression(parse_type("int"), depth));
  return primary(
      type, model->name + ".valueOf(\"" +
                (generator.random.chance(70) ? generator.random.pick(model->constants) : "Nothing") + "\")");
}

std::optional<Node> record_accessor(Generator& generator, const Type& type, int) {
  for (const ClassModel* model : generator.world.of_kind(ClassKind::Record))
    for (const Variable& field : model->fields)
      if (field.type == type)
        return primary(type, "$0." + field.name + "()", generator.leaf(parse_type(model->name)));
  return std::nullopt;
}

std::optional<Node> value_equality(Generator& generator, const Type& type, int) {
  std::vector<const ClassModel*> models = generator.world.of_kind(ClassKind::Record);
  for (const ClassModel* key : generator.world.of_kind(ClassKind::Key)) models.push_back(key);
  if (models.empty()) return std::nullopt;
  Type compared = parse_type(generator.random.pick(models)->name);
  if (type.is("boolean"))
    return primary(type, "$0.equals(#1)", generator.leaf(compared), generator.leaf(compared));
  return primary(type, "$0.hashCode()", generator.leaf(compared));
}

std::optional<Node> cell_content(Generator& generator, const Type& type, int) {
  std::vector<const Variable*> candidates;
  for (const Variable& variable : generator.scope)
    if (variable.type.is("Cell") && variable.type.arguments[0] == type) candidates.push_back(&variable);
  if (candidates.empty()) return std::nullopt;
  return primary(
      type, generator.random.pick(candidates)->name + (generator.random.chance(70) ? ".get()" : ".swap(#0)"),
      generator.value(type));
}

std::optional<Node> anonymous(Generator& generator, const Type& type, int depth) {
  const ClassModel* model = generator.world.find(type.name);
  if (!model || (model->kind != ClassKind::Interface && model->kind != ClassKind::Abstract))
    return std::nullopt;
  return anonymous_class(generator, *model, depth);
}

std::optional<Node> functional(Generator& generator, const Type& type, int depth) {
  const ClassModel* model = generator.world.find(type.name);
  if (!model || !generator.world.functional_method(*model)) return std::nullopt;
  return function_value(generator, type, depth);
}

std::optional<Node> call_statement(Generator& generator, int depth) {
  Type type = generator.random.chance(50) ? generator.primitive_type() : generator.any_type();
  std::optional<Node> call = generator.random.chance(50) ? static_call(generator, type, depth + 1)
                                                         : instance_call(generator, type, depth + 1);
  if (!call) return std::nullopt;
  if (is_observable(generator, type) && generator.random.chance(70))
    return observe(generator, std::move(*call));
  return statement("#0;", std::move(*call));
}

std::optional<Node> field_write(Generator& generator, int depth) {
  std::vector<std::pair<std::string, Type>> candidates;
  for (const Variable& variable : generator.scope) {
    const ClassModel* model = generator.world.find(variable.type.name);
    if (!model || (model->kind != ClassKind::Plain && model->kind != ClassKind::Abstract)) continue;
    for (const Variable& field : generator.world.all_fields(*model))
      if (field.assignable) candidates.push_back({variable.name + "." + field.name, field.type});
  }
  if (candidates.empty()) return std::nullopt;
  auto [target, type] = generator.random.pick(candidates);
  return statement(target + (type.is("String") ? " = clip(#0);" : " = #0;"),
                   generator.expression(type, depth + 1));
}

std::optional<Node> cell_write(Generator& generator, int depth) {
  std::vector<const Variable*> candidates;
  for (const Variable& variable : generator.scope)
    if (variable.type.is("Cell")) candidates.push_back(&variable);
  if (candidates.empty()) return std::nullopt;
  Variable cell = *generator.random.pick(candidates);
  return statement(cell.name + ".set(#0);", generator.expression(cell.type.arguments[0], depth + 1));
}

// Puts something of another class into a generic cell; the cast that javac inserted fails where it is read.
std::optional<Node> heap_pollution(Generator& generator, int) {
  std::vector<const Variable*> candidates;
  for (const Variable& variable : generator.scope)
    if (variable.type.is("Cell")) candidates.push_back(&variable);
  if (candidates.empty()) return std::nullopt;
  return statement("((Cell<Object>) (Object) " + generator.random.pick(candidates)->name + ").set(#0);",
                   generator.value(parse_type("Object")));
}

}  // namespace

ExpressionTable object_expressions() {
  return {
      {"static call", Feature::Base, 5, any, static_call},
      {"virtual call", Feature::Objects, 8, any, instance_call},
      {"call on this", Feature::Objects, 3, any, own_call},
      {"field read", Feature::Objects, 5, any, field_read},
      {"new object", Feature::Objects, 10, is_reference, creation},
      {"downcast", Feature::Objects, 6, is_reference, downcast},
      {"instanceof", Feature::Objects, 4, is_boolean, instance_of},
      {"identity", Feature::Objects, 2, is_boolean, identity},
      {"enum method", Feature::Enums, 2, [](const Type& type) { return is_int(type) || is_string(type); },
       enum_method},
      {"enum lookup", Feature::Enums, 6, is_reference, enum_lookup},
      {"record accessor", Feature::Records, 3, any, record_accessor},
      {"equality of values", Feature::Records, 2,
       [](const Type& type) { return is_int(type) || is_boolean(type); }, value_equality},
      {"cell content", Feature::Generics, 4, is_reference, cell_content},
      {"anonymous class", Feature::Inner, 4, is_reference, anonymous},
      {"user function", Feature::Lambdas, 5, is_reference, functional},
  };
}

StatementTable object_statements() {
  return {
      {"call", Feature::Base, 8, call_statement},
      {"field write", Feature::Objects, 5, field_write},
      {"cell write", Feature::Generics, 2, cell_write},
      {"heap pollution", Feature::Generics, 2, heap_pollution},
      {"local class", Feature::Inner, 1, local_class},
      {"inner class", Feature::Inner, 1, inner_class_use},
  };
}

}  // namespace jury::generator
