// Reversing twice changes nothing.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int[] row = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    int first = row[0];
    int third = row[2];
    reverse(row);
    reverse(row);
    assert row[0] == first && row[2] == third;
  }

  static void reverse(int[] row) {
    for (int i = 0, j = row.length - 1; i < j; i++, j--) {
      int kept = row[i];
      row[i] = row[j];
      row[j] = kept;
    }
  }
}
