// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// add threw, so nothing was added.
public class AddThrew {
  public static void main(String[] args) {
    TreeSet<Object> set = new TreeSet<>();
    try {
      set.add(new Object());
    } catch (ClassCastException e) {
      System.out.println(set.first());
    }
  }
}
