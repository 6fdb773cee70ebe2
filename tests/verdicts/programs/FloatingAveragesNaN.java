// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Floating point, with what is not a number. */
public class FloatingAveragesNaN {
  static double average(int sum, int count) {
    return (double) sum / count;
  }

  public static void main(String[] args) {
    int sum = Jury.chooseInt(0, 20);
    int count = Jury.chooseInt(0, 3);
    double average = average(sum, count);
    if (count == 0) assert Double.isNaN(average) == (sum == 0);
    else assert average >= 0 && average <= 20;
    assert (int) 2.9 == 2;
    assert average == average;
  }
}
