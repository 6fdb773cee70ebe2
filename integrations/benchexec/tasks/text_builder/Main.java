// Deleting what was inserted.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    StringBuilder line = new StringBuilder("abc");
    int place = Verifier.nondetInt();
    Verifier.assume(place >= 0 && place <= 3);
    line.insert(place, "xy");
    line.delete(place, place + 2);
    assert line.toString().equals("abc");
  }
}
