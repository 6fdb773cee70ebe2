// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Every key of a map of any size has a list.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jury.Jury;

public class MapOfListsAny {
  public static void main(String[] args) {
    Map<Integer, List<Integer>> groups = new HashMap<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      int key = Jury.chooseInt();
      List<Integer> group = groups.get(key);
      if (group == null) {
        group = new ArrayList<>();
        groups.put(key, group);
      }
      group.add(i);
    }
    for (Integer key : groups.keySet()) {
      assert groups.get(key) != null;
    }
  }
}
