// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// All paths of a binary tree: the path is copied for every child.
public class PathsCopied {
  static class Node {
    Node left, right;
    final String name;

    Node(String name) {
      this.name = name;
    }
  }

  static void visit(Node node, List<String> path, List<List<String>> found) {
    if (node == null) return;
    List<String> longer = new ArrayList<>(path);
    longer.add(node.name);
    if (node.left == null && node.right == null) found.add(longer);
    visit(node.left, longer, found);
    visit(node.right, longer, found);
  }

  public static void main(String[] args) {
    Node root = new Node("root");
    root.left = new Node("left");
    root.right = new Node("right");
    List<List<String>> found = new ArrayList<>();
    visit(root, new ArrayList<>(), found);
    for (List<String> path : found) {
      for (String name : path) System.out.println(name);
    }
  }
}
