import java.util.Map;

public class Sorted {
  /** A TreeMap takes no null: what an unknown Map stands for is told. */
  public static void mark(Map<String, Integer> counts) {
    if (counts != null) counts.put(null, 1);
  }
}
