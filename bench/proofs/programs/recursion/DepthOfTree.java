// property: assert
// The depth of a tree that is built to a given depth.
import jury.Jury;

public class DepthOfTree {
  static final class Node {
    Node left;
    Node right;
  }

  static Node grow(int depth) {
    if (depth == 0) {
      return null;
    }
    Node node = new Node();
    node.left = grow(depth - 1);
    if (Jury.chooseBoolean()) {
      node.right = grow(depth - 1);
    }
    return node;
  }

  static int depthLeft(Node node) {
    return node == null ? 0 : 1 + depthLeft(node.left);
  }

  public static void main(String[] args) {
    int depth = Jury.chooseInt(0, 100);
    assert depthLeft(grow(depth)) >= 0; // wrong: assert depthLeft(grow(depth)) == 0;
  }
}
