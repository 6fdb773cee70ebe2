// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Two maps are kept in step: one is iterated over, the other changed.
public class TwoMapsInStep {
  private final Map<String, Integer> byName = new HashMap<>();
  private final Map<Integer, String> byNumber = new HashMap<>();

  void put(String name, int number) {
    byName.put(name, number);
    byNumber.put(number, name);
  }

  void rebuild() {
    byNumber.clear();
    for (Map.Entry<String, Integer> entry : byName.entrySet()) byNumber.put(entry.getValue(), entry.getKey());
  }

  public static void main(String[] args) {
    TwoMapsInStep maps = new TwoMapsInStep();
    for (String text : args) maps.put(text, text.length());
    maps.rebuild();
  }
}
