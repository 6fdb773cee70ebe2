// Dispatch by node kind: a handler per kind, with a compile-time check that a sort has all of its handlers.
//   static constexpr HandlerTable<Handler> table = {{NodeKind::Union, &Evaluator::union_of}, ...};
//   static_assert(table.complete(NodeSort::Expression));
#pragma once

#include <array>
#include <initializer_list>
#include <utility>

#include "logic/relational/node.h"

namespace jury::logic::relational {

template <class Handler>
class HandlerTable {
 public:
  constexpr HandlerTable(std::initializer_list<std::pair<NodeKind, Handler>> rows) {
    for (const auto& [kind, handler] : rows) {
      handlers_[static_cast<std::size_t>(kind)] = handler;
      present_[static_cast<std::size_t>(kind)] = true;
    }
  }
  constexpr Handler operator[](NodeKind kind) const { return handlers_[static_cast<std::size_t>(kind)]; }
  constexpr bool complete(NodeSort sort) const {
    for (int index = 0; index < node_kind_count; ++index)
      if (sort_of(static_cast<NodeKind>(index)) == sort && !present_[static_cast<std::size_t>(index)])
        return false;
    return true;
  }

 private:
  std::array<Handler, node_kind_count> handlers_{};
  std::array<bool, node_kind_count>
      present_{};  // comparing handlers with null is no constant under -fsanitize
};

}  // namespace jury::logic::relational
