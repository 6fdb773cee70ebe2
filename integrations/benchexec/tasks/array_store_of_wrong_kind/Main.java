// An array of integers seen as one of objects.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    Object[] shelf = new Integer[3];
    int place = Verifier.nondetBoolean() ? 0 : 2;
    shelf[place] = place == 2 ? (Object) "book" : (Object) Integer.valueOf(1);
    assert shelf[0] == null || shelf[0] instanceof Integer;
  }
}
