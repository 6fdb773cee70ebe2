#include "engine/relational/collection_parts.h"

namespace jury::engine {

namespace {

struct Row {
  std::string_view name;
  CollectionParts parts;
};

constexpr Row rows[] = {
    {"java/util/ArrayList", CollectionParts::sequence},
    {"java/util/LinkedList", CollectionParts::sequence},
    {"java/util/HashSet", CollectionParts::set},
    {"java/util/LinkedHashSet", CollectionParts::set},
    {"java/util/HashMap", CollectionParts::map},
    {"java/util/LinkedHashMap", CollectionParts::map},
    {"java/util/HashMap$KeySet", CollectionParts::key_view},
    {"java/util/HashMap$ValueCollection", CollectionParts::value_view},
};

}  // namespace

CollectionParts collection_parts(Symbol class_name) {
  for (const auto& row : rows)
    if (class_name == row.name) return row.parts;
  return CollectionParts::unknown;
}

bool is_integer_box(Symbol name) {
  return name == "java/lang/Integer" || name == "java/lang/Short" || name == "java/lang/Byte" ||
         name == "java/lang/Character";
}

bool has_no_view(Symbol name) {
  return name == "java/lang/Long" || name == "java/lang/Float" || name == "java/lang/Double";
}

}  // namespace jury::engine
