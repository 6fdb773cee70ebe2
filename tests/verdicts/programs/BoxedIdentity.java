// expect assert=proved exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Boxes of small numbers are the same object, others need not be. */
public class BoxedIdentity {
  public static void main(String[] args) {
    int number = Jury.chooseInt(-1000, 1000);
    Integer first = number;
    Integer second = Integer.valueOf(number);
    assert first.equals(second);
    if (number >= -128 && number <= 127) assert first == second;
    else assert first != second;
    Long wide = (long) number;
    assert !wide.equals(first);
    Character letter = (char) Jury.chooseInt('a', 'z');
    Character again = (char) letter;
    assert letter == again;
  }
}
