// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A list below AbstractList whose own add counts the change, seen by the iterator that it inherits.
public class OwnListCounts {
  static class Ring extends AbstractList<String> {
    private final String[] cells = new String[8];
    private int size;

    @Override
    public boolean add(String value) {
      cells[size++ % 8] = value;
      modCount++;
      return true;
    }

    @Override
    public String get(int index) {
      return cells[index];
    }

    @Override
    public int size() {
      return Math.min(size, 8);
    }
  }

  public static void main(String[] args) {
    Ring ring = new Ring();
    ring.add("a");
    ring.add("b");
    for (String value : ring) if (value.equals("a")) ring.add("c");
  }
}
