// The order in which paths that meet are merged.
#pragma once

#include <utility>
#include <vector>

#include "encode/guard.h"

namespace jury::encode {

// The two whose paths parted last: merging them first gives back the condition before their branch.
template <class Item, class GuardOf>
std::pair<std::size_t, std::size_t> closest(const std::vector<Item>& items, GuardOf guard_of) {
  std::pair<std::size_t, std::size_t> best{items.size() - 2, items.size() - 1};
  std::uint32_t best_depth = 0;
  // Far more than a few paths meet in big switches only; there the neighbours are close enough.
  if (items.size() > 12) return best;
  for (std::size_t i = 0; i < items.size(); ++i)
    for (std::size_t j = i + 1; j < items.size(); ++j) {
      const auto depth = Guard::common_depth(guard_of(items[i]), guard_of(items[j]));
      if (depth < best_depth) continue;
      best_depth = depth;
      best = {i, j};
    }
  return best;
}

template <class Item, class GuardOf, class Merge>
Item merge_all(std::vector<Item> items, GuardOf guard_of, Merge merge_two) {
  while (items.size() > 1) {
    const auto [i, j] = closest(items, guard_of);
    Item merged = merge_two(std::move(items[i]), std::move(items[j]));
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(j));
    items[i] = std::move(merged);
  }
  return std::move(items.front());
}

}  // namespace jury::encode
