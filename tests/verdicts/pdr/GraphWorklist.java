// expect cme=undecided [options: --engine pdr --property cme]
// Safe, but only because no object of the heap has the list that changes: a precondition about all objects, which a universal summary cannot state.
import java.util.*;

// Reachability with a queue: successors are read while the queue grows.
public class GraphWorklist {
  static class Node {
    final List<Node> next = new ArrayList<>();
    boolean seen;
  }

  static int reach(Node start) {
    Deque<Node> queue = new ArrayDeque<>();
    queue.add(start);
    int count = 0;
    while (!queue.isEmpty()) {
      Node node = queue.poll();
      if (node.seen) continue;
      node.seen = true;
      count++;
      for (Node other : node.next) queue.add(other);
    }
    return count;
  }

  public static void main(String[] args) {
    Node first = new Node();
    Node second = new Node();
    first.next.add(second);
    second.next.add(first);
    System.out.println(reach(first));
  }
}
