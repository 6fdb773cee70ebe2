// What people do with a store as a whole: look at it, make it smaller, put several into one. Whatever is read is
// verified by the hash that each entry carries; what is damaged is counted and left out. Others may read and write the
// same store meanwhile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

#include "store/result_store.h"

namespace jury::store {

struct Summary {
  std::map<engine::Verdict, std::size_t> answers;
  std::size_t others = 0;  // runs, costs, and what `jury explain` tells
  std::size_t damaged = 0;
  std::uint64_t bytes = 0;     // of the entries
  std::int64_t oldest_use = 0;  // seconds of the epoch; 0: there is no entry
};
Summary summary_of(ResultStore& store);

struct Merged {
  std::size_t taken = 0, there_already = 0, damaged = 0;
};
// Of two answers to one question the one that says more stays, of other entries the one used later.
Merged merge(ResultStore& from, ResultStore& into);

struct Limits {
  std::optional<double> days;           // since the last use
  std::optional<std::uint64_t> bytes;   // of the entries that stay
};
// The number of entries that went: damaged ones, old ones, then those used longest ago.
std::size_t prune(ResultStore& store, const Limits& limits);

}  // namespace jury::store
