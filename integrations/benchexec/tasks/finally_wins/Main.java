// What finally returns hides what was thrown.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    assert answer(Verifier.nondetInt()) == 2;
  }

  @SuppressWarnings("finally")
  static int answer(int number) {
    try {
      if (number < 0) throw new IllegalArgumentException();
      return 1;
    } finally {
      return 2;
    }
  }
}
