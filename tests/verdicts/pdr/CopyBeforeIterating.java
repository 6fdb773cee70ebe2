// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

public class CopyBeforeIterating {
  public static void main(String[] args) {
    Set<String> names = new HashSet<>();
    for (String text : args) names.add(text);
    for (String name : new ArrayList<>(names))
      if (name.startsWith("a")) names.remove(name);
  }
}
