// expect assert=proved exceptions=proved
import org.sosy_lab.sv_benchmarks.Verifier;

/** Two lights, driven for ever by requests. */
public class TrafficOneGreen {
  public static void main(String[] args) {
    int ns = 0, ew = 2, wait = 0;
    while (true) {
      boolean request = Verifier.nondetBoolean();
      if (request) wait++;
      if (ns == 0 && wait > 2) ns = 1;
      else if (ns == 1) { ns = 2; ew = 0; wait = 0; }
      else if (ew == 0 && wait > 2) ew = 1;
      else if (ew == 1) { ew = 2; ns = 0; wait = 0; }
      assert ns == 2 || ew == 2;
    }
  }
}
