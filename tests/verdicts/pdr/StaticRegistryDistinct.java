// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class StaticRegistryDistinct {
  static final List<String> registry = new ArrayList<>();
  static final List<String> aliases = new ArrayList<>();

  static void alias(String name) {
    aliases.add(name);
  }

  public static void main(String[] args) {
    for (String text : args) registry.add(text);
    for (String name : registry) alias(name + "'");
  }
}
