// expect unmodifiable=undecided [options: --engine pdr --property unmodifiable]
import java.util.*;

// A list of the program's own, which inherits an add that throws.
public class OwnList {
  static class Numbers extends AbstractList<Integer> {
    @Override
    public Integer get(int index) {
      return index;
    }

    @Override
    public int size() {
      return 3;
    }
  }

  static void grow(List<Integer> list) {
    try {
      list.add(1);
    } catch (UnsupportedOperationException e) {
      System.out.println("fixed");
    }
  }

  public static void main(String[] args) {
    grow(new Numbers());
  }
}
