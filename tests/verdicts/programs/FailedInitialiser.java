// expect assert=proved exceptions=refuted
import org.sosy_lab.sv_benchmarks.Verifier;

/** A class whose initialiser failed cannot be used later either. */
public class FailedInitialiser {
  static class Lazy {
    static int made = 5;
    static { if (flag) made = 10 / zero; }
    static int get() { return made; }
  }
  static boolean flag;
  static int zero;
  public static void main(String[] args) {
    flag = Verifier.nondetBoolean();
    boolean failed = false;
    try {
      assert Lazy.get() == 5;
    } catch (ExceptionInInitializerError e) {
      failed = true;
      assert e.getCause() instanceof ArithmeticException;
    }
    assert failed == flag;
    Lazy.get();
  }
}
