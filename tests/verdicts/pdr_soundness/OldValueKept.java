// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The assignment did not happen when the call threw.
public class OldValueKept {
  public static void main(String[] a) {
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    List<List<String>> none = new ArrayList<>();
    List<String> fresh = new ArrayList<>();
    none.add(fresh);
    List<String> x = l;
    try {
      x = none.get(7);
    } catch (IndexOutOfBoundsException e) {
      for (String s : l) x.add(s);
    }
  }
}
