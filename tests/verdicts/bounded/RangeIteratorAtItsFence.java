// expect cme=refuted [options: --engine bounded --property cme]
// The loop stands before 4, the fence, when 4 is removed, and the node of 4 gets the content of 5. In a tree of another shape the loop would end.
import java.util.TreeSet;

public class RangeIteratorAtItsFence {
  public static void main(String[] args) {
    TreeSet<Integer> numbers = new TreeSet<>();
    for (int i = 1; i <= 12; i++) numbers.add(i);
    for (int number : numbers.subSet(1, 4)) if (number == 3) numbers.remove(4);
  }
}
