// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// pollFirstEntry answers null in the end, so the loop does end.
public class FirstEntryNull {
  public static void main(String[] a) {
    TreeMap<String, String> m = new TreeMap<>();
    m.put("a", "b");
    Map.Entry<String, String> e;
    while ((e = m.pollFirstEntry()) != null) {
      System.out.println(e.getKey());
    }
    List<String> l = new ArrayList<>();
    l.add("a");
    l.add("b");
    for (String s : l) l.add(s);
  }
}
