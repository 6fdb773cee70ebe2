// The storage of an abstract table (jury.rt.Table).
//
// Keys are the same when equal_values says so. The buckets are those of java.util.HashMap (JDK 17): the same
// capacities, thresholds, growth and chains, so that a traversal of a HASHED table visits the keys in the
// order in which the real class does. A second index, by value, finds a key without its hash code.
//
// Buckets that HashMap turns into trees are kept by TreeBins, which tells where that is not exact.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace jury::trace {

struct Object;

class TreeBins;

// How keys with equal hash codes are ordered in a tree: the sign of compareTo, or 0 when they have no order.
class KeyOrder {
 public:
  virtual ~KeyOrder() = default;
  virtual int compare(Object* first, Object* second) = 0;
};

class Table {
 public:
  enum class Order : std::uint8_t { Hashed = 0, Linked = 1 };
  using Keys = std::vector<Object*>;

  struct Entry {
    Object* key;
    Object* value;
    std::int32_t hash;     // as given to put
    std::uint32_t next;    // in the bucket
    std::uint32_t before;  // in the order of insertion
    std::uint32_t after;
    std::int32_t generation;
  };

  explicit Table(Order order);
  ~Table();
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  Order order() const { return order_; }
  std::int32_t size() const { return static_cast<std::int32_t>(size_); }
  // The entry of a key, or nullptr.
  const Entry* find(const Object* key) const;
  void put(Object* key, Object* value, std::int32_t hash) { add(key, value, hash, false); }
  void put_ahead(Object* key, Object* value, std::int32_t hash) { add(key, value, hash, true); }
  // An iterator removes without moving others (HashMap.removeNode).
  void remove(const Object* key, bool may_move = true);
  void clear();
  void touch(const Object* key);
  Object* last() const { return entries_[last_].key; }  // of a table that is not empty
  bool has_value(const Object* value) const;

  // Asked during the changes that follow; null: strings and boxes have an order, others none. While it is
  // set, the table must not be changed by anybody else.
  void set_key_order(KeyOrder* order) { key_order_ = order; }
  bool has_key_order() const { return key_order_ != nullptr; }

  void set_capacity(std::int32_t initial_capacity, float load_factor);
  void expect(std::int32_t count);
  void settle();

  // The keys in the order of traversal; shared between cursors until the table changes.
  std::shared_ptr<const Keys> keys() const;
  Object* find_hashed(std::int32_t hash, std::int32_t position) const;
  // How often HashMap has replaced the entry object of the key; of an absent key: of all keys.
  std::int32_t generation(const Object* key) const;

  template <class Visit>
  void for_each(Visit visit) const {
    for (std::uint32_t id = first_; id != none; id = entries_[id].after) visit(entries_[id]);
  }

  std::unique_ptr<Table> copy() const;
  void swap_content(Table& other);

  std::size_t bytes() const;
  std::size_t capacity() const { return buckets_.size(); }  // of HashMap's array; 0 before the first entry

 private:
  friend class TreeBins;
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  void add(Object* key, Object* value, std::int32_t hash, bool ahead);
  std::uint32_t new_entry(Object* key, Object* value, std::int32_t hash);
  // Appends to its bucket; answers how many were in it.
  std::size_t append_to_bucket(std::uint32_t id);
  std::size_t prepend_to_bucket(std::uint32_t id);
  void unlink_from_bucket(std::uint32_t id, bool may_move);
  bool is_tree(std::uint32_t head) const;
  void add_to_bucket(std::uint32_t id, bool ahead);
  void renew_bucket(std::uint32_t head);
  void split_bucket(std::size_t bucket, std::uint32_t head);
  static std::int32_t spread(std::int32_t hash);
  void link_last(std::uint32_t id);
  void unlink_from_order(std::uint32_t id);
  void grow_buckets();
  std::size_t bucket_of(std::int32_t hash) const;
  void fill_keys_hashed(Keys& keys) const;

  // The index by value: open addressing with linear probing; holds entry ids.
  std::size_t probe(const Object* key, std::size_t hash) const;
  void index_insert(std::uint32_t id);
  void index_remove(const Object* key);
  void index_rebuild(std::size_t capacity);

  Order order_;
  float load_factor_ = 0.75f;
  std::int32_t threshold_ = 0;  // before the first entry: the capacity to start with, 0 for the default
  std::size_t size_ = 0;
  std::vector<Entry> entries_;
  std::uint32_t free_ = none;  // chain of unused entries, linked by `next`
  std::uint32_t first_ = none;
  std::uint32_t last_ = none;
  std::vector<std::uint32_t> buckets_;
  std::vector<std::uint32_t> index_;
  std::int32_t generations_ = 0;
  KeyOrder* key_order_ = nullptr;
  std::unique_ptr<TreeBins> trees_;  // null until a bucket becomes a tree
  mutable std::shared_ptr<const Keys> keys_;
};

}  // namespace jury::trace
