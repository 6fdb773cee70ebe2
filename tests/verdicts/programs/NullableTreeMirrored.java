// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** A search tree without balance. */
public class NullableTreeMirrored {
  static class Node {
    final int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  private Node root;

  void insert(int key) {
    if (root == null) {
      root = new Node(key);
      return;
    }
    Node node = root;
    while (key != node.key) {
      if (key > node.key) {
        if (node.left == null) node.left = new Node(key);
        node = node.left;
      } else {
        if (node.right == null) node.right = new Node(key);
        node = node.right;
      }
    }
  }

  int smallest() {
    Node node = root;
    while (node.left != null) node = node.left;
    return node.key;
  }

  public static void main(String[] args) {
    NullableTreeMirrored tree = new NullableTreeMirrored();
    int first = Jury.chooseInt(0, 9);
    int second = Jury.chooseInt(0, 9);
    int third = Jury.chooseInt(0, 9);
    tree.insert(first);
    tree.insert(second);
    tree.insert(third);
    assert tree.smallest() == Math.min(first, Math.min(second, third));
  }
}
