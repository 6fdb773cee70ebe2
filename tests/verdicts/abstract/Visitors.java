// expect assert=proved exceptions=proved [options: --engine abstract]
// Different visitors are counted as often as the set grows.
import java.util.HashSet;
import java.util.Set;
import jury.Jury;

public class Visitors {
  public static void main(String[] args) {
    Set<Integer> known = new HashSet<>();
    int different = 0;
    int visits = Jury.chooseInt();
    for (int i = 0; i < visits; i++) {
      if (known.add(Jury.chooseInt())) {
        different++;
      }
    }
    assert different == known.size();
  }
}
