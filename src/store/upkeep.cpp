#include "store/upkeep.h"

#include <algorithm>
#include <ctime>
#include <tuple>
#include <vector>

#include "engine/result_codec.h"
#include "support/diagnostics.h"

namespace jury::store {

namespace {

// The verdict of an entry that is an answer; nothing: it is something else, or another version's.
std::optional<engine::Verdict> verdict_in(const std::string& value) {
  try {
    return engine::decode_result(value).verdict;
  } catch (const InternalError&) {
    return std::nullopt;
  }
}

int rank(engine::Verdict verdict) {
  if (verdict == engine::Verdict::Proved || verdict == engine::Verdict::Refuted) return 2;
  return verdict == engine::Verdict::Bounded ? 1 : 0;
}

bool says_more(const ResultStore::Entry& one, const ResultStore::Entry& other) {
  if (!other.value) return true;
  const auto verdict = verdict_in(*one.value), known = verdict_in(*other.value);
  if (verdict && known && rank(*verdict) != rank(*known)) return rank(*verdict) > rank(*known);
  return one.used > other.used;
}

std::size_t size_of(const ResultStore::Entry& entry) {
  return entry.key.size() + (entry.value ? entry.value->size() : 0);
}

}  // namespace

Summary summary_of(ResultStore& store) {
  Summary summary;
  store.for_each([&](const ResultStore::Entry& entry) {
    summary.bytes += size_of(entry);
    if (summary.oldest_use == 0 || entry.used < summary.oldest_use) summary.oldest_use = entry.used;
    if (!entry.value) return void(++summary.damaged);
    if (const auto verdict = verdict_in(*entry.value))
      ++summary.answers[*verdict];
    else
      ++summary.others;
  });
  return summary;
}

Merged merge(ResultStore& from, ResultStore& into) {
  Merged merged;
  const auto all = into.begin();
  from.for_each([&](const ResultStore::Entry& entry) {
    if (!entry.value) return void(++merged.damaged);
    const auto known = into.entry(entry.key);
    if (known && !says_more(entry, *known)) return void(++merged.there_already);
    into.keep_entry(entry);
    ++merged.taken;
  });
  return merged;
}

std::size_t prune(ResultStore& store, const Limits& limits) {
  constexpr double seconds_of_a_day = 86'400;
  std::vector<std::tuple<std::int64_t, std::size_t, Fingerprint>> kept;
  std::vector<Fingerprint> removed;
  std::uint64_t bytes = 0;
  const auto now = static_cast<double>(std::time(nullptr));
  store.for_each([&](const ResultStore::Entry& entry) {
    const bool is_old = limits.days && now - static_cast<double>(entry.used) > *limits.days * seconds_of_a_day;
    if (!entry.value || is_old) return removed.push_back(entry.key);
    bytes += size_of(entry);
    kept.emplace_back(entry.used, size_of(entry), entry.key);
  });
  std::ranges::sort(kept);
  for (const auto& [used, size, key] : kept) {
    if (!limits.bytes || bytes <= *limits.bytes) break;
    bytes -= size;
    removed.push_back(key);
  }
  store.remove(removed);
  if (!removed.empty()) store.compact();
  return removed.size();
}

}  // namespace jury::store
