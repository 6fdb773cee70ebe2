// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Texts built and taken apart. */
public class TextBuildingOrder {
  static boolean palindrome(String text) {
    for (int i = 0, j = text.length() - 1; i < j; i++, j--) {
      if (text.charAt(i) != text.charAt(j)) return false;
    }
    return true;
  }

  public static void main(String[] args) {
    char letter = (char) Jury.chooseInt('a', 'e');
    String half = "x" + letter;
    String whole = half + half;
    assert palindrome(whole);
    assert whole.length() == 4;
    assert whole.replace('x', letter).equals(String.valueOf(letter).repeat(4));
    assert whole.indexOf(letter) == 1;
    assert String.join("-", "a", "b").split("-").length == 2;
  }
}
