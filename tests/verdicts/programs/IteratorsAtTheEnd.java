// expect assert=proved exceptions=proved [options: --engine bounded]
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import jury.Jury;

/** Two sorted lists become one. */
public class IteratorsAtTheEnd {
  static List<Integer> merge(List<Integer> left, List<Integer> right) {
    List<Integer> result = new ArrayList<>();
    int at = 0;
    Iterator<Integer> other = right.iterator();
    Integer waiting = other.hasNext() ? other.next() : null;
    while (at < left.size() || waiting != null) {
      if (waiting == null || (at < left.size() && left.get(at) <= waiting)) {
        result.add(left.get(at++));
      } else {
        result.add(waiting);
        waiting = other.hasNext() ? other.next() : null;
      }
    }
    return result;
  }

  public static void main(String[] args) {
    int low = Jury.chooseInt(0, 20);
    int high = Jury.chooseInt(low, low + 20);
    List<Integer> merged = merge(List.of(3, 9), List.of(low, high));
    assert merged.size() == 4;
    for (int i = 1; i < merged.size(); i++) assert merged.get(i - 1) <= merged.get(i);
  }
}
