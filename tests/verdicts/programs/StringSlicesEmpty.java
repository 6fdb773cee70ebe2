// expect assert=refuted exceptions=proved [options: --engine bounded]
import jury.Jury;

/** Parts of texts. */
public class StringSlicesEmpty {
  static String between(String text, char open, char close) {
    int start = text.indexOf(open);
    int end = text.indexOf(close, start + 1);
    if (start < 0 || end < 0) return "";
    return text.substring(start + 1, end);
  }

  public static void main(String[] args) {
    String[] texts = {"f(x)", "no", "a)b(", "(())"};
    String[] expected = {"x", "", "b", "("};
    int chosen = Jury.chooseInt(0, 3);
    String part = between(texts[chosen], '(', ')');
    assert part.equals(expected[chosen]);
    assert part.length() < texts[chosen].length();
    assert texts[chosen].contains(part);
  }
}
