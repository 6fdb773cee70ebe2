// Every index is there.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    int[] temperatures = new int[7];
    int day = Verifier.nondetInt();
    if (day >= 0 && day < temperatures.length) {
      temperatures[day] = 21;
      assert temperatures[day] == 21;
    }
  }
}
