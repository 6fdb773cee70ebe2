// expect assert=refuted exceptions=proved [options: --engine abstract]
// Zero goes nowhere.
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

public class SplitBySignLosesZero {
  public static void main(String[] args) {
    List<Integer> negative = new ArrayList<>();
    List<Integer> positive = new ArrayList<>();
    int count = Jury.chooseInt(0, 1000);
    int seen = 0;
    while (seen < count) {
      int number = Jury.chooseInt();
      if (number < 0) {
        negative.add(number);
      } else if (number > 0) {
        positive.add(number);
      }
      seen++;
    }
    assert negative.size() + positive.size() == count;
  }
}
