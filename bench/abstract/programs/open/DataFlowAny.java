// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Any graph: every node that is reached has facts.
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class DataFlowAny {
  public static void main(String[] args) {
    Map<Integer, Integer> successor = new HashMap<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      successor.put(Jury.chooseInt(), Jury.chooseInt());
    }
    Map<Integer, Set<Integer>> facts = new HashMap<>();
    for (Integer node : successor.keySet()) {
      facts.put(node, new HashSet<>());
    }
    List<Integer> queue = new LinkedList<>();
    for (Integer node : successor.keySet()) {
      queue.add(node);
    }
    while (queue.size() > 0) {
      Integer node = queue.remove(0);
      Set<Integer> old = facts.get(node);
      assert old != null;
      if (old.add(node)) {
        Integer next = successor.get(node);
        if (successor.containsKey(next)) {
          queue.add(next);
        }
      }
    }
  }
}
