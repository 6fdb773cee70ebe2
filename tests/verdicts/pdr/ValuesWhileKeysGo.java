// expect cme=refuted [options: --engine pdr --property cme]
import java.util.HashMap;
import java.util.Map;

// One view is walked over while another one shrinks.
public class ValuesWhileKeysGo {
  public static void main(String[] args) {
    Map<String, Integer> counts = new HashMap<>();
    counts.put("a", 1);
    counts.put("b", 2);
    counts.put("c", 3);
    for (Integer count : counts.values()) {
      if (count == 1) counts.keySet().remove("c");
    }
  }
}
