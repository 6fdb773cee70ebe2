// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// putAll of a map in the order of access into itself reorders what it iterates over.
public class AccessPutAll {
  public static void main(String[] a) {
    Map<String, String> m = new LinkedHashMap<>(16, 0.75f, true);
    m.put("a", "1");
    m.put("b", "2");
    m.put("c", "3");
    m.putAll(m);
  }
}
