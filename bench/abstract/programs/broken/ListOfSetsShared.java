// expect assert=refuted [options: --engine abstract]
// All levels are one set.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import jury.Jury;

public class ListOfSetsShared {
  public static void main(String[] args) {
    List<Set<Integer>> levels = new ArrayList<>();
    Set<Integer> shared = new HashSet<>();
    for (int i = 0; i < 3; i++) {
      levels.add(shared);
    }
    int value = Jury.chooseInt();
    for (int i = 0; i < levels.size(); i++) {
      levels.get(i).add(value);
      levels.get(i).add(i);
    }
    levels.get(1).remove(value);
    assert levels.get(0).contains(value) && levels.get(2).contains(value);
    assert !levels.get(1).contains(value);
    assert levels.get(2).contains(2);
    assert value == 1 || levels.get(1).contains(1);
  }
}
