// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// A collection of the program's own below AbstractCollection, over linked nodes: no stamps, so nothing throws.
public class OwnLinkedBag {
  static class Bag extends AbstractCollection<String> {
    private Node first;
    private int size;

    static class Node {
      final String value;
      final Node next;

      Node(String value, Node next) {
        this.value = value;
        this.next = next;
      }
    }

    @Override
    public boolean add(String value) {
      first = new Node(value, first);
      size++;
      return true;
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public Iterator<String> iterator() {
      return new Iterator<>() {
        Node at = first;

        @Override
        public boolean hasNext() {
          return at != null;
        }

        @Override
        public String next() {
          String value = at.value;
          at = at.next;
          return value;
        }
      };
    }
  }

  public static void main(String[] args) {
    Bag bag = new Bag();
    bag.addAll(Arrays.asList(args));
    for (String word : bag) bag.add(word + "!");
    List<String> sorted = new ArrayList<>(bag);
    for (String word : sorted) if (!bag.contains(word)) bag.add(word);
  }
}
