// Throw, try/catch/finally, multi-catch, resources, checked exceptions.
#include <algorithm>

#include "generator/productions.h"
#include "generator/statements.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

struct LibraryException {
  const char* name;
  const char* parent;  // nearest one in this table, or RuntimeException
};

const std::vector<LibraryException>& library_exceptions() {
  static const std::vector<LibraryException> table = {
      {"ArithmeticException", "RuntimeException"},
      {"NullPointerException", "RuntimeException"},
      {"ClassCastException", "RuntimeException"},
      {"IndexOutOfBoundsException", "RuntimeException"},
      {"ArrayIndexOutOfBoundsException", "IndexOutOfBoundsException"},
      {"StringIndexOutOfBoundsException", "IndexOutOfBoundsException"},
      {"NegativeArraySizeException", "RuntimeException"},
      {"ArrayStoreException", "RuntimeException"},
      {"IllegalArgumentException", "RuntimeException"},
      {"NumberFormatException", "IllegalArgumentException"},
      {"IllegalStateException", "RuntimeException"},
      {"UnsupportedOperationException", "RuntimeException"},
      {"NoSuchElementException", "RuntimeException"},
      {"ConcurrentModificationException", "RuntimeException"},
  };
  return table;
}

// Whether one unchecked exception is a subclass of the other, or the same.
bool is_below(const Generator& generator, const std::string& name, const std::string& ancestor) {
  if (name == ancestor || ancestor == "RuntimeException") return true;
  for (const LibraryException& row : library_exceptions())
    if (name == row.name)
      return name != row.parent && std::string(row.parent) != "RuntimeException" &&
             is_below(generator, row.parent, ancestor);
  return generator.world.is_subclass(name, ancestor);
}

std::vector<std::string> exception_names(const Generator& generator) {
  std::vector<std::string> names;
  // Programs with asserts leave concurrent modifications uncaught: a property is about them.
  for (const LibraryException& row : library_exceptions())
    if (!generator.settings.assertions || std::string(row.name) != "ConcurrentModificationException")
      names.push_back(row.name);
  for (int i = 0; i < 4; ++i)
    for (const ClassModel* model : generator.world.of_kind(ClassKind::Unchecked))
      names.push_back(model->name);
  return names;
}

Node new_exception(Generator& generator) {
  static const std::vector<std::string> thrown = {"IllegalStateException", "IllegalArgumentException",
                                                  "UnsupportedOperationException", "ArithmeticException",
                                                  "RuntimeException"};
  std::vector<const ClassModel*> own = generator.world.of_kind(ClassKind::Unchecked);
  if (!own.empty() && generator.random.chance(60))
    return new_object(generator, *generator.random.pick(own), 1);
  std::string name = generator.random.pick(thrown);
  Node message = generator.has(Feature::Strings) ? generator.expression(parse_type("String"), 1)
                                                 : primary(parse_type("String"), "\"m\"");
  return primary(parse_type(name), "new " + name + "(clean(#0))", std::move(message));
}

std::optional<Node> throw_statement(Generator& generator, int) {
  Node condition = generator.condition(2);
  std::vector<const ClassModel*> checked = generator.world.of_kind(ClassKind::Checked);
  Node thrown = generator.flow.checked && !checked.empty() && generator.random.chance(50)
                    ? new_object(generator, *checked[0], 1)
                    : new_exception(generator);
  return statement("if (#0) $1", std::move(condition), block({statement("throw #0;", std::move(thrown))}));
}

bool is_checked(const Generator& generator, const std::string& name) {
  const ClassModel* model = generator.world.find(name);
  return model && model->kind == ClassKind::Checked;
}

Node catch_clause(Generator& generator, const std::string& types, int depth) {
  StateGuard guard(generator);
  std::string name = generator.fresh("e");
  Node body = small_block(generator, std::min(depth, 2));
  body.children.insert(body.children.begin(),
                       observe(generator, primary(parse_type("String"), "describe(" + name + ")")));
  if (types.find('|') == std::string::npos && !is_checked(generator, types) && generator.random.chance(10))
    body.children.push_back(
        statement("if (#0) $1", generator.condition(2), block({statement("throw " + name + ";")})));
  return make_node(Category::Clause, "catch (" + types + " " + name + ") $0", std::move(body));
}

