// The frame of a program: static fields and methods, the parts that main runs one after the other, main
// itself. Most parts run under a handler, so that one exception does not hide all that would follow; some do
// not, so that uncaught exceptions end programs too.
#include "generator/classes.h"
#include "generator/collections.h"
#include "generator/generator.h"
#include "generator/prelude.h"
#include "generator/prune.h"
#include "generator/statements.h"

namespace jury::generator {

constexpr const char* input_names[] = {"a", "b", "c"};

class ProgramBuilder {
 public:
  explicit ProgramBuilder(Generator& generator) : generator_(generator), random_(generator.random) {}

  Node build() {
    plan_classes(generator_);
    generator_.choose_palette();
    plan_statics();
    plan_inputs();
    std::vector<Node> members = static_fields();
    for (const ClassModel& model : generator_.world.classes)
      members.push_back(class_declaration(generator_, model));
    for (const MethodModel& method : generator_.world.statics) members.push_back(static_method(method));
    add_parts(members);
    return assemble(std::move(members));
  }

 private:
  void plan_statics() {
    for (int i = random_.between(1, 1 + generator_.settings.size); i > 0; --i) {
      MethodModel method{generator_.fresh("m"),
                         random_.chance(65) ? generator_.primitive_type() : generator_.any_type(),
                         {},
                         0,
                         false};
      method.level = 1 + static_cast<int>(generator_.world.statics.size());
      for (int j = random_.between(0, 3); j > 0; --j)
        method.parameters.push_back(random_.chance(60) ? generator_.primitive_type() : generator_.any_type());
      generator_.world.statics.push_back(method);
    }
    for (int i = random_.between(1, 3); i > 0; --i) {
      Type type = random_.chance(70) ? generator_.primitive_type() : generator_.any_type();
      if (type.is("Iterator") || type.is("ListIterator") || type.is("Object")) type = parse_type("int");
      generator_.world.static_fields.push_back({generator_.fresh("f"), type, true, false});
    }
  }

  void plan_inputs() {
    if (!generator_.settings.assertions) return;
    inputs_ = random_.between(1, 3);
    for (int i = 0; i < inputs_; ++i) {
      int low = random_.between(-2, 2);
      generator_.inputs.push_back({low, low + random_.between(1, 4)});
    }
  }

  std::vector<Node> static_fields() {
    std::vector<Node> members;
    for (const Variable& field : generator_.world.static_fields)
      members.push_back(
          member("static " + field.type.text() + " " + field.name + " = #0;", generator_.value(field.type)));
    return members;
  }

  void enter_static_code() {
    generator_.scope = generator_.world.static_fields;
    generator_.flow = Flow();
  }

  Node static_method(const MethodModel& method) {
    enter_static_code();
    return method_declaration(generator_, method, "static ", random_.between(1, 4));
  }

  void add_parts(std::vector<Node>& members) {
    int parts = generator_.settings.assertions ? 1 : 2 + generator_.settings.size / 2;
    std::vector<Node> calls;
    for (int i = 0; i < parts; ++i) {
      std::string name = generator_.fresh("part");
      members.push_back(part(name));
      calls.push_back(call_of(name));
    }
    members.push_back(main_method(std::move(calls)));
  }

  Node part(const std::string& name) {
    enter_static_code();
    generator_.flow.result = parse_type("void");
    std::vector<Node> parameters;
    for (int i = 0; i < inputs_; ++i) {
      parameters.push_back(make_node(Category::Text, std::string("int ") + input_names[i]));
      generator_.scope.push_back({input_names[i], parse_type("int"), false, true});
    }
    generator_.statements_left = 6 + generator_.settings.size * 3;
    std::vector<Node> statements = first_variables();
    int count = random_.between(3, 5 + generator_.settings.size);
    int loop = generator_.has(Feature::Collections) && random_.chance(70) ? random_.below(count) : -1;
    for (int i = 0; i < count; ++i) {
      std::optional<Node> made = i == loop ? collection_loop(generator_, 2) : std::nullopt;
      statements.push_back(made ? std::move(*made) : generator_.statement(3));
    }
    if (generator_.settings.assertions)
      for (int i = random_.between(1, 2); i > 0; --i)
        statements.push_back(observe(generator_, generator_.expression(parse_type("int"), 1)));
    Node body = block(std::move(statements));
    return member("static void " + name + "(#0) $1", list(std::move(parameters)), std::move(body));
  }

  std::vector<Type> first_types() {
    std::vector<Type> types;
    if (generator_.has(Feature::Collections)) types.push_back(generator_.iterable_type());
    for (int i = random_.between(2, 4); i > 0; --i) types.push_back(generator_.any_type());
    return types;
  }

  std::vector<Node> first_variables() {
    std::vector<Node> result;
    for (Type type : first_types()) {
      // Inputs should matter: variables of programs with asserts start from them.
      bool depends = generator_.settings.assertions && supertypes(type.name).empty();
      Node initial = depends ? generator_.expression(type, 1) : generator_.value(type);
      result.push_back(
          generator_.declare(type, generator_.fresh("v"), std::move(initial), random_.chance(60)));
    }
    return result;
  }

  Node call_of(const std::string& name) {
    if (generator_.settings.assertions) {
      std::string arguments = inputs_ == 1 ? "a" : inputs_ == 2 ? "a, b" : "a, b, c";
      return statement(name + "(" + arguments + ");");
    }
    if (random_.chance(8)) return statement(name + "();");
    return statement("try { " + name + "(); } catch (RuntimeException e) { show(describe(e)); }");
  }

  Node main_method(std::vector<Node> calls) {
    std::vector<Node> statements;
    for (int i = 0; i < inputs_; ++i) {
      const InputRange& limits = generator_.inputs[static_cast<std::size_t>(i)];
      std::string range = std::to_string(limits.low) + ", " + std::to_string(limits.high);
      statements.push_back(statement(std::string("int ") + input_names[i] + " = input(" + range + ");"));
    }
    for (Node& call : calls) statements.push_back(std::move(call));
    if (!generator_.settings.assertions) {
      for (const Variable& field : generator_.world.static_fields)
        if (is_observable(generator_, field.type))
          statements.push_back(observe(generator_, generator_.variable_node(field)));
      statements.push_back(statement("System.out.println(checksum);"));
    }
    return member("public static void main(String[] args) $0", block(std::move(statements)));
  }

  void add_input_helpers(std::vector<Node>& members) {
    members.push_back(
        member("static int input(int low, int high) {\n  int value = Verifier.nondetInt();\n"
               "  Verifier.assume(value >= low && value <= high);\n  return value;\n}"));
  }

  Node assemble(std::vector<Node> members) {
    std::string text;
    for (const Node& declared : members) text += print(declared) + "\n";
    std::vector<Node> all = prelude(generator_.settings, text);
    if (inputs_) add_input_helpers(all);
    for (Node& declared : members) all.push_back(std::move(declared));
    std::vector<Node> unit;
    unit.push_back(member("import java.util.*;"));
    unit.push_back(member("import java.util.function.*;"));
    if (inputs_) unit.push_back(member("import org.sosy_lab.sv_benchmarks.Verifier;"));
    unit.push_back(
        member("public class " + generator_.class_name() + " $0", sequence(Category::Body, std::move(all))));
    Node program = sequence(Category::Unit, std::move(unit));
    prune_unused_methods(program);
    return program;
  }

  Generator& generator_;
  Random& random_;
  int inputs_ = 0;
};

Node Generator::program() { return ProgramBuilder(*this).build(); }

}  // namespace jury::generator
