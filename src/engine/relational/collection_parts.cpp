#include "engine/relational/collection_parts.h"

#include "library/classes.h"

namespace jury::engine {

CollectionParts collection_parts(Symbol class_name) {
  using library::Storage;
  const auto* row = library::find_class(class_name);
  if (!row) return CollectionParts::unknown;
  const bool is_told = row->symbolic == row->name;  // the other classes have no relations
  switch (row->storage) {
    case Storage::sequence:
      return is_told ? CollectionParts::sequence : CollectionParts::unknown;
    case Storage::hash_set:
    case Storage::linked_set:
      return CollectionParts::set;
    case Storage::hash_map:
    case Storage::linked_map:
      return CollectionParts::map;
    case Storage::key_view:
      return CollectionParts::key_view;
    case Storage::value_view:
      return CollectionParts::value_view;
    case Storage::none:
      break;
  }
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
