import java.util.*;

// forEachRemaining whose action removes through the same iterator, or moves it and removes: what each class then reads.
public class IteratorChangedByItsOwnAction {
  static final String[] KINDS = {"ArrayList", "LinkedList", "Vector", "ArrayDeque", "PriorityQueue", "TreeSet", "subList"};
  static final String[] ACTIONS = {"remove", "next and remove", "next"};

  static Collection<Integer> make(String kind) {
    switch (kind) {
      case "ArrayList": return new ArrayList<>();
      case "LinkedList": return new LinkedList<>();
      case "Vector": return new Vector<>();
      case "ArrayDeque": return new ArrayDeque<>();
      case "PriorityQueue": return new PriorityQueue<>();
      case "TreeSet": return new TreeSet<>();
      default: return new ArrayList<>(List.of(9, 9, 9)).subList(1, 1);
    }
  }

  static void act(Iterator<Integer> iterator, String action) {
    if (action.equals("next") && !iterator.hasNext()) return;
    if (!action.equals("remove")) iterator.next();
    if (!action.equals("next")) iterator.remove();
  }

  static void run(String kind, int size, int before, String action) {
    Collection<Integer> values = make(kind);
    for (int i = 0; i < size; i++) values.add(i);
    Iterator<Integer> iterator = values.iterator();
    StringBuilder seen = new StringBuilder();
    try {
      for (int i = 0; i < before; i++) iterator.next();
      iterator.forEachRemaining(value -> {
        seen.append(value).append(' ');
        act(iterator, action);
      });
      seen.append("done");
    } catch (RuntimeException problem) {
      seen.append(problem.getClass().getSimpleName());
    }
    System.out.println(kind + " " + size + " " + before + " " + action + ": " + seen + " " + values + " " + iterator.hasNext());
  }

  public static void main(String[] args) {
    for (String kind : KINDS)
      for (int size = 1; size < 5; size++)
        for (int before = 0; before <= Math.min(2, size); before++)
          for (String action : ACTIONS) run(kind, size, before, action);
  }
}
