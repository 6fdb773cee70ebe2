// expect assert=refuted exceptions=proved [options: --engine abstract]
// Every visit counts, though a visitor may come again.
import java.util.HashSet;
import java.util.Set;
import jury.Jury;

public class VisitorsTwice {
  public static void main(String[] args) {
    Set<Integer> known = new HashSet<>();
    int different = 0;
    int visits = Jury.chooseInt();
    for (int i = 0; i < visits; i++) {
      known.add(Jury.chooseInt());
      different++;
    }
    assert different == known.size() || visits < 2;
  }
}
