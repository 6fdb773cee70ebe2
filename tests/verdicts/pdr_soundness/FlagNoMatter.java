// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A flag of an object without collections is open.
public class FlagNoMatter {
  boolean b;
  FlagNoMatter flip() {
    b = !b;
    return this;
  }
  public static void main(String[] a) {
    FlagNoMatter f = new FlagNoMatter();
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    f.flip();
    for (String s : l)
      if (f.b)
        l.add(s);
  }
}
