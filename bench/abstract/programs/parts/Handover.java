// For the ablation: two maps and a variable that is one or the other (alias predicates).
import java.util.HashMap;
import java.util.Map;

public class Handover {
  public static void main(String[] args) {
    Map<Integer, Integer> day = new HashMap<>();
    Map<Integer, Integer> night = new HashMap<>();
    Map<Integer, Integer> active = day;
    day.put(1, 10);
    night.put(1, 20);
    int rounds = 0;
    while (rounds < 4) {
      active.put(1, 30);
      if (active == day) {
        active = night;
      } else {
        active = day;
      }
      active.put(1, 10);
      rounds = rounds + 1;
    }
    assert day.containsKey(1);
  }
}
