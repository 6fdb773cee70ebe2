// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// Only one of two iterators is asked.
public class Zip {
  static int product(List<Integer> left, List<Integer> right) {
    int sum = 0;
    Iterator<Integer> a = left.iterator(), b = right.iterator();
    while (a.hasNext()) sum += a.next() * b.next();
    return sum;
  }

  public static void main(String[] args) {
    System.out.println(product(Arrays.asList(1, 2, 3), Arrays.asList(4, 5)));
  }
}
