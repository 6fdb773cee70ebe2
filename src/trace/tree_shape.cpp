#include "trace/tree_shape.h"

#include <bit>

namespace jury::trace {

TreeShape::Id TreeShape::at(std::size_t position) const {
  for (Id id = root_;;) {
    const std::size_t before = size_of(nodes_[id].left);
    if (position == before) return id;
    if (position < before) {
      id = nodes_[id].left;
    } else {
      position -= before + 1;
      id = nodes_[id].right;
    }
  }
}

TreeShape::Id TreeShape::new_node(Id parent) {
  Node fresh;
  fresh.parent = parent;
  if (free_ == none) {
    nodes_.push_back(fresh);
    return static_cast<Id>(nodes_.size() - 1);
  }
  const Id id = free_;
  free_ = nodes_[id].parent;
  nodes_[id] = fresh;
  return id;
}

// The new key takes the one empty place between its neighbours.
void TreeShape::insert(std::size_t position) {
  if (root_ == none) {
    root_ = new_node(none);
    return;
  }
  Id parent = root_;
  for (;;) {
    const std::size_t before = size_of(nodes_[parent].left);
    const bool left = position <= before;
    if (!left) position -= before + 1;
    const Id next = child(parent, left);
    if (next != none) {
      parent = next;
      continue;
    }
    const Id added = new_node(parent);
    child(parent, left) = added;
    count_path(parent, 1);
    return repair_insertion(added);
  }
}

void TreeShape::count_path(Id from, std::int32_t change) {
  for (Id id = from; id != none; id = nodes_[id].parent)
    nodes_[id].size += static_cast<std::uint32_t>(change);
}

bool TreeShape::remove(std::size_t position) {
  Id id = at(position);
  const bool moved = nodes_[id].left != none && nodes_[id].right != none;
  if (moved)
    for (id = nodes_[id].right; nodes_[id].left != none;) id = nodes_[id].left;
  unlink(id);
  nodes_[id].parent = free_;
  free_ = id;
  return moved;
}

void TreeShape::replace_child(Id parent, Id old_child, Id new_child) {
  if (parent == none)
    root_ = new_child;
  else
    child(parent, nodes_[parent].left == old_child) = new_child;
}

// A node without a child stands for what is missing while the tree is repaired.
void TreeShape::unlink(Id id) {
  const Id only_child = nodes_[id].left != none ? nodes_[id].left : nodes_[id].right;
  const bool black = !nodes_[id].red;
  if (only_child != none) {
    const Id parent = nodes_[id].parent;
    nodes_[only_child].parent = parent;
    replace_child(parent, id, only_child);
    count_path(parent, -1);
    if (black) repair_deletion(only_child);
    return;
  }
  if (black && id != root_) repair_deletion(id);
  const Id parent = nodes_[id].parent;
  replace_child(parent, id, none);
  count_path(parent, -1);
}

void TreeShape::rotate(Id pivot, bool left) {
  const Id raised = child(pivot, !left);
  const Id inner = child(raised, left);
  child(pivot, !left) = inner;
  if (inner != none) nodes_[inner].parent = pivot;
  const Id parent = nodes_[pivot].parent;
  nodes_[raised].parent = parent;
  replace_child(parent, pivot, raised);
  child(raised, left) = pivot;
  nodes_[pivot].parent = raised;
  nodes_[raised].size = nodes_[pivot].size;
  nodes_[pivot].size =
      static_cast<std::uint32_t>(1 + size_of(nodes_[pivot].left) + size_of(nodes_[pivot].right));
}

void TreeShape::repair_insertion(Id id) {
  nodes_[id].red = true;
  while (id != root_ && is_red(nodes_[id].parent)) {
    Id parent = nodes_[id].parent;
    const Id grandparent = nodes_[parent].parent;
    const bool left = is_left(parent);
    const Id uncle = child(grandparent, !left);
    if (is_red(uncle)) {
      nodes_[parent].red = false;
      nodes_[uncle].red = false;
      nodes_[grandparent].red = true;
      id = grandparent;
      continue;
    }
    if (is_left(id) != left) {
      id = parent;
      rotate(id, left);
      parent = nodes_[id].parent;
    }
    nodes_[parent].red = false;
    nodes_[grandparent].red = true;
    rotate(grandparent, !left);
  }
  nodes_[root_].red = false;
}

void TreeShape::repair_deletion(Id id) {
  while (id != root_ && !is_red(id)) {
    const Id parent = nodes_[id].parent;
    const bool left = is_left(id);
    Id sibling = child(parent, !left);
    if (is_red(sibling)) {
      nodes_[sibling].red = false;
      nodes_[parent].red = true;
      rotate(parent, left);
      sibling = child(parent, !left);
    }
    if (!is_red(nodes_[sibling].left) && !is_red(nodes_[sibling].right)) {
      nodes_[sibling].red = true;
      id = parent;
      continue;
    }
    if (!is_red(child(sibling, !left))) {
      nodes_[child(sibling, left)].red = false;
      nodes_[sibling].red = true;
      rotate(sibling, !left);
      sibling = child(parent, !left);
    }
    nodes_[sibling].red = nodes_[parent].red;
    nodes_[parent].red = false;
    nodes_[child(sibling, !left)].red = false;
    rotate(parent, left);
    id = root_;
  }
  nodes_[id].red = false;
}

void TreeShape::build(std::size_t count) {
  nodes_.clear();
  free_ = none;
  const int red_level =
      static_cast<int>(std::bit_width(count + 1)) - 1;  // the last level, when it is not full
  root_ = build(0, count, 0, red_level, none);
}

TreeShape::Id TreeShape::build(std::size_t from, std::size_t to, int level, int red_level, Id parent) {
  if (from == to) return none;
  const std::size_t middle = (from + to - 1) / 2;
  const Id id = new_node(parent);
  const Id left = build(from, middle, level + 1, red_level, id);
  const Id right = build(middle + 1, to, level + 1, red_level, id);
  nodes_[id].left = left;
  nodes_[id].right = right;
  nodes_[id].size = static_cast<std::uint32_t>(to - from);
  nodes_[id].red = level == red_level;
  return id;
}

}  // namespace jury::trace
