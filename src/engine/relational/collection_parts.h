// Where the models of the collection classes keep what they hold, for the relational views of symbolic states
// and of the interpreter's heap alike.
#pragma once

#include "support/symbol.h"

namespace jury::engine {

enum class CollectionParts : std::uint8_t {
  sequence,    // field seq
  set,         // field map, a map
  map,         // field table
  key_view,    // the keys of this$0, a map
  value_view,  // the values of this$0, a map
  unknown,
};

CollectionParts collection_parts(Symbol class_name);
// Boxes that relations show as integers.
bool is_integer_box(Symbol class_name);
// Boxes whose values relations cannot show.
bool has_no_view(Symbol class_name);

}  // namespace jury::engine
