// property: assert
// entry: check
// In a chain of a tree each node but the root knows its parent.
public class ParentsOfTree {
  private static final class Tree {
    Tree parent;
    Tree left;
  }

  static void check(int n) {
    if (n < 0 || n > 10000) {
      return;
    }
    Tree root = new Tree();
    Tree deepest = root;
    for (int i = 0; i < n; i++) {
      Tree child = new Tree();
      child.parent = deepest;
      deepest.left = child;
      deepest = child;
    }
    while (deepest.parent != null) {
      deepest = deepest.parent; // wrong: deepest = deepest.parent.parent == null ? deepest.parent.left : deepest.parent;
      assert deepest.left != null;
    }
    assert deepest == root;
  }
}
