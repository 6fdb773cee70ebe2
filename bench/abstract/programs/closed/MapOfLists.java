// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Seed 000, table 3: correct size and content of nested lists.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jury.Jury;

public class MapOfLists {
  public static void main(String[] args) {
    Map<Integer, List<Integer>> groups = new HashMap<>();
    for (int key = 0; key < 3; key++) {
      groups.put(key, new ArrayList<>());
    }
    int[] values = {Jury.chooseInt(), Jury.chooseInt(), Jury.chooseInt(), Jury.chooseInt()};
    for (int i = 0; i < values.length; i++) {
      groups.get(i % 3).add(values[i]);
    }
    assert groups.size() == 3;
    assert groups.get(0).size() == 2;
    assert groups.get(1).size() == 1 && groups.get(2).size() == 1;
    assert groups.get(0).get(1) == values[3];
    assert groups.get(2).get(0) == values[2];
  }
}
