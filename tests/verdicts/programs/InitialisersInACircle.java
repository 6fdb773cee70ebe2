// expect assert=proved exceptions=proved
import org.sosy_lab.sv_benchmarks.Verifier;

/** Two classes that need each other to be initialised. */
public class InitialisersInACircle {
  static class A { static int x = B.y + 1; }
  static class B { static int y = A.x + 1; }
  public static void main(String[] args) {
    int first = Verifier.nondetBoolean() ? A.x : B.y;
    assert first == 2;
    assert A.x + B.y == 3;
  }
}
