// Two lights are never green together.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    boolean north = true, east = false;
    while (Verifier.nondetBoolean()) {
      if (north) {
        north = false;
      } else if (east) {
        east = false;
        north = true;
      } else {
        east = true;
      }
      assert !(north && east);
    }
  }
}
