// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Quotients and remainders. */
public class DivisionTableRemainder {
  static int average(int[] values, int count) {
    if (count == 0) return 0;
    int sum = 0;
    for (int i = 0; i < count; i++) sum += values[i];
    return sum / count;
  }

  public static void main(String[] args) {
    int[] values = {Jury.chooseInt(0, 50), 10, 20, 30};
    int count = Jury.chooseInt(0, 4);
    int average = average(values, count);
    assert average >= 0 && average <= 50;
    int dividend = Jury.chooseByte();
    int divisor = Jury.chooseInt(1, 9);
    assert dividend / divisor * divisor + dividend % divisor == dividend;
    assert dividend % divisor >= 0;
  }
}
