// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// A collection that the library made.
public class Environment {
  public static void main(String[] args) {
    Map<String, String> environment = Collections.checkedMap(new HashMap<>(), String.class, String.class);
    environment = Collections.unmodifiableMap(environment);
    environment.put("a", "b");
  }
}
