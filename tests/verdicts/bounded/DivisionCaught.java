// expect assert=proved exceptions=proved
import jury.Jury;

public class DivisionCaught {
  public static void main(String[] args) {
    int divisor = Jury.chooseInt();
    int result;
    try {
      result = 100 / divisor;
    } catch (ArithmeticException e) {
      result = 0;
    } finally {
      assert divisor != 7 || 100 / divisor == 14;
    }
    assert divisor == 0 ? result == 0 : result == 100 / divisor;
  }
}
