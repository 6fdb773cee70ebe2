// expect assert=refuted [options: --engine abstract]
// The removed key may be the chosen one.
import java.util.HashMap;
import java.util.Map;
import jury.Jury;

public class KeysAndValuesKeeps {
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
    assert table.containsKey(key);
  }
}
