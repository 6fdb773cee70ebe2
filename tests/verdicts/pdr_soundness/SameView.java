// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// Two views of one map may be the same object.
public class SameView {
  public static void main(String[] args) {
    Map<String, String> map = new HashMap<>();
    Set<String> one = map.keySet(), two = map.keySet();
    if (one == two) one.add("x");
  }
}
