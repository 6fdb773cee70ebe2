// expect assert=refuted exceptions=proved cme=proved [options: --engine bounded]
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import jury.Jury;

/** Elements removed while the list is walked. */
public class SkipsInListsByIndex {
  static void removeNegative(List<Integer> numbers) {
    for (int i = 0; i < numbers.size(); i++) {
      if (numbers.get(i) < 0) numbers.remove(i);
    }
  }

  public static void main(String[] args) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < 4; i++) numbers.add(Jury.chooseInt(-2, 2));
    int first = numbers.get(0);
    removeNegative(numbers);
    for (int number : numbers) assert number >= 0;
    if (first >= 0) assert numbers.get(0) == first;
  }
}
