#include "start/library_values.h"

#include <algorithm>

namespace jury::start {

namespace {

template <std::size_t Size>
bool is_one_of(const std::string_view (&names)[Size], Symbol name) {
  return std::ranges::any_of(names, [&](std::string_view known) { return name == known; });
}

struct Row {
  std::string_view type;
  std::vector<std::string_view> classes;
};

const std::vector<Row>& table() {
  static const std::vector<Row> rows{
      {"java/lang/Iterable", {"java/util/ArrayList", "java/util/HashSet"}},
      {"java/util/Collection", {"java/util/ArrayList", "java/util/HashSet"}},
      {"java/util/List", {"java/util/ArrayList", "java/util/LinkedList"}},
      {"java/util/AbstractList", {"java/util/ArrayList", "java/util/LinkedList"}},
      {"java/util/ArrayList", {"java/util/ArrayList"}},
      {"java/util/LinkedList", {"java/util/LinkedList"}},
      {"java/util/Vector", {"java/util/Vector"}},
      {"java/util/Stack", {"java/util/Stack"}},
      {"java/util/Queue", {"java/util/ArrayDeque", "java/util/LinkedList"}},
      {"java/util/Deque", {"java/util/ArrayDeque", "java/util/LinkedList"}},
      {"java/util/ArrayDeque", {"java/util/ArrayDeque"}},
      {"java/util/PriorityQueue", {"java/util/PriorityQueue"}},
      {"java/util/Set", {"java/util/HashSet", "java/util/LinkedHashSet"}},
      {"java/util/HashSet", {"java/util/HashSet", "java/util/LinkedHashSet"}},
      {"java/util/LinkedHashSet", {"java/util/LinkedHashSet"}},
      {"java/util/SortedSet", {"java/util/TreeSet"}},
      {"java/util/NavigableSet", {"java/util/TreeSet"}},
      {"java/util/TreeSet", {"java/util/TreeSet"}},
      {"java/util/Map", {"java/util/HashMap", "java/util/LinkedHashMap"}},
      {"java/util/AbstractMap", {"java/util/HashMap", "java/util/LinkedHashMap"}},
      {"java/util/HashMap", {"java/util/HashMap", "java/util/LinkedHashMap"}},
      {"java/util/LinkedHashMap", {"java/util/LinkedHashMap"}},
      {"java/util/SortedMap", {"java/util/TreeMap"}},
      {"java/util/NavigableMap", {"java/util/TreeMap"}},
      {"java/util/TreeMap", {"java/util/TreeMap"}},
  };
  return rows;
}

}  // namespace

std::vector<std::string_view> collection_classes(Symbol type_name) {
  for (const auto& row : table())
    if (type_name == row.type) return row.classes;
  return {};
}

bool is_box(Symbol name) {
  constexpr std::string_view boxes[] = {"java/lang/Integer", "java/lang/Long",    "java/lang/Short",
                                        "java/lang/Byte",    "java/lang/Boolean", "java/lang/Character",
                                        "java/lang/Float",   "java/lang/Double"};
  return is_one_of(boxes, name);
}

bool has_fields_only(program::Program& program, Symbol class_name) {
  constexpr std::string_view builders[] = {"java/lang/StringBuilder", "java/lang/StringBuffer"};
  if (is_one_of(builders, class_name)) return true;
  const auto* cls = program.find_class(class_name);
  if (!cls || cls->is_abstract() || cls->is_interface() || !class_name.view().starts_with("java/util/"))
    return false;
  bool found = false;
  for (; cls; cls = cls->superclass.empty() ? nullptr : program.find_class(cls->superclass))
    for (const auto& field : cls->fields) {
      if (field.is_static()) continue;
      if (field.type.is_reference()) return false;
      found = true;
    }
  return found;
}

bool is_kept_by_library(Symbol class_name) {
  constexpr std::string_view classes[] = {"java/util/Optional", "java/util/logging/Logger"};
  return is_one_of(classes, class_name);
}

bool is_one_of_constants(Symbol class_name) { return class_name == "java/util/logging/Level"; }

std::vector<Symbol> general_values(program::Program& program, Symbol type) {
  constexpr std::string_view general[] = {"java/lang/Object", "java/lang/Integer"};
  constexpr std::string_view unchecked[] = {"java/lang/RuntimeException", "java/lang/Error"};
  std::vector<Symbol> classes;
  for (const auto& name : general)
    if (program.is_subclass(Symbol(name), type)) classes.emplace_back(name);
  if (type == "java/lang/CharSequence") classes.emplace_back("java/lang/String");
  if (!program.is_subclass(type, Symbol("java/lang/Throwable"))) return classes;
  if (!program.get_class(type).is_abstract()) classes.push_back(type);
  for (const auto& name : unchecked)
    if (type != name && program.is_subclass(Symbol(name), type)) classes.emplace_back(name);
  return classes;
}

std::vector<Symbol> class_constants(program::Workspace& workspace) {
  constexpr std::size_t most = 8;
  std::vector<Symbol> names{Symbol("java/lang/Object"), Symbol("java/lang/String"), Symbol("java/lang/Integer")};
  for (const auto& name : workspace.user_classes())
    if (names.size() < most) names.push_back(name);
  return names;
}

}  // namespace jury::start
