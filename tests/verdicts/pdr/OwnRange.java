// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// A range as an Iterable with an anonymous iterator; what is built up is another list.
public class OwnRange {
  static Iterable<Integer> range(int from, int to) {
    return () -> new Iterator<>() {
      int next = from;

      @Override
      public boolean hasNext() {
        return next < to;
      }

      @Override
      public Integer next() {
        return next++;
      }
    };
  }

  public static void main(String[] args) {
    List<Integer> squares = new ArrayList<>();
    for (int n : range(0, 10)) squares.add(n * n);
    for (int square : squares) System.out.println(square);
  }
}
