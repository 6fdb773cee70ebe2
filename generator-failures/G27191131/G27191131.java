import java.util.*;
public class G27191131 {
  static void part1() {
    final Collection<Integer> v26 = new ArrayDeque<Integer>(Arrays.<Integer>asList(Integer.valueOf(0), Integer.valueOf(0)));
    v26.forEach((Integer p7) -> {
      if (!v26.add(p7)) {} else {
        System.out.println((false));
      }
    });
  }
  public static void main(String[] args) {
    try { part1(); } catch (RuntimeException e) { System.out.println(e); }
  }
}
