import java.util.*;
public class G31422174 {
  static ArrayDeque<Long> f0 = new ArrayDeque<Long>(Arrays.<Long>asList(Long.valueOf(0L)));
  static void part0() {
    System.out.println(f0.removeIf((Long p23) -> {
      System.out.println(f0.poll());
      return false;
    }));
  }
  public static void main(String[] args) {
    part0();
  }
}
