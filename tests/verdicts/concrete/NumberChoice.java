// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions]
// The answers that are tried are few of many.
public class NumberChoice {
  public static void main(String[] args) {
    int number = jury.Jury.chooseInt();
    assert number * 3 != 123456789;
    if (number * 5 == 987654320) throw new IllegalStateException();
  }
}
