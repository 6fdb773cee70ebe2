// expect assert=refuted [options: --entry SharedNodeIsFound.set --objects 4]
public class SharedNodeIsFound {
  static class Node {
    int value;
    Node left;
    Node right;
  }

  static void set(Node root) {
    if (root == null || root.left == null || root.right == null || root.left == root.right) {
      return;
    }
    Node shared = root.left.right;
    if (shared == null || shared == root || shared == root.left || shared == root.right) {
      return;
    }
    shared.value = 1;
    if (root.right.left != null) {
      root.right.left.value = 2;
    }
    assert shared.value == 1;
  }
}
