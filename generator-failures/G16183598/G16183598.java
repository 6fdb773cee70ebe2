import java.util.*;
public class G16183598 {
  static void part2() {
    final ArrayDeque<Integer> v24 = new ArrayDeque<Integer>(Arrays.<Integer>asList(Integer.valueOf(0)));
    System.out.println(v24.removeIf((Integer p18) -> v24.offer(p18)));
  }
  public static void main(String[] args) {
    part2();
  }
}
