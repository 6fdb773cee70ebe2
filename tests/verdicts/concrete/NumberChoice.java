// expect assert=undecided exceptions=undecided [options: --engine concrete --property assert,exceptions]
// The answers that are tried are few of many.
import java.util.*;

public class NumberChoice {
  public static void main(String[] args) {
    int number = jury.Jury.chooseInt();
    assert number != 123456789;
    if (number == 987654321) throw new IllegalStateException();
  }
}
