// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Seed 000, figure 5: every node of the graph has a set of facts.
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class DataFlow {
  public static void main(String[] args) {
    Map<Integer, int[]> successors = new HashMap<>();
    successors.put(1, new int[] {2, 3});
    successors.put(2, new int[] {4});
    successors.put(3, new int[] {4});
    successors.put(4, new int[] {});
    Map<Integer, Set<Integer>> facts = new HashMap<>();
    for (Integer node : successors.keySet()) {
      facts.put(node, new HashSet<>());
    }
    List<Integer> queue = new LinkedList<>();
    queue.add(1);
    int fact = Jury.chooseInt();
    while (queue.size() > 0) {
      int node = queue.remove(0);
      Set<Integer> old = facts.get(node);
      assert old != null;
      Set<Integer> updated = new HashSet<>(old);
      updated.add(fact);
      facts.put(node, updated);
      if (updated.size() != old.size()) {
        for (int next : successors.get(node)) {
          queue.add(next);
        }
      }
    }
    for (Integer node : successors.keySet()) {
      assert facts.get(node) != null;
      assert facts.get(node).contains(fact);
    }
  }
}
