#include "trace/table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "trace/object_values.h"
#include "trace/tree_bins.h"

namespace jury::trace {

namespace {

constexpr std::int32_t maximum_capacity = 1 << 30;
constexpr std::int32_t default_capacity = 16;
// A bucket this long becomes a tree by the next insertion (put walks one node less than compute before it
// compares), unless the table is smaller than 64: then the table grows instead.
constexpr std::size_t tree_length = 8;
constexpr std::size_t tree_length_ahead = 7;
constexpr std::size_t smallest_tree_table = 64;

std::int32_t capacity_for(std::int32_t wanted) {
  if (wanted <= 1) return 1;
  if (wanted >= maximum_capacity) return maximum_capacity;
  return static_cast<std::int32_t>(std::bit_ceil(static_cast<std::uint32_t>(wanted)));
}

std::int32_t threshold_for(std::int32_t capacity, float load_factor) {
  const float limit = static_cast<float>(capacity) * load_factor;
  return capacity < maximum_capacity && limit < static_cast<float>(maximum_capacity)
             ? static_cast<std::int32_t>(limit)
             : std::numeric_limits<std::int32_t>::max();
}

}  // namespace

Table::Table(Order order) : order_(order) {}
Table::~Table() = default;

std::unique_ptr<Table> Table::copy() const {
  auto copy = std::make_unique<Table>(order_);
  copy->load_factor_ = load_factor_;
  copy->threshold_ = threshold_;
  copy->size_ = size_;
  copy->entries_ = entries_;
  copy->free_ = free_;
  copy->first_ = first_;
  copy->last_ = last_;
  copy->buckets_ = buckets_;
  copy->index_ = index_;
  if (trees_) copy->trees_ = std::make_unique<TreeBins>(*copy, *trees_);
  copy->keys_ = keys_;
  return copy;
}

void Table::swap_content(Table& other) {
  std::swap(load_factor_, other.load_factor_);
  std::swap(threshold_, other.threshold_);
  std::swap(size_, other.size_);
  entries_.swap(other.entries_);
  std::swap(free_, other.free_);
  std::swap(first_, other.first_);
  std::swap(last_, other.last_);
  buckets_.swap(other.buckets_);
  index_.swap(other.index_);
  if (trees_ && !other.trees_) other.trees_ = std::make_unique<TreeBins>(other);
  if (other.trees_ && !trees_) trees_ = std::make_unique<TreeBins>(*this);
  if (trees_) trees_->swap_nodes(*other.trees_);
  keys_.swap(other.keys_);
}

std::int32_t Table::spread(std::int32_t hash) {
  const auto bits = static_cast<std::uint32_t>(hash);
  return static_cast<std::int32_t>(bits ^ (bits >> 16));
}

const Table::Entry* Table::find(const Object* key) const {
  if (size_ == 0) return nullptr;
  const std::uint32_t id = index_[probe(key, lookup_hash(key))];
  return id == none ? nullptr : &entries_[id];
}

void Table::add(Object* key, Object* value, std::int32_t hash, bool ahead) {
  if (const Entry* present = find(key)) {
    const_cast<Entry*>(present)->value = value;
    return;
  }
  if (buckets_.empty()) grow_buckets();
  const std::uint32_t id = new_entry(key, value, hash);
  link_last(id);
  index_insert(id);
  keys_.reset();
  add_to_bucket(id, ahead);
  ++size_;
  if (!ahead && size() > threshold_) grow_buckets();
}

void Table::add_to_bucket(std::uint32_t id, bool ahead) {
  const std::size_t bucket = bucket_of(entries_[id].hash);
  if (is_tree(buckets_[bucket])) return trees_->insert(buckets_[bucket], id);
  const std::size_t others = ahead ? prepend_to_bucket(id) : append_to_bucket(id);
  if (others < (ahead ? tree_length_ahead : tree_length)) return;
  if (buckets_.size() < smallest_tree_table) return grow_buckets();
  if (!trees_) trees_ = std::make_unique<TreeBins>(*this);
  renew_bucket(buckets_[bucket]);
  trees_->treeify(buckets_[bucket]);
}

// The entries of a bucket that changes between a chain and a tree are other objects afterwards.
void Table::renew_bucket(std::uint32_t head) {
  ++generations_;
  for (std::uint32_t id = head; id != none; id = entries_[id].next) ++entries_[id].generation;
}

bool Table::is_tree(std::uint32_t head) const { return trees_ && trees_->is_tree(head); }

std::uint32_t Table::new_entry(Object* key, Object* value, std::int32_t hash) {
  if (free_ == none) {
    entries_.push_back({key, value, hash, none, none, none, 0});
    return static_cast<std::uint32_t>(entries_.size() - 1);
  }
  const std::uint32_t id = free_;
  free_ = entries_[id].next;
  entries_[id] = {key, value, hash, none, none, none, 0};
  return id;
}

void Table::remove(const Object* key, bool may_move) {
  const Entry* found = find(key);
  if (!found) return;
  const auto id = static_cast<std::uint32_t>(found - entries_.data());
  index_remove(key);
  unlink_from_bucket(id, may_move);
  unlink_from_order(id);
  entries_[id] = {nullptr, nullptr, 0, free_, none, none, 0};
  free_ = id;
  --size_;
  keys_.reset();
}

void Table::clear() {
  trees_.reset();
  std::fill(buckets_.begin(), buckets_.end(), none);
  std::fill(index_.begin(), index_.end(), none);
  entries_.clear();
  free_ = first_ = last_ = none;
  size_ = 0;
  keys_.reset();
}

void Table::touch(const Object* key) {
  const Entry* found = find(key);
  if (!found) return;
  const auto id = static_cast<std::uint32_t>(found - entries_.data());
  unlink_from_order(id);
  link_last(id);
  keys_.reset();
}

bool Table::has_value(const Object* value) const {
  for (std::uint32_t id = first_; id != none; id = entries_[id].after)
    if (equal_values(value, entries_[id].value)) return true;
  return false;
}

void Table::set_capacity(std::int32_t initial_capacity, float load_factor) {
  load_factor_ = load_factor;
  threshold_ = capacity_for(initial_capacity);
}

// HashMap.putMapEntries.
void Table::expect(std::int32_t count) {
  if (count <= 0) return;
  if (!buckets_.empty()) {
    while (count > threshold_ && buckets_.size() < static_cast<std::size_t>(maximum_capacity)) grow_buckets();
    return;
  }
  const float wanted = static_cast<float>(count) / load_factor_ + 1.0f;
  const auto capacity =
      wanted < static_cast<float>(maximum_capacity) ? static_cast<std::int32_t>(wanted) : maximum_capacity;
  if (capacity > threshold_) threshold_ = capacity_for(capacity);
}

void Table::settle() {
  if (buckets_.empty() || size() > threshold_) grow_buckets();
}

// HashMap.resize.
void Table::grow_buckets() {
  if (buckets_.empty()) {
    const std::int32_t capacity = threshold_ > 0 ? threshold_ : default_capacity;
    threshold_ = threshold_for(capacity, load_factor_);
    buckets_.assign(static_cast<std::size_t>(capacity), none);
    return;
  }
  const auto old_capacity = static_cast<std::int32_t>(buckets_.size());
  if (old_capacity >= maximum_capacity) {
    threshold_ = std::numeric_limits<std::int32_t>::max();
    return;
  }
  const std::int32_t capacity = old_capacity * 2;
  const std::int32_t doubled =
      capacity < maximum_capacity && old_capacity >= default_capacity ? threshold_ << 1 : 0;
  threshold_ = doubled != 0 ? doubled : threshold_for(capacity, load_factor_);
  auto old_buckets = std::move(buckets_);
  buckets_.assign(static_cast<std::size_t>(capacity), none);
  for (std::size_t bucket = 0; bucket < old_buckets.size(); ++bucket)
    if (old_buckets[bucket] != none) split_bucket(bucket, old_buckets[bucket]);
}

// Relative order is kept in both parts.
void Table::split_bucket(std::size_t bucket, std::uint32_t head) {
  const bool was_tree = is_tree(head);
  const std::size_t old_capacity = buckets_.size() / 2;
  std::array<std::uint32_t, 2> tails{none, none};
  for (std::uint32_t id = head, next; id != none; id = next) {
    next = entries_[id].next;
    entries_[id].next = none;
    const std::size_t target = bucket_of(entries_[id].hash);
    std::uint32_t& tail = tails[target != bucket];
    (tail == none ? buckets_[target] : entries_[tail].next) = id;
    tail = id;
  }
  if (!was_tree) return;
  for (const std::size_t part : {std::size_t{0}, std::size_t{1}})
    if (tails[part] != none)
      trees_->settle_part(buckets_[bucket + part * old_capacity], tails[1 - part] == none);
}

std::size_t Table::bucket_of(std::int32_t hash) const {
  return static_cast<std::uint32_t>(spread(hash)) & (buckets_.size() - 1);
}

std::size_t Table::append_to_bucket(std::uint32_t id) {
  std::size_t length = 0;
  std::uint32_t* link = &buckets_[bucket_of(entries_[id].hash)];
  for (; *link != none; link = &entries_[*link].next) ++length;
  *link = id;
  return length;
}

std::size_t Table::prepend_to_bucket(std::uint32_t id) {
  std::uint32_t& head = buckets_[bucket_of(entries_[id].hash)];
  std::size_t length = 0;
  for (std::uint32_t other = head; other != none; other = entries_[other].next) ++length;
  entries_[id].next = head;
  head = id;
  return length;
}

void Table::unlink_from_bucket(std::uint32_t id, bool may_move) {
  std::uint32_t& head = buckets_[bucket_of(entries_[id].hash)];
  if (is_tree(head)) return trees_->remove(head, id, may_move);
  std::uint32_t* link = &head;
  while (*link != id) link = &entries_[*link].next;
  *link = entries_[id].next;
}

void Table::link_last(std::uint32_t id) {
  entries_[id].before = last_;
  entries_[id].after = none;
  (last_ == none ? first_ : entries_[last_].after) = id;
  last_ = id;
}

void Table::unlink_from_order(std::uint32_t id) {
  const Entry& entry = entries_[id];
  (entry.before == none ? first_ : entries_[entry.before].after) = entry.after;
  (entry.after == none ? last_ : entries_[entry.after].before) = entry.before;
}

std::shared_ptr<const Table::Keys> Table::keys() const {
  if (!keys_) {
    auto keys = std::make_shared<Keys>();
    keys->reserve(size_);
    if (order_ == Order::Hashed)
      fill_keys_hashed(*keys);
    else
      for_each([&](const Entry& entry) { keys->push_back(entry.key); });
    keys_ = std::move(keys);
  }
  return keys_;
}

void Table::fill_keys_hashed(Keys& keys) const {
  for (std::uint32_t head : buckets_)
    for (std::uint32_t id = head; id != none; id = entries_[id].next) keys.push_back(entries_[id].key);
}

Object* Table::find_hashed(std::int32_t hash, std::int32_t position) const {
  if (size_ == 0) return nullptr;
  for (std::uint32_t id = buckets_[bucket_of(hash)]; id != none; id = entries_[id].next)
    if (entries_[id].hash == hash && entries_[id].key && position-- == 0) return entries_[id].key;
  return nullptr;
}

std::int32_t Table::generation(const Object* key) const {
  const Entry* entry = find(key);
  return entry ? entry->generation : generations_;
}

std::size_t Table::bytes() const {
  return entries_.capacity() * sizeof(Entry) +
         (buckets_.capacity() + index_.capacity()) * sizeof(std::uint32_t);
}

// The slot that holds the key, or the free slot where it would go.
std::size_t Table::probe(const Object* key, std::size_t hash) const {
  const std::size_t mask = index_.size() - 1;
  std::size_t slot = hash & mask;
  while (index_[slot] != none && !equal_values(entries_[index_[slot]].key, key)) slot = (slot + 1) & mask;
  return slot;
}

void Table::index_insert(std::uint32_t id) {
  if ((size_ + 1) * 2 > index_.size()) index_rebuild(std::max<std::size_t>(8, index_.size() * 2));
  index_[probe(entries_[id].key, lookup_hash(entries_[id].key))] = id;
}

// Moves later members of the probe chain back over the gap.
void Table::index_remove(const Object* key) {
  const std::size_t mask = index_.size() - 1;
  std::size_t gap = probe(key, lookup_hash(key));
  index_[gap] = none;
  for (std::size_t slot = (gap + 1) & mask; index_[slot] != none; slot = (slot + 1) & mask) {
    const std::size_t home = lookup_hash(entries_[index_[slot]].key) & mask;
    if (((slot - home) & mask) < ((slot - gap) & mask)) continue;
    index_[gap] = index_[slot];
    index_[slot] = none;
    gap = slot;
  }
}

void Table::index_rebuild(std::size_t capacity) {
  const auto old = std::move(index_);
  index_.assign(capacity, none);
  for (std::uint32_t id : old)
    if (id != none) index_[probe(entries_[id].key, lookup_hash(entries_[id].key))] = id;
}

}  // namespace jury::trace
