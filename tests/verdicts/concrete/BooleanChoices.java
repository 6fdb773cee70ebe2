// expect assert=proved exceptions=proved [options: --engine concrete --property assert,exceptions]
// All answers are tried.
import java.util.*;

public class BooleanChoices {
  public static void main(String[] args) {
    int sum = 0;
    for (int i = 0; i < 8; i++) sum += jury.Jury.chooseBoolean() ? i : -i;
    assert sum % 2 == 0 && sum <= 28 && sum >= -28;
  }
}
