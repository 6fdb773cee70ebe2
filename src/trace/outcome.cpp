#include "trace/outcome.h"

#include <array>

namespace jury::trace {

namespace {

constexpr std::array<std::string_view, 6> ending_names{"returned",          "uncaught",      "exited",
                                                       "assumption failed", "limit reached", "unsupported"};
static_assert(ending_names.size() == static_cast<std::size_t>(Ending::Unsupported) + 1);

constexpr std::array<std::string_view, 5> limit_names{"steps", "time", "memory", "depth", "choices"};
static_assert(limit_names.size() == static_cast<std::size_t>(Limit::Choices) + 1);

}  // namespace

std::string_view name_of(Ending ending) { return ending_names[static_cast<std::size_t>(ending)]; }
std::string_view name_of(Limit limit) { return limit_names[static_cast<std::size_t>(limit)]; }

std::string StackEntry::to_string() const {
  std::string text = ir::display_class(method->owner.view()) + "." + method->name.text();
  return position.line ? text + ":" + std::to_string(position.line) : text;
}

std::string Outcome::to_string() const {
  const std::string name(name_of(ending));
  switch (ending) {
    case Ending::Returned:
    case Ending::AssumptionFailed:
      return name;
    case Ending::Uncaught:
      return name + " " + exception_class + (has_message ? ": " + message : "");
    case Ending::Exited:
      return name + " with status " + std::to_string(status);
    case Ending::LimitReached:
      return name + ": " + std::string(name_of(limit));
    case Ending::Unsupported:
      return name + ": " + reason;
  }
  return name;
}

}  // namespace jury::trace
