import java.util.*;
public class G31420144 {
  static void part1() {
    final Collection<Integer> v27 = new ArrayList<Integer>(Arrays.<Integer>asList((Integer) null, (Integer) null, (Integer) null));
    final Iterator<Integer> v38 = v27.iterator();
    final Integer v39 = v38.next();
    v38.forEachRemaining((Integer p23) -> {
      v38.remove();
    });
  }
  public static void main(String[] args) {
    part1();
  }
}
