#include "engine/finding.h"

namespace jury::engine {

namespace {

constexpr std::array<std::string_view, 4> names{"reachable", "argument", "state", "expected"};
static_assert(names.size() == finding_kinds.size());

}  // namespace

std::string_view name_of(FindingKind kind) { return names[static_cast<std::size_t>(kind)]; }

std::optional<FindingKind> finding_kind_named(std::string_view name) {
  for (const auto kind : finding_kinds)
    if (name_of(kind) == name) return kind;
  return std::nullopt;
}

}  // namespace jury::engine
