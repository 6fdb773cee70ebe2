// Writing the declarations of classes. See classes.h. Every class has a toString that depends on the program
// only, and a hashCode likewise, since identity hash codes differ from run to run.
#include "generator/classes.h"

#include <algorithm>
#include <functional>

#include "generator/lambdas.h"
#include "generator/statements.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

const Type& int_type() {
  static const Type type = parse_type("int");
  return type;
}

Node text(const std::string& pattern) { return make_node(Category::Text, pattern); }
Node plain_member(const std::string& pattern) { return member(pattern); }

Node parameter_list(Generator& generator, const std::vector<Type>& types, const std::string& tag) {
  std::vector<Node> parameters;
  for (const Type& type : types) {
    std::string name = generator.fresh("p");
    parameters.push_back(text(type.text() + " " + name));
    generator.scope.push_back({name, type, true, true});
  }
  return list(std::move(parameters), tag);
}

void enter_class(Generator& generator, const ClassModel& model) {
  generator.scope.clear();
  for (const Variable& field : generator.world.static_fields) generator.scope.push_back(field);
  generator.flow = Flow();
  generator.flow.self = model.name;
}

void add_own_fields(Generator& generator, const ClassModel& model) {
  for (Variable field : generator.world.all_fields(model)) {
    field.name = "this." + field.name;
    generator.scope.push_back(field);
  }
}

std::string supertypes_text(const ClassModel& model) {
  std::string result;
  if (!model.parent.empty()) result += " extends " + model.parent;
  for (std::size_t i = 0; i < model.interfaces.size(); ++i)
    result += (i ? ", " : " implements ") + model.interfaces[i];
  return result;
}

bool has_concrete_super(const Generator& generator, const ClassModel& model, const std::string& method) {
  const ClassModel* parent = generator.world.find(model.parent);
  if (!parent) return false;
  for (const MethodModel& candidate : generator.world.all_methods(*parent))
    if (candidate.name == method) return !candidate.is_abstract;
  return false;
}

// `final T v = super.m(p0, p1);` as a first statement.
std::optional<Node> super_call(Generator& generator, const ClassModel& model, const MethodModel& method,
                               const Node& declaration) {
  if (!has_concrete_super(generator, model, method.name) || !generator.random.chance(60)) return std::nullopt;
  std::vector<Node> arguments;
  const Node& parameters = declaration.children[0];
  for (std::size_t i = 0; i < method.parameters.size(); ++i) {
    const std::string& pattern = parameters.children[i].pattern;
    arguments.push_back(primary(method.parameters[i], pattern.substr(pattern.rfind(' ') + 1)));
  }
  Node call =
      primary(method.result, "super." + method.name + "(#0)", list(std::move(arguments), method.name));
  if (is_observable(generator, method.result)) return observe(generator, std::move(call));
  return statement("#0;", std::move(call));
}

Node class_method(Generator& generator, const ClassModel& model, const MethodModel& method) {
  if (method.is_abstract) {
    StateGuard guard(generator);
    std::string modifiers = model.kind == ClassKind::Interface ? "" : "public abstract ";
    return member(modifiers + method.result.text() + " " + method.name + "(#0);",
                  parameter_list(generator, method.parameters, method.name));
  }
  StateGuard guard(generator);
  add_own_fields(generator, model);
  std::string modifiers = model.kind == ClassKind::Interface ? "default " : "public ";
  Node declaration = method_declaration(generator, method, modifiers, generator.random.between(0, 3));
  std::optional<Node> inherited = super_call(generator, model, method, declaration);
  if (inherited) {
    std::vector<Node>& statements = declaration.children[1].children;
    statements.insert(statements.begin() + (generator.settings.assertions ? 0 : 1), std::move(*inherited));
  }
  return declaration;
}

// Objects of the program in field initialisers could create one another without end.
Node initial_value(Generator& generator, const Type& type) {
  std::function<bool(const Type&)> has_class = [&](const Type& part) {
    const ClassModel* model = generator.world.find(part.name);
    if (model && model->kind != ClassKind::Key && model->kind != ClassKind::Enum) return true;
    return std::any_of(part.arguments.begin(), part.arguments.end(), has_class);
  };
  return has_class(type) ? compound(type, default_constant(type)) : generator.value(type);
}

// Parameters fill, in order, the fields that the constructor sets; the rest has initialisers.
std::vector<Node> field_declarations(Generator& generator, const ClassModel& model) {
  std::vector<Node> result;
  StateGuard guard(generator);
  for (const Variable& field : model.fields) {
    bool assigned = field.type.is_primitive() || field.type.is("String");
    std::string head = std::string(field.assignable ? "" : "final ") + field.type.text() + " " + field.name;
    if (assigned)
      result.push_back(plain_member(head + ";"));
    else
      result.push_back(member(head + " = #0;", initial_value(generator, field.type)));
  }
  return result;
}

