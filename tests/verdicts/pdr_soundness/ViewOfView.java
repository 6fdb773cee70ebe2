// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// The keys of a read-only map, through a wrapper around it.
public class ViewOfView {
  public static void main(String[] args) {
    Map<String, String> map = new HashMap<>();
    map.put("a", "b");
    Map<String, String> view = Collections.synchronizedMap(Collections.unmodifiableMap(map));
    Set<String> keys = view.keySet();
    keys.remove("a");
  }
}
