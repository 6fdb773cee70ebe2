// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A view of a range is cleared while the whole is iterated over.
public class RangeViewCleared {
  public static void main(String[] args) {
    TreeMap<String, String> map = new TreeMap<>(Map.of("a", "1", "b", "2", "c", "3"));
    for (String key : map.keySet())
      if (key.equals("a")) map.tailMap("b").clear();
  }
}
