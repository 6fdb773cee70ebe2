// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// The keys of a map of any size.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class SetOfMapKeysAny {
  public static void main(String[] args) {
    Map<Integer, Integer> ages = new HashMap<>();
    int count = Jury.chooseInt();
    for (int i = 0; i < count; i++) {
      ages.put(Jury.chooseInt(), i);
    }
    Set<Integer> people = new HashSet<>();
    for (Integer person : ages.keySet()) {
      people.add(person);
    }
    for (Integer person : people) {
      assert ages.containsKey(person);
    }
    for (Integer person : ages.keySet()) {
      assert people.contains(person);
    }
    assert people.size() == ages.size();
  }
}
