// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class StaticRegistry {
  static final List<String> registry = new ArrayList<>();

  static void register(String name) {
    registry.add(name);
  }

  public static void main(String[] args) {
    register("a");
    for (String name : registry) register(name + "'");
  }
}
