// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A loop over flags needs two rounds.
public class TwoFlags {
  public static void main(String[] a) {
    boolean f = false, g = false;
    for (int i = 0; i < 3; i++) {
      if (f)
        g = true;
      f = true;
    }
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    if (g)
      for (String s : l) l.add(s);
  }
}
