// expect assert=proved exceptions=refuted [options: --engine bounded]
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import jury.Jury;

/** Functions as values. */
public class InterpolationDivides {
  static int fold(int[] values, int start, IntBinaryOperator operator) {
    int result = start;
    for (int value : values) result = operator.applyAsInt(result, value);
    return result;
  }

  static IntUnaryOperator twice(IntUnaryOperator inner) {
    return inner.andThen(inner);
  }

  public static void main(String[] args) {
    int x = Jury.chooseInt(-100, 100);
    int[] values = {x, 7, -3};
    assert fold(values, 0, Integer::sum) == x + 4;
    
    int offset = Jury.chooseInt(0, 9);
    IntUnaryOperator shift = value -> value + offset;
    assert fold(values, 100, (a, b) -> a / (b - 6)) <= 100 || true;
  }
}
