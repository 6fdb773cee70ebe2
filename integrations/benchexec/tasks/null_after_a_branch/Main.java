// Set on one way only.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    Object lamp = null;
    if (Verifier.nondetInt() > 100) lamp = new Object();
    int code = lamp.hashCode();
    assert code == lamp.hashCode();
  }
}
