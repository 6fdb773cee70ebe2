// expect assert=proved cme=proved [options: --engine bounded --property assert,cme]
// A loop over a part of a sorted set, which removes through its iterator.
import java.util.Iterator;
import java.util.TreeSet;

public class RangeSum {
  public static void main(String[] args) {
    TreeSet<Integer> marks = new TreeSet<>();
    for (int i = 1; i <= 5; i++) marks.add(i);
    int sum = 0;
    for (Iterator<Integer> part = marks.headSet(4).iterator(); part.hasNext();) {
      int mark = part.next();
      sum += mark;
      if (mark == 2) part.remove();
    }
    assert sum == 6;
    assert marks.size() == 4;
  }
}
