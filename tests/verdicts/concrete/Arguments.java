// expect assert=refuted exceptions=undecided [options: --engine concrete --property assert,exceptions]
// Of arguments, some are tried.
import java.util.*;

public class Arguments {
  public static void main(String[] args) {
    assert count(args) == 0;
  }

  static int count(String[] words) {
    return words.length;
  }
}
