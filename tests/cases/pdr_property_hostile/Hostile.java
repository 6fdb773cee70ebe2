import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

// None of the properties holds at the end.
public class Hostile {
  static class Item {}

  static void check(
      Set<Integer> numbers, Set<Integer> others, Set<Item> left, Map<Item, String> right, Set<Item> held, Item item) {
    System.out.println("here");
  }

  public static void main(String[] args) {
    Set<Integer> numbers = new HashSet<>(), others = new HashSet<>();
    numbers.add(1);
    others.add(2);
    Item item = new Item(), second = new Item();
    Set<Item> left = new HashSet<>();
    Map<Item, String> right = new HashMap<>();
    left.add(item);
    right.put(item, "x");
    right.values().remove("x");
    Set<Item> held = new HashSet<>();
    held.add(item);
    Set<Item> other = Collections.unmodifiableSet(held);
    if (other.contains(item)) held.clear();
    Set<Item> copies = new HashSet<>();
    copies.add(item);
    for (Iterator<Item> position = copies.iterator(); position.hasNext();) {
      position.next();
      position.remove();
    }
    check(numbers, others, left, right, held, item);
    check(numbers, others, left, right, copies, item);
  }
}
