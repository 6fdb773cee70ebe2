// expect assert=proved exceptions=refuted [options: --engine bounded]
import jury.Jury;

/** Numbers written as text have as many characters as digits. */
public class NumbersToTextFourth {
  static String pad(int number, int width) {
    StringBuilder result = new StringBuilder();
    String digits = Integer.toString(number);
    for (int i = digits.length(); i < width; i++) result.append('0');
    return result.append(digits).toString();
  }

  public static void main(String[] args) {
    int number = Jury.chooseInt(0, 999);
    String text = pad(number, 3);
    assert text.length() == 3;
    assert text.charAt(3) == '0';
    String label = "item " + number + ";";
    assert label.length() == (number < 10 ? 7 : number < 100 ? 8 : 9);
    assert label.endsWith(";");
  }
}
