// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// A list of sets, of any length: no set is missing.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import jury.Jury;

public class ListOfSetsAny {
  public static void main(String[] args) {
    List<Set<Integer>> levels = new ArrayList<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      levels.add(new HashSet<>());
    }
    for (int i = 0; i < levels.size(); i++) {
      Set<Integer> level = levels.get(i);
      assert level != null;
      level.add(i);
      assert level.contains(i);
    }
  }
}
