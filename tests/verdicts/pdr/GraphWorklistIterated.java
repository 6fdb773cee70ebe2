// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The list of work is iterated over while work is added.
public class GraphWorklistIterated {
  static class Node {
    final List<Node> next = new ArrayList<>();
    boolean seen;
  }

  static void reach(Node start) {
    List<Node> work = new ArrayList<>();
    work.add(start);
    for (Node node : work) {
      if (node.seen) continue;
      node.seen = true;
      work.addAll(node.next);
    }
  }

  public static void main(String[] args) {
    Node first = new Node();
    Node second = new Node();
    first.next.add(second);
    reach(first);
  }
}
