// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A subclass counts modifications on its own.
public class ModCount extends ArrayList<String> {
  void touch() {
    modCount++;
  }
  public static void main(String[] a) {
    ModCount m = new ModCount();
    m.add("a");
    m.add("b");
    for (String s : m) m.touch();
  }
}
