// Choosing types for variables, fields, parameters and elements, as the features allow.
#include "generator/generator.h"

namespace jury::generator {
namespace {

// Weighted alternatives, chosen once all are known.
class TypeMenu {
 public:
  explicit TypeMenu(Generator& generator) : generator_(generator) {}
  TypeMenu& add(Feature feature, int weight, const std::string& text) {
    if (generator_.has(feature)) add_type(weight, parse_type(text));
    return *this;
  }
  TypeMenu& add_type(int weight, Type type) {
    types_.push_back(std::move(type));
    weights_.push_back(weight);
    return *this;
  }
  Type choose() { return types_[generator_.random.weighted(weights_)]; }

 private:
  Generator& generator_;
  std::vector<Type> types_;
  std::vector<int> weights_;
};

void add_classes(TypeMenu& menu, const Generator& generator, ClassKind kind, int weight) {
  for (const ClassModel* model : generator.world.of_kind(kind))
    menu.add_type(weight, parse_type(model->name));
}

Type array_type(Generator& generator) {
  TypeMenu menu(generator);
  menu.add(Feature::Base, 10, "int[]")
      .add(Feature::Arithmetic, 3, "long[]")
      .add(Feature::Arithmetic, 3, "byte[]");
  menu.add(Feature::Arithmetic, 2, "short[]")
      .add(Feature::Arithmetic, 3, "char[]")
      .add(Feature::Base, 3, "boolean[]");
  menu.add(Feature::Floats, 2, "double[]")
      .add(Feature::Floats, 2, "float[]")
      .add(Feature::Strings, 4, "String[]");
  menu.add(Feature::Boxes, 3, "Integer[]")
      .add(Feature::Base, 5, "int[][]")
      .add(Feature::Arithmetic, 2, "long[][]");
  menu.add(Feature::Boxes, 7, "Object[]")
      .add(Feature::Strings, 1, "String[][]")
      .add(Feature::Base, 1, "int[][][]");
  add_classes(menu, generator, ClassKind::Plain, 2);
  Type chosen = menu.choose();
  return chosen.is_array() ? chosen : array_of(chosen);
}

bool unordered(const Generator& generator, const Type& type) {
  const ClassModel* model = generator.world.find(type.name);
  return model && model->kind != ClassKind::Key;
}

Type map_type(Generator& generator) {
  static const std::vector<std::string> names = {"Map",           "Map",          "HashMap",
                                                 "LinkedHashMap", "NavigableMap", "TreeMap"};
  Type key = generator.key_type();
  std::string name = generator.random.pick(names);
  if (unordered(generator, key) && (name == "NavigableMap" || name == "TreeMap")) name = "Map";
  Type element =
      generator.random.chance(15) ? generic("List", {parse_type("Integer")}) : generator.key_type();
  return generic(name, {key, element});
}

Type collection_type(Generator& generator) {
  static const std::vector<std::string> names = {
      "List",         "List",          "List",          "ArrayList",  "LinkedList", "Deque",
      "ArrayDeque",   "Queue",         "Set",           "Set",        "HashSet",    "TreeSet",
      "NavigableSet", "LinkedHashSet", "PriorityQueue", "Collection", "Vector",     "Stack"};
  if (generator.random.chance(30)) return map_type(generator);
  std::string name = generator.random.pick(names);
  Type element = generator.element_type();
  bool ordered = name == "TreeSet" || name == "NavigableSet" || name == "PriorityQueue";
  if (ordered && (unordered(generator, element) || !supertypes(element.name).empty()))
    element = parse_type("Integer");
  return generic(name, {element});
}

Type function_type(Generator& generator) {
  TypeMenu menu(generator);
  menu.add(Feature::Base, 4, "IntUnaryOperator")
      .add(Feature::Base, 4, "IntBinaryOperator")
      .add(Feature::Base, 3, "IntPredicate");
  menu.add(Feature::Boxes, 3, "Function<Integer, Integer>").add(Feature::Boxes, 2, "Supplier<Integer>");
  menu.add(Feature::Strings, 2, "Function<String, Integer>")
      .add(Feature::Strings, 2, "UnaryOperator<String>");
  menu.add(Feature::Boxes, 2, "BiFunction<Integer, Integer, Integer>")
      .add(Feature::Boxes, 2, "Predicate<Integer>");
  return menu.choose();
}

}  // namespace

Type Generator::primitive_type() {
  TypeMenu menu(*this);
  menu.add(Feature::Base, 12, "int").add(Feature::Base, 4, "boolean").add(Feature::Arithmetic, 5, "long");
  menu.add(Feature::Arithmetic, 3, "byte")
      .add(Feature::Arithmetic, 3, "short")
      .add(Feature::Arithmetic, 3, "char");
  menu.add(Feature::Floats, 2, "float").add(Feature::Floats, 3, "double");
  return menu.choose();
}

Type Generator::numeric_type() {
  Type type = primitive_type();
  return type.is_numeric() ? type : parse_type("int");
}

Type Generator::key_type() {
  if (!keys_.empty() && random.chance(88)) return random.pick(keys_);
  TypeMenu menu(*this);
  menu.add(Feature::Base, 8, "Integer").add(Feature::Strings, 6, "String");
  menu.add(Feature::Boxes, 1, "Long").add(Feature::Boxes, 1, "Character");
  add_classes(menu, *this, ClassKind::Key, 4);
  add_classes(menu, *this, ClassKind::Record, 1);
  return menu.choose();
}

Type Generator::element_type() {
  TypeMenu menu(*this);
  menu.add_type(20, key_type());
  menu.add(Feature::Base, 2, "List<Integer>").add(Feature::Decimals, 1, "Double");
  add_classes(menu, *this, ClassKind::Plain, 1);
  return menu.choose();
}

Type Generator::iterable_type() {
  static const std::vector<std::string> names = {"List", "List",  "ArrayList", "LinkedList",
                                                 "Set",  "Deque", "Collection"};
  const Type key = keys_.empty() ? parse_type("Integer") : keys_[0];
  if (random.chance(20)) return generic("Map", {key, key});
  return generic(random.pick(names), {key});
}

Type Generator::any_type() {
  if (!palette_.empty() && random.chance(88)) return random.pick(palette_);
  TypeMenu menu(*this);
  menu.add_type(24, primitive_type());
  menu.add(Feature::Strings, 7, "String")
      .add(Feature::Strings, 2, "StringBuilder")
      .add(Feature::Boxes, 2, "Object");
  if (has(Feature::Boxes))
    menu.add_type(4, box_of(has(Feature::Decimals) ? primitive_type() : parse_type("int")));
  if (has(Feature::Arrays)) menu.add_type(8, array_type(*this));
  if (has(Feature::Collections)) menu.add_type(14, collection_type(*this));
  if (has(Feature::Iterators))
    menu.add_type(2, generic("Iterator", {key_type()})).add_type(1, generic("ListIterator", {key_type()}));
  if (has(Feature::Lambdas)) menu.add_type(4, function_type(*this));
  if (has(Feature::Collections) && has(Feature::Boxes)) menu.add_type(1, generic("Optional", {key_type()}));
  for (ClassKind kind : {ClassKind::Plain, ClassKind::Abstract, ClassKind::Interface, ClassKind::Key})
    add_classes(menu, *this, kind, 2);
  for (ClassKind kind : {ClassKind::Enum, ClassKind::Record}) add_classes(menu, *this, kind, 2);
  for (const ClassModel* model : world.of_kind(ClassKind::Cell))
    menu.add_type(2, generic(model->name, {key_type()}));
  return menu.choose();
}

void Generator::choose_palette() {
  for (int i = random.between(1, 2); i > 0; --i) keys_.push_back(key_type());
  std::vector<Type> chosen = {parse_type("int"), parse_type("int"), parse_type("boolean"), primitive_type(),
                              primitive_type()};
  if (has(Feature::Strings)) chosen.push_back(parse_type("String"));
  if (has(Feature::Boxes)) chosen.push_back(parse_type("Integer"));
  if (has(Feature::Collections))
    for (int i = random.between(2, 4); i > 0; --i) chosen.push_back(collection_type(*this));
  if (has(Feature::Iterators))
    chosen.push_back(generic(random.chance(70) ? "Iterator" : "ListIterator", {keys_[0]}));
  if (has(Feature::Arrays)) chosen.push_back(array_type(*this));
  if (has(Feature::Lambdas)) chosen.push_back(function_type(*this));
  for (int i = random.between(3, 5); i > 0; --i) chosen.push_back(any_type());
  palette_ = std::move(chosen);
}

}  // namespace jury::generator
