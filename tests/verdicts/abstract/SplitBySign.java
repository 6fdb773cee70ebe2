// expect assert=proved exceptions=proved [options: --engine abstract]
// Every number goes to one of two lists.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class SplitBySign {
  public static void main(String[] args) {
    List<Integer> negative = new ArrayList<>();
    List<Integer> others = new ArrayList<>();
    int count = Jury.chooseInt(0, 1000);
    int seen = 0;
    while (seen < count) {
      int number = Jury.chooseInt();
      if (number < 0) {
        negative.add(number);
      } else {
        others.add(number);
      }
      seen++;
    }
    assert negative.size() + others.size() == count;
  }
}