Node constructor(Generator& generator, const ClassModel& model) {
  StateGuard guard(generator);
  generator.flow.level = 1000;
  Node parameters = parameter_list(generator, model.constructor, "new " + model.name);
  std::vector<Node> statements;
  if (const ClassModel* parent = generator.world.find(model.parent)) {
    std::vector<Node> arguments;
    generator.flow.self.clear();
    for (const Type& type : parent->constructor) arguments.push_back(generator.leaf(type));
    statements.push_back(statement("super(#0);", list(std::move(arguments), "new " + parent->name)));
    generator.flow.self = model.name;
  }
  std::size_t next = 0;
  for (const Variable& field : model.fields) {
    if (!(field.type.is_primitive() || field.type.is("String"))) continue;
    const std::string& pattern = parameters.children[next++].pattern;
    statements.push_back(
        statement("this." + field.name + " = " + pattern.substr(pattern.rfind(' ') + 1) + ";"));
  }
  if (!generator.settings.assertions && generator.random.chance(40)) {
    add_own_fields(generator, model);
    statements.push_back(statement("if (fuel()) $0", block({generator.statement(1)})));
  }
  return member(model.name + "(#0) $1", std::move(parameters), block(std::move(statements)));
}

void add_initializers(Generator& generator, const ClassModel& model, std::vector<Node>& members) {
  if (!generator.has(Feature::Initializers) || generator.settings.assertions || !generator.random.chance(60))
    return;
  StateGuard guard(generator);
  generator.flow.self.clear();
  members.push_back(plain_member("static int " + generator.fresh("s") + " = touch(\"" + model.name + "\");"));
  if (model.kind == ClassKind::Interface || generator.random.chance(75)) return;
  members.push_back(member(
      "static $0", block({generator.statement(1), statement("note(\"" + model.name + "\".length());")})));
}

std::string text_of_fields(const Generator& generator, const ClassModel& model) {
  std::string result;
  for (const Variable& field : generator.world.all_fields(model)) {
    if (field.type.is_floating()) continue;
    if (field.type.is_primitive() || field.type.is("String")) result += " + \",\" + this." + field.name;
  }
  return result;
}

void add_object_methods(const Generator& generator, const ClassModel& model, std::vector<Node>& members) {
  if (model.parent.empty()) {
    members.push_back(plain_member("final int id = ++objects;"));
    members.push_back(plain_member("public int hashCode() { return id; }"));
  }
  members.push_back(plain_member("public String toString() { return \"" + model.name + ":\" + id" +
                                 text_of_fields(generator, model) + "; }"));
}

bool wants_inner(const Generator& generator, const ClassModel& model) {
  std::vector<const ClassModel*> plain = generator.world.of_kind(ClassKind::Plain);
  return generator.has(Feature::Inner) && !plain.empty() && plain[0]->name == model.name;
}

Node inner_class(Generator& generator, const ClassModel& model) {
  StateGuard guard(generator);
  std::string argument = generator.fresh("p");
  std::string stop = generator.settings.assertions ? "" : "!fuel() ? 0 : ";
  for (Variable field : generator.world.all_fields(model)) {
    field.name = model.name + ".this." + field.name;
    generator.scope.push_back(field);
  }
  generator.flow.self.clear();
  generator.flow.level = 900;
  generator.scope.push_back({"this.held", int_type(), true, false});
  generator.scope.push_back({argument, int_type(), true, true});
  return member("class Inner {\n  int held;\n  Inner(int held) { this.held = held; }\n  int reach(int " +
                    argument + ") { return " + stop + "$0; }\n}",
                generator.expression(int_type(), 3));
}

Node plain_class(Generator& generator, const ClassModel& model) {
  std::vector<Node> members = field_declarations(generator, model);
  add_initializers(generator, model, members);
  members.push_back(constructor(generator, model));
  for (const MethodModel& method : model.methods) members.push_back(class_method(generator, model, method));
  add_object_methods(generator, model, members);
  if (wants_inner(generator, model)) members.push_back(inner_class(generator, model));
  std::string modifiers = model.kind == ClassKind::Abstract ? "static abstract class " : "static class ";
  return member(modifiers + model.name + supertypes_text(model) + " $0",
                sequence(Category::Body, std::move(members)));
}

Node interface_declaration(Generator& generator, const ClassModel& model) {
  std::vector<Node> members;
  add_initializers(generator, model, members);
  for (const MethodModel& method : model.methods) members.push_back(class_method(generator, model, method));
  return member("interface " + model.name + " $0", sequence(Category::Body, std::move(members)));
}

