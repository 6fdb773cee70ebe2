// Statements over collections: filling, loops with every kind of iterator, changes while iterating (which may
// throw ConcurrentModificationException), entries, draining. Single calls are lines of library_table.cpp.
#include "generator/collections.h"

#include <algorithm>

#include "generator/productions.h"
#include "generator/statements.h"
#include "generator/values.h"

namespace jury::generator {
namespace {

bool is_collection(const Type& type) {
  const std::vector<std::string>& names = supertypes(type.name);
  return std::find(names.begin(), names.end(), "Collection") != names.end();
}
bool is_map(const Type& type) {
  return !supertypes(type.name).empty() && supertypes(type.name).back() == "Map";
}
bool is_list(const Type& type) {
  const std::vector<std::string>& names = supertypes(type.name);
  return std::find(names.begin(), names.end(), "List") != names.end();
}
bool is_queue(const Type& type) {
  const std::vector<std::string>& names = supertypes(type.name);
  return std::find(names.begin(), names.end(), "Queue") != names.end();
}

std::optional<Variable> pick_variable(Generator& generator, bool (*wanted)(const Type&)) {
  std::vector<const Variable*> candidates;
  for (const Variable& variable : generator.scope)
    if (wanted(variable.type)) candidates.push_back(&variable);
  if (candidates.empty()) return std::nullopt;
  return *generator.random.pick(candidates);
}

bool too_deep(const Generator& generator, int depth) { return depth <= 0 || generator.flow.loop_depth >= 2; }

void enter_loop(Generator& generator) {
  generator.flow.in_loop = true;
  ++generator.flow.loop_depth;
}

std::string declare_final(Generator& generator, const Type& type) {
  std::string name = generator.fresh("v");
  generator.scope.push_back({name, type, false, true});
  return name;
}

Node insertion(Generator& generator, const std::string& name, const Type& type) {
  if (is_map(type))
    return statement(name + ".put(#0, #1);", generator.expression(type.arguments[0], 1),
                     generator.expression(type.arguments[1], 1));
  return statement(name + ".add(#0);", generator.expression(type.arguments[0], 1));
}

// A collection with something in it, and perhaps an iterator that will outlive changes.
std::optional<Node> filled_collection(Generator& generator, int) {
  Type type = generator.any_type();
  for (int i = 0; i < 8 && !is_collection(type) && !is_map(type); ++i) type = generator.any_type();
  if (!is_collection(type) && !is_map(type)) return std::nullopt;
  std::string name = generator.fresh("v");
  std::vector<Node> statements;
  Node initial = generator.value(type);
  statements.push_back(statement("final " + type.text() + " " + name + " = #0;", std::move(initial)));
  for (int i = generator.random.between(1, generator.settings.assertions ? 2 : 5); i > 0; --i)
    statements.push_back(insertion(generator, name, type));
  generator.scope.push_back({name, type, false, true});
  if (generator.has(Feature::Iterators) && is_collection(type) && generator.random.chance(30))
    statements.push_back(generator.declare(generic("Iterator", type.arguments), generator.fresh("v"),
                                           primary(type, name + ".iterator()"), false));
  return group(std::move(statements));
}

// A change of the collection that a loop is running over.
Node disturbance(Generator& generator, const Variable& collection) {
  const Type& element = collection.type.arguments[0];
  Node condition = generator.condition(1);
  Node change = block({});
  if (is_map(collection.type)) {
    change.children.push_back(
        generator.random.chance(50)
            ? statement(collection.name + ".remove(#0);", generator.expression(element, 1))
            : insertion(generator, collection.name, collection.type));
  } else if (generator.random.chance(50)) {
    change.children.push_back(
        statement(collection.name + ".remove((Object) $0);", generator.expression(element, 1)));
  } else {
    change.children.push_back(insertion(generator, collection.name, collection.type));
  }
  if (generator.random.chance(30)) change.children.push_back(statement("break;"));
  return statement("if (#0) $1", std::move(condition), std::move(change));
}

// What bounds a loop over an iterator whose collection may grow while it runs.
void limit_body(Generator& generator, Node& body, std::vector<Node>& before) {
  if (!generator.settings.assertions) {
    body.children.insert(body.children.begin(), statement("if (!fuel()) break;"));
    return;
  }
  std::string counter = generator.fresh("n");
  before.push_back(statement("int " + counter + " = 0;"));
  body.children.insert(body.children.begin(), statement("if (" + counter + "++ > 6) break;"));
}

std::optional<Node> for_each(Generator& generator, int depth) {
  std::optional<Variable> collection = pick_variable(generator, is_collection);
  if (!collection || too_deep(generator, depth)) return std::nullopt;
  StateGuard guard(generator);
  enter_loop(generator);
  const Type& element = collection->type.arguments[0];
  std::string name = declare_final(generator, element);
  Node body = small_block(generator, depth);
  if (generator.random.chance(generator.settings.assertions ? 65 : 45))
    body.children.push_back(disturbance(generator, *collection));
  std::vector<Node> statements;
  limit_body(generator, body, statements);
  statements.push_back(
      statement("for (" + element.text() + " " + name + " : " + collection->name + ") $0", std::move(body)));
  return group(std::move(statements));
}

std::optional<Node> entry_loop(Generator& generator, int depth) {
  std::optional<Variable> map = pick_variable(generator, is_map);
  if (!map || too_deep(generator, depth)) return std::nullopt;
  StateGuard guard(generator);
  enter_loop(generator);
  std::string entry = generator.fresh("v");
  std::string key = declare_final(generator, map->type.arguments[0]);
  std::string value = declare_final(generator, map->type.arguments[1]);
  Node body = small_block(generator, depth);
  if (generator.random.chance(30))
    body.children.push_back(
        statement(entry + ".setValue(#0);", generator.expression(map->type.arguments[1], 1)));
  if (generator.random.chance(25)) body.children.push_back(disturbance(generator, *map));
  body.children.insert(body.children.begin(), statement("final " + map->type.arguments[1].text() + " " +
                                                        value + " = " + entry + ".getValue();"));
  body.children.insert(body.children.begin(), statement("final " + map->type.arguments[0].text() + " " + key +
                                                        " = " + entry + ".getKey();"));
  std::vector<Node> statements;
  limit_body(generator, body, statements);
  std::string entry_type = generic("Map.Entry", map->type.arguments).text();
  statements.push_back(
      statement("for (" + entry_type + " " + entry + " : " + map->name + ".entrySet()) $0", std::move(body)));
  return group(std::move(statements));
}

std::string iterator_source(Generator& generator, const Variable& collection) {
  if (!is_map(collection.type)) return collection.name + ".iterator()";
  return collection.name +
         (generator.random.chance(70) ? ".keySet().iterator()" : ".navigableKeySet().descendingIterator()");
}

std::optional<Node> iterator_loop(Generator& generator, int depth) {
  std::optional<Variable> collection =
      pick_variable(generator, generator.random.chance(75) ? is_collection : is_map);
  if (!collection || too_deep(generator, depth)) return std::nullopt;
  std::string source = iterator_source(generator, *collection);
  bool sorted = collection->type.is("TreeMap") || collection->type.is("NavigableMap");
  if (source.find("navigable") != std::string::npos && !sorted)
    source = collection->name + ".keySet().iterator()";
  StateGuard guard(generator);
  Type element = collection->type.arguments[0];
  Type iterator_type = generic("Iterator", {element});
  std::string iterator = generator.fresh("v");
  std::vector<Node> statements;
  statements.push_back(statement("final " + iterator_type.text() + " " + iterator + " = " + source + ";"));
  enter_loop(generator);
  std::string name = declare_final(generator, element);
  Node body = small_block(generator, depth);
  body.children.insert(body.children.begin(),
                       statement("final " + element.text() + " " + name + " = " + iterator + ".next();"));
  if (generator.random.chance(60))
    body.children.push_back(
        statement("if (#0) $1", generator.condition(2), block({statement(iterator + ".remove();")})));
  if (generator.random.chance(25)) body.children.push_back(disturbance(generator, *collection));
  limit_body(generator, body, statements);
  statements.push_back(statement("while (" + iterator + ".hasNext()) $0", std::move(body)));
  return group(std::move(statements));
}

// A statement in a block of its own, so that its variables do not outlive it.
Node block_statement(Generator& generator, int depth) { return statement("$0", generator.block(depth, 1)); }

// An iterator, perhaps a change behind its back, then its use.
std::optional<Node> iterator_story(Generator& generator, int depth) {
  std::optional<Variable> collection = pick_variable(generator, is_collection);
  if (!collection) return std::nullopt;
  Type element = collection->type.arguments[0];
  std::vector<Node> statements;
  std::string iterator = generator.fresh("v");
  statements.push_back(generator.declare(generic("Iterator", {element}), iterator,
                                         primary(collection->type, collection->name + ".iterator()"), false));
  Node change = disturbance(generator, *collection);
  std::erase_if(change.children[1].children,
                [](const Node& statement) { return statement.pattern == "break;"; });
  if (generator.random.chance(60)) statements.push_back(std::move(change));
  if (depth > 0) statements.push_back(block_statement(generator, depth - 1));
  std::string value = declare_final(generator, element);
  Node use = block({statement("final " + element.text() + " " + value + " = " + iterator + ".next();")});
  {
    StateGuard guard(generator);
    use.children.push_back(generator.statement(0));
  }
  generator.scope.pop_back();
  statements.push_back(statement("if (" + iterator + ".hasNext()) $0", std::move(use)));
  return group(std::move(statements));
}

std::optional<Node> list_iterator_loop(Generator& generator, int depth) {
  std::optional<Variable> list = pick_variable(generator, is_list);
  if (!list || too_deep(generator, depth)) return std::nullopt;
  StateGuard guard(generator);
  Type element = list->type.arguments[0];
  bool forward = generator.random.chance(60);
  std::string iterator = generator.fresh("v");
  std::string start = forward ? "" : list->name + ".size()";
  std::vector<Node> statements;
  statements.push_back(statement("final " + generic("ListIterator", {element}).text() + " " + iterator +
                                 " = " + list->name + ".listIterator(" + start + ");"));
  enter_loop(generator);
  std::string name = declare_final(generator, element);
  std::vector<Node> body;
  body.push_back(statement("final " + element.text() + " " + name + " = " + iterator +
                           (forward ? ".next();" : ".previous();")));
  body.push_back(generator.statement(0));
  static const std::vector<std::string> changes = {".set(#1);", ".add(#1);", ".remove();"};
  for (int i = generator.random.between(1, 2); i > 0; --i)
    body.push_back(statement("if (#0) { " + iterator + generator.random.pick(changes) + " }",
                             generator.condition(1), generator.expression(element, 1)));
  Node loop_body = block(std::move(body));
  limit_body(generator, loop_body, statements);
  statements.push_back(statement("while (" + iterator + (forward ? ".hasNext()" : ".hasPrevious()") + ") $0",
                                 std::move(loop_body)));
  return group(std::move(statements));
}

std::optional<Node> drain(Generator& generator, int depth) {
  std::optional<Variable> queue = pick_variable(generator, is_queue);
  if (!queue || too_deep(generator, depth)) return std::nullopt;
  StateGuard guard(generator);
  std::vector<Node> statements;
  std::string limit = loop_guard(generator, statements);
  enter_loop(generator);
  std::string name = declare_final(generator, queue->type.arguments[0]);
  Node body = small_block(generator, depth);
  body.children.insert(body.children.begin(), statement("final " + queue->type.arguments[0].text() + " " +
                                                        name + " = " + queue->name + ".poll();"));
  statements.push_back(
      statement("while (!" + queue->name + ".isEmpty() && " + limit + ") $0", std::move(body)));
  return group(std::move(statements));
}

// `map.computeIfAbsent(k, ...).add(x)`: collections inside collections.
std::optional<Node> multimap_insertion(Generator& generator, int) {
  std::optional<Variable> map =
      pick_variable(generator, [](const Type& type) { return is_map(type) && type.arguments[1].is("List"); });
  if (!map || !generator.has(Feature::Lambdas)) return std::nullopt;
  std::string made = "new " + generic("ArrayList", map->type.arguments[1].arguments).text() + "()";
  return statement(map->name + ".computeIfAbsent(#0, " + generator.fresh("p") + " -> " + made + ").add(#1);",
                   generator.expression(map->type.arguments[0], 1),
                   generator.expression(map->type.arguments[1].arguments[0], 1));
}

}  // namespace

std::optional<Node> collection_loop(Generator& generator, int depth) {
  bool iterators = generator.has(Feature::Iterators);
  int choice = generator.random.below(10);
  if (iterators && generator.settings.assertions && choice < 5) return iterator_story(generator, depth);
  if (choice < 4 || !iterators) return for_each(generator, depth);
  if (choice < 7) return iterator_loop(generator, depth);
  return choice < 8 ? entry_loop(generator, depth) : list_iterator_loop(generator, depth);
}

StatementTable collection_statements() {
  return {
      {"filled collection", Feature::Collections, 10, filled_collection},
      {"for each", Feature::Collections, 12, for_each},
      {"entry loop", Feature::Collections, 6, entry_loop},
      {"iterator loop", Feature::Iterators, 10, iterator_loop},
      {"list iterator loop", Feature::Iterators, 6, list_iterator_loop},
      {"iterator story", Feature::Iterators, 5, iterator_story},
      {"drain", Feature::Collections, 3, drain},
      {"multimap insertion", Feature::Collections, 2, multimap_insertion},
  };
}

}  // namespace jury::generator
