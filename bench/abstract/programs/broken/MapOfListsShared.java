// expect assert=refuted [options: --engine abstract]
// All keys share one list.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jury.Jury;

public class MapOfListsShared {
  public static void main(String[] args) {
    Map<Integer, List<Integer>> groups = new HashMap<>();
    List<Integer> shared = new ArrayList<>();
    for (int key = 0; key < 3; key++) {
      groups.put(key, shared);
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
