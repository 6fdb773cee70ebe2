#include "check/rup_proof.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace jury::check {

namespace {

std::size_t hash_of(const std::vector<int>& sorted) {
  std::size_t hash = sorted.size();
  for (const int literal : sorted)
    hash = (hash ^ static_cast<std::size_t>(static_cast<std::uint32_t>(literal))) * 0x9e3779b97f4a7c15ULL;
  return hash;
}

// The steps of a binary DRAT proof: 'a' or 'd', then literals as numbers of 7 bits at a time, then 0.
class BinaryReader {
 public:
  explicit BinaryReader(std::string_view bytes) : bytes_(bytes) {}

  bool is_at_end() const { return at_ == bytes_.size(); }
  // Nothing: the bytes are no step.
  std::optional<char> step(std::vector<int>* literals) {
    literals->clear();
    const char kind = bytes_[at_++];
    if (kind != 'a' && kind != 'd') return std::nullopt;
    while (const auto number = this->number()) {
      if (*number == 0) return kind;
      const auto variable = static_cast<int>(*number >> 1);
      if (variable == 0) return std::nullopt;
      literals->push_back(*number & 1 ? -variable : variable);
    }
    return std::nullopt;
  }

 private:
  std::optional<std::uint32_t> number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 35 && at_ < bytes_.size(); shift += 7) {
      const auto byte = static_cast<unsigned char>(bytes_[at_++]);
      value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
      if (byte & 0x80) continue;
      if (value > 0xffffffffU) return std::nullopt;
      return static_cast<std::uint32_t>(value);
    }
    return std::nullopt;
  }

  std::string_view bytes_;
  std::size_t at_ = 0;
};

}  // namespace

// As a set: a literal that is written twice would be watched twice.
std::vector<int> RupProof::sorted(std::span<const int> clause) {
  std::vector<int> result(clause.begin(), clause.end());
  std::ranges::sort(result);
  result.erase(std::ranges::unique(result).begin(), result.end());
  return result;
}

void RupProof::reserve(std::span<const int> literals) {
  for (const int literal : literals) {
    const auto size = 2 * static_cast<std::size_t>(std::abs(literal)) + 2;
    if (values_.size() >= size) continue;
    values_.resize(size);
    watches_.resize(size);
  }
}

void RupProof::add(std::span<const int> clause) {
  reserve(clause);
  store(sorted(clause));
}

// The watched literals are ones that are not false at the top; where there are fewer than two, the clause is
// a unit or empty already, and stays so, since what is true at the top stays true.
void RupProof::store(std::vector<int> literals) {
  by_hash_.emplace(hash_of(literals), static_cast<ClauseId>(clauses_.size()));
  std::ranges::stable_partition(literals, [&](int literal) { return !is_false(literal); });
  const auto id = static_cast<ClauseId>(clauses_.size());
  const bool has_free = !literals.empty() && !is_false(literals[0]);
  const bool is_watched = literals.size() > 1 && !is_false(literals[1]);
  if (is_watched) {
    watches_[index(literals[0])].push_back(id);
    watches_[index(literals[1])].push_back(id);
  }
  const int unit = has_free ? literals[0] : 0;
  clauses_.push_back({std::move(literals)});
  if (is_watched || is_refuted_) return;
  if (unit == 0) {
    is_refuted_ = true;
    return;
  }
  if (!is_true(unit)) assign(unit);
  is_refuted_ = !propagate();
}

bool RupProof::derive(std::span<const int> clause) {
  reserve(clause);
  if (!is_refuted_) {
    const auto length = trail_.size();
    bool is_conflict = false;
    for (const int literal : clause) {
      if (is_true(literal)) is_conflict = true;
      if (!is_true(literal) && !is_false(literal)) assign(-literal);
    }
    is_conflict = is_conflict || !propagate();
    undo(length);
    if (!is_conflict) return false;
  }
  store(sorted(clause));
  return true;
}

bool RupProof::remove(std::span<const int> clause) {
  reserve(clause);
  const auto wanted = sorted(clause);
  const auto [begin, end] = by_hash_.equal_range(hash_of(wanted));
  for (auto entry = begin; entry != end; ++entry) {
    auto& found = clauses_[entry->second];
    if (sorted(found.literals) != wanted) continue;
    found.is_deleted = true;  // those who watch it forget it when they come by
    by_hash_.erase(entry);
    return true;
  }
  return false;
}

void RupProof::assign(int literal) {
  values_[index(literal)] = true;
  trail_.push_back(literal);
}

void RupProof::undo(std::size_t length) {
  while (trail_.size() > length) {
    values_[index(trail_.back())] = false;
    trail_.pop_back();
  }
  propagated_ = std::min(propagated_, length);
}

bool RupProof::propagate() {
  while (propagated_ < trail_.size()) {
    const int falsified = -trail_[propagated_++];
    auto& watching = watches_[index(falsified)];
    std::size_t kept = 0;
    bool is_conflict = false;
    for (std::size_t i = 0; i < watching.size(); ++i) {
      const auto id = watching[i];
      bool keeps_watch = true;
      if (!is_conflict && !clauses_[id].is_deleted) is_conflict = !visit(id, falsified, &keeps_watch);
      if (keeps_watch && !clauses_[id].is_deleted) watching[kept++] = id;
    }
    watching.resize(kept);
    if (is_conflict) return false;
  }
  return true;
}

// A clause one of whose watched literals has become false: another is watched, or the other one is true.
bool RupProof::visit(ClauseId id, int falsified, bool* keeps_watch) {
  auto& literals = clauses_[id].literals;
  if (literals[0] == falsified) std::swap(literals[0], literals[1]);
  if (is_true(literals[0])) return true;
  for (std::size_t i = 2; i < literals.size(); ++i) {
    if (is_false(literals[i])) continue;
    std::swap(literals[1], literals[i]);
    watches_[index(literals[1])].push_back(id);
    *keeps_watch = false;
    return true;
  }
  if (is_false(literals[0])) return false;
  assign(literals[0]);
  return true;
}

bool is_proof(std::span<const int> clauses, std::string_view proof, const std::function<bool()>& is_late) {
  constexpr std::uint64_t steps_per_look = 256;
  RupProof checker;
  for (std::size_t begin = 0; begin < clauses.size();) {
    const auto end = static_cast<std::size_t>(
        std::find(clauses.begin() + static_cast<std::ptrdiff_t>(begin), clauses.end(), 0) - clauses.begin());
    checker.add(clauses.subspan(begin, end - begin));
    begin = end + 1;
  }
  BinaryReader reader(proof);
  std::vector<int> literals;
  for (std::uint64_t steps = 1; !checker.is_refuted(); ++steps) {
    if (reader.is_at_end() || (steps % steps_per_look == 0 && is_late && is_late())) return false;
    const auto kind = reader.step(&literals);
    if (!kind) return false;
    if (*kind == 'a' ? !checker.derive(literals) : !checker.remove(literals)) return false;
  }
  return true;
}

}  // namespace jury::check
