// expect assert=proved exceptions=proved [options: --engine bounded --loops 12]
import jury.Jury;

/** Texts as numbers, with those that are none told apart. */
public class NumberReader {
  static int read(String text, int otherwise) {
    try {
      return Integer.parseInt(text.trim());
    } catch (NumberFormatException notANumber) {
      return otherwise;
    }
  }

  public static void main(String[] args) {
    String[] texts = {"12", " -7", "", "1e3", "2147483648", "+5"};
    int[] numbers = {12, -7, -1, -1, -1, 5};
    int chosen = Jury.chooseInt(0, 5);
    assert read(texts[chosen], -1) == numbers[chosen];
    int sum = 0;
    for (String text : texts) sum += read(text, 0);
    assert sum == 10;
  }
}
