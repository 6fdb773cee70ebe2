// expect assert=refuted exceptions=refuted [options: --engine concrete --property assert,exceptions]
// Numbers and texts that stand in the code are tried, and numbers between two of them.
public class NumberFromTheCode {
  public static void main(String[] args) {
    int number = jury.Jury.chooseInt();
    assert number != 123456789;
    int between = jury.Jury.chooseInt(70000, 90000);
    String word = jury.Jury.chooseString();
    if (between > 75000 && word.equals("open sesame")) throw new IllegalStateException();
  }
}
