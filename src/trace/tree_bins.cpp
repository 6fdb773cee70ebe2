#include "trace/tree_bins.h"

#include "trace/object_values.h"

namespace jury::trace {

namespace {

constexpr std::size_t longest_plain_part = 6;  // a part of a split tree this long becomes a plain chain again

}  // namespace

TreeBins::Id TreeBins::root_of(Id id) {
  while (nodes_[id].parent != none) id = nodes_[id].parent;
  return id;
}

void TreeBins::relink_previous(Id head) {
  Id before = none;
  for (Id id = head; id != none; before = id, id = next(id)) node(id).previous = before;
}

void TreeBins::treeify(Id& head) {
  nodes_.resize(table_.entries_.size());
  for (Id id = head; id != none; id = next(id)) nodes_[id] = Node{};
  relink_previous(head);
  Id root = none;
  for (Id id = head; id != none; id = next(id)) {
    node(id).in_tree = true;
    if (root == none) {
      root = id;
      continue;
    }
    hang(root, id);
    root = balance_insertion(root, id);
  }
  move_root_to_front(head, root);
}

void TreeBins::untreeify(Id head) {
  table_.renew_bucket(head);
  for (Id id = head; id != none; id = next(id)) node(id).in_tree = false;
}

void TreeBins::settle_part(Id& head, bool other_part_is_empty) {
  std::size_t length = 0;
  for (Id id = head; id != none; id = next(id)) ++length;
  if (length <= longest_plain_part)
    untreeify(head);
  else if (!other_part_is_empty)
    treeify(head);
}

// Where a new key goes, seen from a key in the tree: negative to the left.
int TreeBins::direction(Id from, Id towards) {
  const Table::Entry added = table_.entries_[from];
  const Table::Entry present = table_.entries_[towards];
  const std::int32_t added_hash = Table::spread(added.hash);
  const std::int32_t present_hash = Table::spread(present.hash);
  if (added_hash != present_hash) return added_hash < present_hash ? -1 : 1;
  const int order = table_.key_order_ ? table_.key_order_->compare(added.key, present.key)
                                      : compare_values(added.key, present.key);
  return order != 0 ? order : 1;
}

TreeBins::Id TreeBins::hang(Id root, Id added) {
  for (Id parent = root;;) {
    Id& side = direction(added, parent) <= 0 ? node(parent).left : node(parent).right;
    if (side == none) {
      side = added;
      node(added).parent = parent;
      return parent;
    }
    parent = side;
  }
}

void TreeBins::insert(Id& head, Id added) {
  nodes_.resize(table_.entries_.size());
  nodes_[added] = Node{};
  nodes_[added].in_tree = true;
  const Id root = root_of(head);
  const Id parent = hang(root, added);
  const Id behind = next(parent);
  next(parent) = added;
  next(added) = behind;
  node(added).previous = parent;
  if (behind != none) node(behind).previous = added;
  move_root_to_front(head, balance_insertion(root, added));
}

void TreeBins::move_root_to_front(Id& head, Id root) {
  if (root == none || root == head) return;
  const Id behind = next(root);
  const Id before = node(root).previous;
  if (behind != none) node(behind).previous = before;
  if (before != none) next(before) = behind;
  node(head).previous = root;
  next(root) = head;
  node(root).previous = none;
  head = root;
}

void TreeBins::unlink_from_chain(Id& head, Id removed) {
  const Id before = node(removed).previous;
  const Id behind = next(removed);
  (before == none ? head : next(before)) = behind;
  if (behind != none) node(behind).previous = before;
}

void TreeBins::remove(Id& head, Id removed, bool may_move) {
  Id root = root_of(head);
  unlink_from_chain(head, removed);
  if (head == none) {
    node(removed) = Node{};
    return;
  }
  const Id left = node(root).left;
  const bool too_small = node(root).right == none || left == none || node(left).left == none;
  if (may_move && too_small) {
    untreeify(head);
  } else {
    root = detach(root, removed);
    if (may_move) move_root_to_front(head, root);
  }
  node(removed) = Node{};
}

void TreeBins::replace_child(Id& root, Id parent, Id old_child, Id new_child) {
  if (parent == none)
    root = new_child;
  else if (node(parent).left == old_child)
    node(parent).left = new_child;
  else
    node(parent).right = new_child;
}

// A node with two children changes places, and colours, with the next one in order.
void TreeBins::exchange_with_successor(Id& root, Id removed, Id successor) {
  std::swap(node(removed).red, node(successor).red);
  const Node old = node(removed);
  const Id behind = node(successor).right;
  if (successor == old.right) {
    node(removed).parent = successor;
    node(successor).right = removed;
  } else {
    const Id above = node(successor).parent;
    node(removed).parent = above;
    replace_child(root, above, successor, removed);
    node(successor).right = old.right;
    node(old.right).parent = successor;
  }
  node(removed).left = none;
  node(removed).right = behind;
  if (behind != none) node(behind).parent = removed;
  node(successor).left = old.left;
  node(old.left).parent = successor;
  node(successor).parent = old.parent;
  replace_child(root, old.parent, removed, successor);
}

TreeBins::Id TreeBins::detach(Id root, Id removed) {
  if (node(removed).left != none && node(removed).right != none) {
    Id successor = node(removed).right;
    while (node(successor).left != none) successor = node(successor).left;
    exchange_with_successor(root, removed, successor);
  }
  const Id only_child = node(removed).left != none ? node(removed).left : node(removed).right;
  if (only_child != none) {
    const Id parent = node(removed).parent;
    node(only_child).parent = parent;
    replace_child(root, parent, removed, only_child);
    if (parent == none) node(only_child).red = false;
  }
  if (!node(removed).red) root = balance_deletion(root, only_child != none ? only_child : removed);
  if (only_child == none) replace_child(root, node(removed).parent, removed, none);
  return root;
}

TreeBins::Id TreeBins::rotate_left(Id root, Id pivot) {
  const Id raised = node(pivot).right;
  if (raised == none) return root;
  const Id inner = node(raised).left;
  node(pivot).right = inner;
  if (inner != none) node(inner).parent = pivot;
  const Id parent = node(pivot).parent;
  node(raised).parent = parent;
  replace_child(root, parent, pivot, raised);
  if (parent == none) node(raised).red = false;
  node(raised).left = pivot;
  node(pivot).parent = raised;
  return root;
}

TreeBins::Id TreeBins::rotate_right(Id root, Id pivot) {
  const Id raised = node(pivot).left;
  if (raised == none) return root;
  const Id inner = node(raised).right;
  node(pivot).left = inner;
  if (inner != none) node(inner).parent = pivot;
  const Id parent = node(pivot).parent;
  node(raised).parent = parent;
  replace_child(root, parent, pivot, raised);
  if (parent == none) node(raised).red = false;
  node(raised).right = pivot;
  node(pivot).parent = raised;
  return root;
}

// The usual repair after an insertion: recolour upwards while the uncle is red, else rotate.
TreeBins::Id TreeBins::balance_insertion(Id root, Id added) {
  node(added).red = true;
  for (Id id = added;;) {
    Id parent = node(id).parent;
    if (parent == none) {
      node(id).red = false;
      return id;
    }
    Id grandparent = node(parent).parent;
    if (!is_red(parent) || grandparent == none) return root;
    const bool left = parent == node(grandparent).left;
    const Id uncle = child(grandparent, !left);
    if (is_red(uncle)) {
      node(uncle).red = false;
      node(parent).red = false;
      node(grandparent).red = true;
      id = grandparent;
      continue;
    }
    if (id == child(parent, !left)) {
      id = parent;
      root = rotate(root, id, left);
      parent = node(id).parent;
      grandparent = parent == none ? none : node(parent).parent;
    }
    if (parent == none) continue;
    node(parent).red = false;
    if (grandparent == none) continue;
    node(grandparent).red = true;
    root = rotate(root, grandparent, !left);
  }
}

// The usual repair after the removal of a black node: `id` stands for a missing black.
TreeBins::Id TreeBins::balance_deletion(Id root, Id start) {
  for (Id id = start;;) {
    if (id == none || id == root) return root;
    Id parent = node(id).parent;
    if (parent == none) {
      node(id).red = false;
      return id;
    }
    if (is_red(id)) {
      node(id).red = false;
      return root;
    }
    const bool left = node(parent).left == id;
    Id sibling = child(parent, !left);
    if (is_red(sibling)) {
      node(sibling).red = false;
      node(parent).red = true;
      root = rotate(root, parent, left);
      parent = node(id).parent;
      sibling = parent == none ? none : child(parent, !left);
    }
    if (sibling == none) {
      id = parent;
      continue;
    }
    if (!is_red(child(sibling, true)) && !is_red(child(sibling, false))) {
      node(sibling).red = true;
      id = parent;
      continue;
    }
    if (!is_red(child(sibling, !left))) {
      const Id near = child(sibling, left);
      if (near != none) node(near).red = false;
      node(sibling).red = true;
      root = rotate(root, sibling, !left);
      parent = node(id).parent;
      sibling = parent == none ? none : child(parent, !left);
    }
    if (sibling != none) {
      node(sibling).red = is_red(parent);
      const Id far = child(sibling, !left);
      if (far != none) node(far).red = false;
    }
    if (parent != none) {
      node(parent).red = false;
      root = rotate(root, parent, left);
    }
    id = root;
  }
}

}  // namespace jury::trace
