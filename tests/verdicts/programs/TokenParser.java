// expect assert=proved exceptions=proved [options: --engine bounded]
import jury.Jury;

/** A sum of one-digit numbers, read character by character. */
public class TokenParser {
  private final char[] text;
  private int position;

  TokenParser(char[] text) {
    this.text = text;
  }

  boolean atEnd() {
    return position >= text.length;
  }

  int digit() {
    if (atEnd()) throw new IllegalStateException("digit expected at the end");
    char next = text[position++];
    if (next < '0' || next > '9') throw new NumberFormatException("no digit: " + next);
    return next - '0';
  }

  int sum() {
    int result = digit();
    while (!atEnd() && text[position] == '+') {
      position++;
      result += digit();
    }
    return result;
  }

  public static void main(String[] args) {
    char[] text = {(char) Jury.chooseInt('0', '9'), '+', Jury.chooseBoolean() ? '7' : '3', '+', '1'};
    int sum = new TokenParser(text).sum();
    assert sum >= 4 && sum <= 17;
    try {
      new TokenParser(new char[] {'4', '+'}).sum();
      assert false;
    } catch (IllegalStateException expected) {
      assert expected.getMessage().endsWith("end");
    }
  }
}
