// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// A map that keeps nothing.
public class Evicting {
  static class Forgetful extends LinkedHashMap<String, String> {
    @Override
    protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
      return true;
    }
  }

  public static void main(String[] args) {
    Forgetful map = new Forgetful();
    map.put("a", "b");
    System.out.println(map.keySet().iterator().next());
  }
}
