// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class TwoMapsOutOfStep {
  private final Map<String, Integer> byName = new HashMap<>();
  private final Map<Integer, String> byNumber = new HashMap<>();

  void put(String name, int number) {
    byName.put(name, number);
    byNumber.put(number, name);
  }

  void prune() {
    for (Integer number : byNumber.keySet()) {
      String name = byNumber.get(number);
      byName.remove(name);
      byNumber.remove(number);
    }
  }

  public static void main(String[] args) {
    TwoMapsOutOfStep maps = new TwoMapsOutOfStep();
    maps.put("a", 1);
    maps.put("b", 2);
    maps.prune();
  }
}
