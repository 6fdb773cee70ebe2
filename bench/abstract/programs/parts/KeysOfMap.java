// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// The program SetOfMapKeys with few predicates, for the tables of the boolean program.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import jury.Jury;

public class KeysOfMap {
  public static void main(String[] args) {
    Map<Integer, Integer> ages = new HashMap<>();
    ages.put(Jury.chooseInt(), 31);
    ages.put(Jury.chooseInt(), 45);
    ages.put(12, 18);
    Set<Integer> people = new HashSet<>();
    for (Integer person : ages.keySet()) {
      people.add(person);
    }
    assert people.size() == ages.size();
    for (Integer person : people) {
      assert ages.containsKey(person);
    }
    for (Integer person : ages.keySet()) {
      assert people.contains(person);
    }
  }
}
