#include "ir/operation.h"

#include <array>
#include <map>
#include <tuple>
#include <unordered_map>

namespace jury::ir {

namespace {

constexpr OperationInfo make(Operation operation, std::string_view name, std::string_view owner,
                             std::string_view method, std::string_view descriptor) {
  const bool is_static = method[0] == '!';
  return {operation, name, owner, is_static ? method.substr(1) : method, descriptor, is_static};
}

constexpr std::array<OperationInfo, operation_count> operations{{
#define JURY_OPERATION(id, name, owner, method, descriptor) \
  make(Operation::id, name, owner, method, descriptor),
#include "ir/operations.def"
#undef JURY_OPERATION
}};

}  // namespace

const OperationInfo& info(Operation operation) { return operations[static_cast<std::size_t>(operation)]; }

std::optional<Operation> operation_named(std::string_view name) {
  static const auto* const by_name = [] {
    auto* map = new std::unordered_map<std::string_view, Operation>();
    for (const auto& entry : operations) map->emplace(entry.name, entry.operation);
    return map;
  }();
  const auto found = by_name->find(name);
  return found == by_name->end() ? std::nullopt : std::optional(found->second);
}

std::optional<Operation> operation_of(Symbol owner, Symbol method, Symbol descriptor) {
  if (!owner.view().starts_with("jury/rt/")) return std::nullopt;
  using Key = std::tuple<std::string_view, std::string_view, std::string_view>;
  static const auto* const by_method = [] {
    auto* map = new std::map<Key, Operation>();
    for (const auto& entry : operations)
      map->emplace(Key{entry.owner, entry.method, entry.descriptor}, entry.operation);
    return map;
  }();
  const auto found = by_method->find(Key{owner.view(), method.view(), descriptor.view()});
  return found == by_method->end() ? std::nullopt : std::optional(found->second);
}

}  // namespace jury::ir
