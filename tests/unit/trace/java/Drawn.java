import java.util.*;

/** One object of every kind that a picture shows. */
public class Drawn {
  enum Color { RED, GREEN }

  static class Node {
    int value;
    Node next;
    Node(int value) { this.value = value; }
  }

  Node ring = new Node(1);
  int[] numbers = {7, 8};
  List<Integer> list = new ArrayList<>(List.of(3, 4));
  Map<String, Node> map = new HashMap<>();
  Set<Color> colors = new LinkedHashSet<>();
  Object nothing;
  char letter = '\'';
  String text = "a\"b\n";

  static Drawn make() {
    Drawn drawn = new Drawn();
    drawn.ring.next = new Node(2);
    drawn.ring.next.next = drawn.ring;
    drawn.map.put("first", drawn.ring);
    drawn.colors.add(Color.GREEN);
    return drawn;
  }

  static int[] makeLong() {
    return new int[100];
  }
}
