// expect cme=undecided [options: --engine pdr --property cme]
import java.util.*;

// The same, but each reader has its own copy. No universal summary says that they stay apart.
public class PeekingApart {
  static class Reader {
    final Iterator<String> source;
    String head;
    Reader(List<String> list) {
      source = new ArrayList<>(list).iterator();
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
    List<String> lines = new ArrayList<>(Arrays.asList(args));
    Reader left = new Reader(lines), right = new Reader(lines);
    while (left.advance()) {
      if (left.head.equals("b")) left.drop();
      if (right.advance()) System.out.println(right.head);
      lines.add("more");
    }
  }
}
