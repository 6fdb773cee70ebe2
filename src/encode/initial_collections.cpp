#include "encode/initial_collections.h"

#include "support/diagnostics.h"

namespace jury::encode {

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

}  // namespace jury::encode
