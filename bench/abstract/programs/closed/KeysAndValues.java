// expect assert=proved exceptions=proved cme=proved [options: --engine abstract]
// Seed 000, table 3: valid content of a map after updates.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class KeysAndValues {
  public static void main(String[] args) {
    int key = Jury.chooseInt();
    Map<Integer, Integer> table = new HashMap<>();
    table.put(4, 40);
    table.put(5, 50);
    table.put(6, 60);
    table.put(key, 99);
    table.remove(6);
    int found = table.get(4);
    if (key == 4) {
      assert found == 99;
    } else {
      assert found == 40;
    }
    assert !table.containsKey(6);
  }
}
