#include "spec/contracts.h"

#include <algorithm>
#include <array>

namespace jury::spec {

namespace {

struct KindInfo {
  ClauseKind kind;
  std::string_view keyword;
};

constexpr std::array<KindInfo, clause_kind_count> kinds{{
    {ClauseKind::Requires, "requires"},
    {ClauseKind::Ensures, "ensures"},
    {ClauseKind::Signals, "signals"},
    {ClauseKind::Invariant, "invariant"},
    {ClauseKind::Constraint, "constraint"},
    {ClauseKind::Initially, "initially"},
    {ClauseKind::Assert, "assert"},
    {ClauseKind::Assume, "assume"},
    {ClauseKind::LoopInvariant, "loop_invariant"},
    {ClauseKind::Decreases, "decreases"},
}};
static_assert([] {
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (static_cast<std::size_t>(kinds[i].kind) != i) return false;
  return true;
}());

template <class Map, class Key>
auto* find_in(const Map& map, const Key& key) {
  const auto found = map.find(key);
  return found == map.end() ? nullptr : &found->second;
}

}  // namespace

std::string_view keyword(ClauseKind kind) { return kinds[static_cast<std::size_t>(kind)].keyword; }

const MethodContract* Contracts::of(Symbol owner, Symbol name, Symbol descriptor) const {
  return find_in(methods, Key{owner, name, descriptor});
}

const ClassContract* Contracts::of(Symbol class_name) const { return find_in(classes, class_name); }

std::vector<const MethodContract*> Contracts::all_of(Symbol owner, Symbol name, Symbol descriptor,
                                                     bool inherits, const std::vector<Symbol>& supertypes,
                                                     const std::vector<Symbol>& bridged) const {
  std::vector<const MethodContract*> found;
  const auto add = [&](Symbol in, Symbol with) {
    const auto* contract = of(in, name, with);
    if (contract && std::find(found.begin(), found.end(), contract) == found.end()) found.push_back(contract);
  };
  add(owner, descriptor);
  if (!inherits) return found;
  for (const auto& ancestor : supertypes) {
    if (ancestor == owner) continue;
    add(ancestor, descriptor);
    for (const auto& other : bridged) add(ancestor, other);
  }
  return found;
}

bool is_generated(std::string_view member_name) {
  return member_name.starts_with("jury$") || member_name.starts_with("lambda$jury$");
}

}  // namespace jury::spec
