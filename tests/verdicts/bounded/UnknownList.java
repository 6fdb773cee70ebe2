// expect assert=refuted exceptions=refuted cme=bounded [options: --engine bounded --entry UnknownList.doubled]
import java.util.List;

public class UnknownList {
  static void doubled(List<Integer> numbers) {
    int sum = 0;
    for (int number : numbers) {
      sum += number;
    }
    assert numbers.size() != 3 || sum != 30;
  }
}