Node enum_declaration(Generator& generator, const ClassModel& model) {
  const MethodModel& method = model.methods[0];
  std::vector<Node> constants;
  for (const std::string& name : model.constants) {
    std::string declared = name + "(" + std::to_string(generator.random.between(-3, 20)) + ")";
    if (generator.random.chance(30))
      declared += " { public int " + method.name + "(int p) { return p - this.weight; } }";
    constants.push_back(text(declared));
  }
  std::vector<Node> members;
  members.push_back(make_node(Category::Member, "#0;", list(std::move(constants))));
  members.push_back(plain_member("final int weight;"));
  members.push_back(plain_member("E0(int weight) { this.weight = weight; }"));
  generator.scope.push_back({"this.weight", int_type(), false, false});
  members.push_back(method_declaration(generator, method, "public ", 1));
  return member("enum " + model.name + " $0", sequence(Category::Body, std::move(members)));
}

Node record_declaration(Generator& generator, const ClassModel& model) {
  std::vector<Node> components;
  for (const Variable& field : model.fields) components.push_back(text(field.type.text() + " " + field.name));
  std::vector<Node> members;
  if (generator.random.chance(20)) {
    for (const Variable& field : model.fields)
      generator.scope.push_back({field.name, field.type, false, true});
    Node condition = generator.expression(parse_type("boolean"), 1);
    Node rejected = statement("throw new IllegalArgumentException(\"" + model.name + "\");");
    Node check = statement("if (fuel() && $0) $1", std::move(condition), block({std::move(rejected)}));
    if (!generator.settings.assertions)
      members.push_back(member(model.name + " $0", block({std::move(check)})));
  }
  return member("record " + model.name + "(#0) $1", list(std::move(components), "new " + model.name),
                sequence(Category::Body, std::move(members)));
}

Node key_declaration(Generator& generator, const ClassModel& model) {
  static const std::vector<std::string> hashes = {"id", "id & 3", "7", "id * 31", "id >>> 1"};
  const std::string& name = model.name;
  std::vector<Node> members;
  for (const std::string& line : {
           std::string("final int id;"),
           name + "(int id) { this.id = id; }",
           "public boolean equals(Object other) { return other instanceof " + name + " && ((" + name +
               ") other).id == id; }",
           "public int hashCode() { return " + generator.random.pick(hashes) + "; }",
           "public int compareTo(" + name + " other) { return Integer.compare(id, other.id); }",
           "public String toString() { return \"" + name + ":\" + id; }",
       })
    members.push_back(plain_member(line));
  return member("static final class " + name + " implements Comparable<" + name + "> $0",
                sequence(Category::Body, std::move(members)));
}

Node exception_declaration(const ClassModel& model) {
  std::string parent = model.kind == ClassKind::Checked ? "Exception"
                       : model.parent.empty()           ? "RuntimeException"
                                                        : model.parent;
  std::string message = model.parent.empty() ? "\"" + model.name + "-\" + code" : "code";
  Node made = plain_member(model.name + "(int code) { super(" + message + "); }");
  return member("static class " + model.name + " extends " + parent + " $0",
                sequence(Category::Body, {std::move(made)}));
}

Node resource_declaration(const ClassModel& model) {
  std::vector<Node> members;
  members.push_back(plain_member("final int code;"));
  members.push_back(
      plain_member(model.name +
                   "(int code) {\n  if ((code & 15) == 9) throw new IllegalStateException(\"open\");\n  "
                   "this.code = code;\n  show(\"open \" + code);\n}"));
  members.push_back(
      plain_member("public void close() {\n  show(\"close \" + code);\n  if ((code & 3) == 3) throw new "
                   "IllegalStateException(\"close\" + code);\n}"));
  return member("static class " + model.name + " implements AutoCloseable $0",
                sequence(Category::Body, std::move(members)));
}

Node cell_declaration() {
  std::vector<Node> members;
  for (const char* line : {"T content;", "Cell(T content) { this.content = content; }",
                           "T get() { return content; }", "void set(T next) { content = next; }",
                           "T swap(T next) {\n  T old = content;\n  set(next);\n  return old;\n}",
                           "public int hashCode() { return 5; }",
                           "public String toString() { return \"[\" + content + \"]\"; }"})
    members.push_back(plain_member(line));
  return member("static class Cell<T> $0", sequence(Category::Body, std::move(members)));
}

