// property: assert
// A tree of any shape, made by a recursion, of digits alone; another recursion walks it.
import jury.Jury;

public class TreeOfDigits {
  static final class Node {
    int digit;
    Node left;
    Node right;
  }

  static Node grow() {
    if (Jury.chooseBoolean()) {
      return null;
    }
    Node node = new Node();
    node.digit = Jury.chooseInt(0, 9); // wrong: node.digit = Jury.chooseInt(0, 10);
    node.left = grow();
    node.right = grow();
    return node;
  }

  static void walk(Node node) {
    if (node == null) {
      return;
    }
    assert node.digit >= 0 && node.digit < 10;
    walk(node.left);
    walk(node.right);
  }

  public static void main(String[] args) {
    walk(grow());
  }
}
