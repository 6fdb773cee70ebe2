// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// setValue of an entry is no structural change, nor is replaceAll afterwards.
public class EntriesSet {
  public static void main(String[] args) {
    Map<String, Integer> counts = new TreeMap<>();
    for (String arg : args) counts.put(arg, arg.length());
    Map<String, Map.Entry<String, Integer>> kept = new HashMap<>();
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      entry.setValue(entry.getValue() + 1);
      kept.put(entry.getKey(), entry);
    }
    for (Map.Entry<String, Integer> entry : kept.values()) entry.setValue(0);
  }
}
