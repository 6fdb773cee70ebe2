#include "encode/initial_collections.h"

#include <algorithm>

#include "support/diagnostics.h"

namespace jury::encode {

namespace {

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

namespace {

const ir::Method& fill_method_of(program::Program& program, std::string_view descriptor) {
  const auto* method =
      program.get_class(Symbol("jury/rt/Unknown")).find_method(Symbol("fill"), Symbol(descriptor));
  JURY_CHECK(method, "the model of unknown collections is missing");
  return *method;
}

}  // namespace

const ir::Method& fill_method(program::Program& program, bool is_map) {
  return fill_method_of(program, is_map ? "(Ljava/util/Map;[Ljava/lang/Object;[Ljava/lang/Object;I)V"
                                        : "(Ljava/util/Collection;[Ljava/lang/Object;I)V");
}

const ir::Method& fill_changed_method(program::Program& program, bool is_map) {
  return fill_method_of(program, is_map ? "(Ljava/util/Map;[Ljava/lang/Object;[Ljava/lang/Object;[Z[II)V"
                                        : "(Ljava/util/Collection;[Ljava/lang/Object;[Z[II)V");
}

bool is_box(Symbol name) {
  constexpr std::string_view boxes[] = {"java/lang/Integer", "java/lang/Long",    "java/lang/Short",
                                        "java/lang/Byte",    "java/lang/Boolean", "java/lang/Character",
                                        "java/lang/Float",   "java/lang/Double"};
  return std::any_of(std::begin(boxes), std::end(boxes), [&](std::string_view box) { return name == box; });
}

}  // namespace jury::encode
