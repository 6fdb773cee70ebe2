// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Floating point, with what is not a number. */
public class FloatingAveragesIntegers {
  static double average(int sum, int count) {
    return sum / count;
  }

  public static void main(String[] args) {
    int sum = Jury.chooseInt(0, 20);
    int count = Jury.chooseInt(0, 3);
    double average = average(sum, count);
    if (count == 0) assert false;
    else assert average >= 0 && average <= 20;
    assert (int) 2.9 == 2;
    assert average == average || count == 0;
  }
}