// Catch clauses for exceptions of which none is caught by an earlier clause.
std::vector<Node> catch_clauses(Generator& generator, int depth) {
  std::vector<std::string> names = exception_names(generator);
  std::vector<std::string> caught;
  std::vector<Node> clauses;
  int count = generator.random.between(1, 2);
  auto fresh_name = [&]() -> std::string {
    std::string name = generator.random.pick(names);
    for (const std::string& earlier : caught)
      if (is_below(generator, name, earlier) || is_below(generator, earlier, name)) return "";
    caught.push_back(name);
    return name;
  };
  for (int i = 0; i < count; ++i) {
    std::string first = fresh_name();
    if (first.empty()) continue;
    std::string second = generator.random.chance(30) ? fresh_name() : "";
    clauses.push_back(catch_clause(generator, second.empty() ? first : first + " | " + second, depth));
  }
  if (generator.settings.assertions ? clauses.empty() : clauses.empty() || generator.random.chance(60))
    clauses.push_back(catch_clause(
        generator, generator.settings.assertions ? "ArithmeticException" : "RuntimeException", depth));
  return clauses;
}

Node try_block(Generator& generator, int depth) {
  Node body = small_block(generator, depth);
  if (generator.random.chance(20)) body.children.push_back(statement("throw #0;", new_exception(generator)));
  return body;
}

// A finally block that may end the method or the loop by itself, which Java allows and forgets the exception.
Node finally_block(Generator& generator, int depth) {
  // In programs with asserts it must not hide the failure of one.
  if (generator.settings.assertions) return block({observe(generator, generator.leaf(parse_type("int")))});
  Node body = small_block(generator, std::min(depth, 2));
  body.children.push_back(observe(generator, int_literal(generator.random.below(100))));
  return body;
}

std::optional<Node> try_statement(Generator& generator, int depth) {
  if (depth <= 0) return std::nullopt;
  if (generator.random.chance(20)) {
    Node body = small_block(generator, depth);
    return statement("try $0 finally $1", std::move(body), finally_block(generator, depth));
  }
  Node body = try_block(generator, depth);
  Node clauses = sequence(Category::Clauses, catch_clauses(generator, depth));
  if (generator.random.chance(60)) return statement("try $0\n#1", std::move(body), std::move(clauses));
  return statement("try $0\n#1\nfinally $2", std::move(body), std::move(clauses),
                   finally_block(generator, depth));
}

std::optional<Node> checked_try(Generator& generator, int depth) {
  std::vector<const ClassModel*> checked = generator.world.of_kind(ClassKind::Checked);
  if (depth <= 0 || checked.empty()) return std::nullopt;
  Node body = block({});
  {
    StateGuard guard(generator);
    generator.flow.checked = true;
    body = small_block(generator, depth);
    Node condition = generator.condition(2);
    Node thrown = statement("throw #0;", new_object(generator, *checked[0], 1));
    body.children.push_back(statement("if (#0) $1", std::move(condition), block({std::move(thrown)})));
  }
  return statement("try $0\n#1", std::move(body),
                   sequence(Category::Clauses, {catch_clause(generator, checked[0]->name, depth)}));
}

std::optional<Node> try_with_resources(Generator& generator, int depth) {
  std::vector<const ClassModel*> resources = generator.world.of_kind(ClassKind::Resource);
  if (depth <= 0 || resources.empty()) return std::nullopt;
  Node opened = new_object(generator, *resources[0], 1);
  Node second = new_object(generator, *resources[0], 1);
  std::string name = resources[0]->name + " " + generator.fresh("v") + " = #0";
  if (generator.random.chance(40)) name += "; " + resources[0]->name + " " + generator.fresh("v") + " = #1";
  Node body = try_block(generator, depth);
  Node clauses = sequence(Category::Clauses, {catch_clause(generator, "RuntimeException", depth)});
  return statement("try (" + name + ") $2\n#3", std::move(opened), std::move(second), std::move(body),
                   std::move(clauses));
}

}  // namespace

StatementTable exception_statements() {
  return {
      {"throw", Feature::Exceptions, 2, throw_statement},
      {"try", Feature::Exceptions, 6, try_statement},
      {"try with a checked exception", Feature::Exceptions, 1, checked_try},
      {"try with resources", Feature::Exceptions, 1, try_with_resources},
  };
}

}  // namespace jury::generator