// Inside an inner class, the fields of the outer object are named in full.
void rename_outer_fields(Generator& generator) {
  for (Variable& variable : generator.scope)
    if (variable.name.rfind("this.", 0) == 0) variable.name = generator.flow.self + "." + variable.name;
  if (generator.flow.self.empty())
    std::erase_if(generator.scope,
                  [](const Variable& variable) { return variable.name.rfind(".this.", 0) == 0; });
  generator.flow.self.clear();
}

}  // namespace

Node method_declaration(Generator& generator, const MethodModel& method, const std::string& modifiers,
                        int statements) {
  StateGuard guard(generator);
  std::string self = generator.flow.self;
  generator.flow = Flow();
  generator.flow.self = self;
  generator.flow.level = method.level;
  generator.flow.result = method.result;
  Node parameters = parameter_list(generator, method.parameters, method.name);
  std::vector<Node> body;
  if (std::optional<Node> guard_statement = fuel_guard(generator, method.result))
    body.push_back(std::move(*guard_statement));
  for (int i = 0; i < statements; ++i) body.push_back(generator.statement(3));
  if (!method.result.is_void()) {
    std::string pattern = method.result.is("String") ? "return clip(#0);" : "return #0;";
    body.push_back(statement(pattern, generator.expression(method.result, 3)));
  }
  return member(modifiers + method.result.text() + " " + method.name + "(#0) $1", std::move(parameters),
                block(std::move(body)));
}

Node class_declaration(Generator& generator, const ClassModel& model) {
  StateGuard guard(generator);
  enter_class(generator, model);
  switch (model.kind) {
    case ClassKind::Plain:
    case ClassKind::Abstract:
      return plain_class(generator, model);
    case ClassKind::Interface:
      return interface_declaration(generator, model);
    case ClassKind::Enum:
      return enum_declaration(generator, model);
    case ClassKind::Record:
      return record_declaration(generator, model);
    case ClassKind::Key:
      return key_declaration(generator, model);
    case ClassKind::Unchecked:
    case ClassKind::Checked:
      return exception_declaration(model);
    case ClassKind::Resource:
      return resource_declaration(model);
    case ClassKind::Cell:
      return cell_declaration();
  }
  internal_error(__FILE__, __LINE__, "a class of no kind");
}

Node anonymous_class(Generator& generator, const ClassModel& model, int depth) {
  StateGuard guard(generator);
  std::vector<Node> arguments;
  for (const Type& type : model.constructor) arguments.push_back(generator.expression(type, depth));
  enter_capture(generator, parse_type("void"));
  rename_outer_fields(generator);
  std::vector<Node> members;
  std::string held = generator.fresh("x");
  members.push_back(member("int " + held + " = #0;", generator.leaf(int_type())));
  generator.scope.push_back({"this." + held, int_type(), true, false});
  for (const MethodModel& method : generator.world.all_methods(model))
    if (method.is_abstract)
      members.push_back(method_declaration(generator, method, "public ", generator.random.between(0, 1)));
  return primary(parse_type(model.name), "new " + model.name + "(#0) $1",
                 list(std::move(arguments), "new " + model.name),
                 sequence(Category::Body, std::move(members)));
}

std::optional<Node> local_class(Generator& generator, int depth) {
  std::string name = generator.fresh("Local");
  Node declared = block({});
  {
    StateGuard guard(generator);
    enter_capture(generator, parse_type("void"));
    rename_outer_fields(generator);
    std::string parameter = generator.fresh("p");
    std::vector<Node> members;
    members.push_back(member("int held = #0;", generator.expression(int_type(), 2)));
    generator.scope.push_back({"this.held", int_type(), true, false});
    generator.scope.push_back({parameter, int_type(), false, true});
    members.push_back(
        member("int reach(int " + parameter + ") { return #0; }", generator.expression(int_type(), 2)));
    declared = statement("class " + name + " $0", sequence(Category::Body, std::move(members)));
  }
  Node call = primary(int_type(), "new " + name + "().reach(#0)",
                      generator.expression(int_type(), std::min(depth, 1)));
  std::vector<Node> statements;
  statements.push_back(std::move(declared));
  statements.push_back(observe(generator, std::move(call)));
  return group(std::move(statements));
}

std::optional<Node> inner_class_use(Generator& generator, int) {
  std::vector<const ClassModel*> plain = generator.world.of_kind(ClassKind::Plain);
  if (plain.empty() || (generator.settings.assertions && generator.flow.level >= 900)) return std::nullopt;
  Node outer = generator.leaf(parse_type(plain[0]->name));
  Node call = primary(int_type(), "$0.new Inner(#1).reach(#2)", std::move(outer),
                      generator.expression(int_type(), 1), generator.expression(int_type(), 1));
  return observe(generator, std::move(call));
}

}  // namespace jury::generator
