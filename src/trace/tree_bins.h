// The buckets of a Table that java.util.HashMap (JDK 17) keeps as red-black trees: more than eight keys in
// one bucket of a table of 64 or more. Only the order of traversal matters here: the list of a tree's nodes
// has the root in front and each new node right behind its parent in the tree, so the tree has to be the real
// one.
//
// Exact when the keys of a bucket differ in their hash codes or have an order (KeyOrder). Where HashMap would
// decide by identity hash codes, which differ from run to run, the later key counts as the larger one.
#pragma once

#include <cstdint>
#include <vector>

#include "trace/table.h"

namespace jury::trace {

class TreeBins {
 public:
  using Id = std::uint32_t;

  explicit TreeBins(Table& table) : table_(table) {}
  TreeBins(Table& table, const TreeBins& original) : table_(table), nodes_(original.nodes_) {}

  void swap_nodes(TreeBins& other) { nodes_.swap(other.nodes_); }

  // Whether the bucket that starts with this entry is a tree.
  bool is_tree(Id head) const { return head != none && head < nodes_.size() && nodes_[head].in_tree; }
  // The bucket's chain becomes a tree.
  void treeify(Id& head);
  // An entry that is in no bucket yet joins the tree.
  void insert(Id& head, Id added);
  // `may_move`: a small tree becomes a chain again, the root of another moves to the front.
  void remove(Id& head, Id removed, bool may_move);
  // A tree's chain was split in two by the table's growth; `head` is one part.
  void settle_part(Id& head, bool other_part_is_empty);

 private:
  static constexpr Id none = ~Id{0};

  struct Node {
    Id parent = none;
    Id left = none;
    Id right = none;
    Id previous = none;  // in the chain
    bool red = false;
    bool in_tree = false;
  };

  Node& node(Id id) { return nodes_[id]; }
  Id& next(Id id) { return table_.entries_[id].next; }
  bool is_red(Id id) { return id != none && nodes_[id].red; }
  Id root_of(Id id);
  void untreeify(Id head);
  void relink_previous(Id head);
  void move_root_to_front(Id& head, Id root);
  int direction(Id from, Id towards);
  // Hangs a node into the tree, below the entry it returns.
  Id hang(Id root, Id added);
  void unlink_from_chain(Id& head, Id removed);
  Id detach(Id root, Id removed);
  void exchange_with_successor(Id& root, Id removed, Id successor);
  void replace_child(Id& root, Id parent, Id old_child, Id new_child);
  Id rotate_left(Id root, Id pivot);
  Id rotate_right(Id root, Id pivot);
  Id rotate(Id root, Id pivot, bool left) {
    return left ? rotate_left(root, pivot) : rotate_right(root, pivot);
  }
  Id child(Id id, bool left) { return left ? nodes_[id].left : nodes_[id].right; }
  Id balance_insertion(Id root, Id added);
  Id balance_deletion(Id root, Id start);

  Table& table_;
  std::vector<Node> nodes_;  // by entry
};

}  // namespace jury::trace
