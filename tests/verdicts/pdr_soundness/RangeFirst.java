// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// The map has an element, its head has none.
public class RangeFirst {
  public static void main(String[] args) {
    TreeMap<String, String> map = new TreeMap<>();
    map.put("m", "x");
    System.out.println(map.headMap("b").firstKey());
  }
}
