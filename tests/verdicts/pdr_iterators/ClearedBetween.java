// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// It was not empty when asked, but is now.
public class ClearedBetween {
  public static void main(String[] args) {
    TreeMap<String, Integer> ages = new TreeMap<>();
    ages.put("a", 1);
    if (!ages.isEmpty()) {
      ages.keySet().remove("a");
      System.out.println(ages.firstKey());
    }
  }
}
