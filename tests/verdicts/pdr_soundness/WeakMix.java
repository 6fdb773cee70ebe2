// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Only one of two lists has iterators that do not mind.
public class WeakMix {
  public static void main(String[] a) {
    List<String> w = new java.util.concurrent.CopyOnWriteArrayList<>();
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    List<String> x = a.length == 0 ? l : w;
    for (String s : x) x.add(s);
  }
}
