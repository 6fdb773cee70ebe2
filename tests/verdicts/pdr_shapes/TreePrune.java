// expect cme=undecided [options: --engine pdr --property cme]
import java.util.*;

// Dead children are removed by the iterator of their level. That no node is its own child is no universal summary.
public class TreePrune {
  static class Node {
    final List<Node> children = new ArrayList<>();
    boolean dead;
  }
  static boolean prune(Node node) {
    for (Iterator<Node> each = node.children.iterator(); each.hasNext();) {
      Node child = each.next();
      if (child.dead) each.remove();
    }
    return node.children.isEmpty();
  }
  public static void main(String[] args) {
    Node root = new Node();
    for (String arg : args) root.children.add(new Node());
    for (Node child : root.children) child.dead = prune(child);
    prune(root);
  }
}
