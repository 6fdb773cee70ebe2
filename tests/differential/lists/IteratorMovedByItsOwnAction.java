import java.util.*;
import java.util.function.*;

// forEachRemaining whose action moves the same iterator: each list class goes on from its own state.
public class IteratorMovedByItsOwnAction {
  static void run(String name, List<Integer> list, int stepsInside) {
    Iterator<Integer> iterator = list.iterator();
    StringBuilder seen = new StringBuilder();
    try {
      iterator.forEachRemaining(value -> {
        seen.append(value).append(' ');
        for (int i = 0; i < stepsInside && iterator.hasNext(); i++) seen.append('(').append(iterator.next()).append(") ");
      });
      seen.append("done");
    } catch (RuntimeException problem) {
      seen.append(problem.getClass().getName());
    }
    System.out.println(name + " " + stepsInside + ": " + seen + " " + iterator.hasNext());
  }

  public static void main(String[] args) {
    for (int size = 1; size <= 4; size++) {
      for (int inside = 0; inside <= 3; inside++) {
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < size; i++) values.add(i);
        run("ArrayList", new ArrayList<>(values), inside);
        run("LinkedList", new LinkedList<>(values), inside);
        run("Vector", new Vector<>(values), inside);
        run("asList", Arrays.asList(values.toArray(new Integer[0])), inside);
      }
    }
  }
}
