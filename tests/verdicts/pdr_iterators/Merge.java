// expect no-such-element=proved [options: --engine pdr --property no-such-element]
import java.util.*;

// Two sorted lists are merged; each iterator is asked before it is used.
public class Merge {
  static List<Integer> merge(List<Integer> left, List<Integer> right) {
    List<Integer> result = new ArrayList<>();
    Iterator<Integer> a = left.iterator(), b = right.iterator();
    while (a.hasNext() && b.hasNext()) {
      Integer x = a.next(), y = b.next();
      result.add(Math.min(x, y));
      result.add(Math.max(x, y));
    }
    while (a.hasNext()) result.add(a.next());
    while (b.hasNext()) result.add(b.next());
    return result;
  }

  public static void main(String[] args) {
    List<Integer> left = new ArrayList<>(), right = new LinkedList<>();
    for (int i = 0; i < args.length; i++) (i % 2 == 0 ? left : right).add(i);
    System.out.println(merge(left, right));
  }
}
