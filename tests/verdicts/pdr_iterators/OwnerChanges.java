// expect unmodifiable=proved [options: --engine pdr --property unmodifiable]
import java.util.*;

// Only the owner changes what others see through a view.
public class OwnerChanges {
  private final List<String> items = new ArrayList<>();

  List<String> items() {
    return Collections.unmodifiableList(items);
  }

  void put(String item) {
    items.add(item);
  }

  public static void main(String[] args) {
    OwnerChanges store = new OwnerChanges();
    List<String> seen = store.items();
    for (String argument : args) store.put(argument);
    for (String item : seen) System.out.println(item);
    List<String> copy = new ArrayList<>(seen);
    copy.clear();
  }
}
