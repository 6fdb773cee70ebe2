#include "encode/epr/goal.h"

#include <array>

#include "library/types.h"

namespace jury::encode::epr {

namespace {

constexpr std::array<std::string_view, 5> exceptions{
    library::types::concurrent_modification, library::types::no_such_element,
    "java/lang/IllegalStateException", "java/lang/UnsupportedOperationException", "jury/PropertyViolation"};
static_assert(exceptions.size() == static_cast<std::size_t>(Goal::User) + 1);

}  // namespace

Symbol exception_of(Goal goal) { return Symbol(exceptions[static_cast<std::size_t>(goal)]); }

}  // namespace jury::encode::epr
