import jury.Jury;

public class Passwords {
  static boolean accepts(String text) {
    return text.length() == 4 && text.charAt(0) == 'Q' && !text.endsWith("z");
  }

  public static void main(String[] args) {
    String text = Jury.chooseString();
    int length = Jury.chooseInt();
    int rest = Jury.chooseInt();
    if (length != rest) assert !accepts(text);
  }
}
