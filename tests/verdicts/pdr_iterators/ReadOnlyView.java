// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// The getter gives a view that cannot be changed.
public class ReadOnlyView {
  private final List<String> items = new ArrayList<>();

  List<String> items() {
    return Collections.unmodifiableList(items);
  }

  void put(String item) {
    items.add(item);
  }

  public static void main(String[] args) {
    ReadOnlyView store = new ReadOnlyView();
    store.put("first");
    store.items().add("second");
  }
}
