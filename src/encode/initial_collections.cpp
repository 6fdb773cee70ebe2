#include "encode/initial_collections.h"

#include "library/classes.h"
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
  return fill_method_of(program, library::descriptor_of_fill(is_map, false));
}

const ir::Method& fill_changed_method(program::Program& program, bool is_map) {
  return fill_method_of(program, library::descriptor_of_fill(is_map, true));
}

}  // namespace jury::encode
