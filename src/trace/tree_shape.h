// The shape of the red-black tree that java.util.TreeMap keeps over its keys, by positions alone. It tells
// one thing that a program can see: when a key with two subtrees is removed, TreeMap moves the next key into
// its node, so an entry that the program holds turns into the entry of that key. The algorithms are those of
// TreeMap (insertion, deletion and construction from a sorted sequence after Cormen, Leiserson, Rivest), with
// the sizes of subtrees in addition.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace jury::trace {

class TreeShape {
 public:
  std::size_t size() const { return root_ == none ? 0 : nodes_[root_].size; }
  // A key is inserted before the position.
  void insert(std::size_t position);
  // The key at the position is removed; answers whether the next one has moved into its node.
  bool remove(std::size_t position);
  // The tree that TreeMap builds of so many keys at once.
  void build(std::size_t count);
  std::size_t bytes() const { return nodes_.capacity() * sizeof(Node); }

 private:
  using Id = std::uint32_t;
  static constexpr Id none = ~Id{0};

  struct Node {
    Id parent = none;
    Id left = none;
    Id right = none;
    std::uint32_t size = 1;
    bool red = false;
  };

  std::size_t size_of(Id id) const { return id == none ? 0 : nodes_[id].size; }
  bool is_red(Id id) const { return id != none && nodes_[id].red; }
  Id& child(Id id, bool left) { return left ? nodes_[id].left : nodes_[id].right; }
  bool is_left(Id id) const { return nodes_[nodes_[id].parent].left == id; }
  Id at(std::size_t position) const;
  Id new_node(Id parent);
  Id build(std::size_t from, std::size_t to, int level, int red_level, Id parent);
  void replace_child(Id parent, Id old_child, Id new_child);
  void count_path(Id from, std::int32_t change);
  void rotate(Id pivot, bool left);
  void repair_insertion(Id id);
  void unlink(Id id);
  void repair_deletion(Id id);

  std::vector<Node> nodes_;
  Id free_ = none;  // chain of unused nodes, linked by `parent`
  Id root_ = none;
};

}  // namespace jury::trace
