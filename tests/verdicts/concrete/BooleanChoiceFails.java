// expect assert=refuted exceptions=proved [options: --engine concrete --property assert,exceptions]
// One answer of 256 fails.
import java.util.*;

public class BooleanChoiceFails {
  public static void main(String[] args) {
    int code = 0;
    for (int i = 0; i < 8; i++) code = 2 * code + (jury.Jury.chooseBoolean() ? 1 : 0);
    assert code != 173;
  }
}
