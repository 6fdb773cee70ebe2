// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A map that decorates another: the views that it inherits go through its entry set, over the other's.
public class OwnMapDecorated {
  static class Logged extends AbstractMap<String, Integer> {
    private final Map<String, Integer> inner = new HashMap<>();

    @Override
    public Integer put(String key, Integer value) {
      System.out.println("put " + key);
      return inner.put(key, value);
    }

    @Override
    public Set<Map.Entry<String, Integer>> entrySet() {
      return inner.entrySet();
    }
  }

  public static void main(String[] args) {
    Map<String, Integer> map = new Logged();
    map.put("a", 1);
    map.put("b", 2);
    for (String key : map.keySet()) map.put(key + "x", 3);
  }
}
