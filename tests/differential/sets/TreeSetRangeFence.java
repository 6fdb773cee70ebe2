// An iterator over a range that ends inside the set, when others remove the element it stands before, the fence itself, or elements near it.
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.TreeSet;

public class TreeSetRangeFence {
  private static TreeSet<Integer> numbers(int size) {
    TreeSet<Integer> numbers = new TreeSet<>();
    for (int i = 1; i <= size; i++) numbers.add(i * 7 % (size + 1));
    return numbers;
  }

  private static String walk(Iterator<Integer> iterator, TreeSet<Integer> all, int at, int removed) {
    StringBuilder seen = new StringBuilder();
    try {
      while (iterator.hasNext()) {
        int number = iterator.next();
        seen.append(number).append(' ');
        if (number == at) all.remove(removed);
      }
      return seen.append("end").toString();
    } catch (ConcurrentModificationException exception) {
      return seen.append("modified").toString();
    }
  }

  private static void everyRemoval(int size) {
    for (int at = 3; at <= 7; at++) {
      for (int removed = 1; removed <= size; removed++) {
        TreeSet<Integer> up = numbers(size);
        TreeSet<Integer> down = numbers(size);
        System.out.println(at + " " + removed + ": " + walk(up.subSet(3, 8).iterator(), up, at, removed) + ", "
            + walk(down.subSet(3, true, 8, false).descendingIterator(), down, at, removed));
      }
    }
  }

  private static void ownRemovals() {
    for (int kept = 0; kept < 4; kept++) {
      TreeMap<Integer, String> map = new TreeMap<>();
      for (int i = 0; i < 20; i++) map.put(i * 11 % 20, "v" + i);
      for (Iterator<Integer> keys = map.headMap(9).keySet().iterator(); keys.hasNext();) {
        if (keys.next() % 4 != kept) keys.remove();
      }
      System.out.println(map);
    }
  }

  private static void emptyAndCleared() {
    TreeSet<Integer> numbers = numbers(10);
    Iterator<Integer> none = numbers.subSet(4, 4).iterator();
    numbers.remove(4);
    System.out.println(none.hasNext());
    Iterator<Integer> some = numbers.headSet(5).iterator();
    numbers.clear();
    System.out.println(some.hasNext());
    try {
      none.next();
    } catch (NoSuchElementException exception) {
      System.out.println("nothing there");
    }
  }

  public static void main(String[] args) {
    everyRemoval(10);
    everyRemoval(12);
    everyRemoval(16);
    ownRemovals();
    emptyAndCleared();
  }
}
