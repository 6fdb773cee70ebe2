// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Two readers with an iterator in a field each; what one removes the other stumbles over.
public class PeekingPair {
  static class Reader {
    final Iterator<String> source;
    String head;
    Reader(List<String> list) {
      source = list.iterator();
    }
    boolean advance() {
      if (!source.hasNext()) return false;
      head = source.next();
      return true;
    }
    void drop() {
      source.remove();
    }
  }
  public static void main(String[] args) {
    List<String> lines = new ArrayList<>(List.of("a", "b", "c"));
    Reader left = new Reader(lines), right = new Reader(lines);
    while (left.advance()) {
      if (left.head.equals("b")) left.drop();
      if (right.advance()) System.out.println(right.head);
    }
  }
}
