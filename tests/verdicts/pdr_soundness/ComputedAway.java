// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// A callback that answers null removes.
public class ComputedAway {
  public static void main(String[] args) {
    TreeMap<String, String> map = new TreeMap<>();
    map.put("a", "b");
    map.computeIfPresent("a", (key, old) -> null);
    System.out.println(map.lastKey());
  }
}
