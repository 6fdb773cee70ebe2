// expect assert=refuted exceptions=proved [options: --engine bounded]
import java.util.ArrayList;
import java.util.List;
import jury.Jury;

/** Values of several types in one list, told apart before they are used. */
public class ClassCastsSum {
  static long sum(List<Object> values) {
    long sum = 0;
    for (Object value : values) {
      if (value instanceof Integer) sum += (Integer) value;
      else if (value instanceof Long) sum += (Long) value;
      else sum -= ((String) value).length();
    }
    return sum;
  }

  public static void main(String[] args) {
    List<Object> values = new ArrayList<>();
    int number = Jury.chooseInt(0, 200);
    values.add(number);
    values.add(Jury.chooseBoolean() ? (Object) 5L : "abc");
    long sum = sum(values);
    assert sum == number + 5 || sum == number + 3;
  }
}
