// Nobody waits.
import java.util.ArrayDeque;
import java.util.Deque;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] args) {
    Deque<Integer> waiting = new ArrayDeque<>();
    int arrivals = Verifier.nondetInt();
    for (int i = 0; i < arrivals && i < 3; i++) waiting.addLast(i);
    int next = waiting.removeFirst();
    assert next == 0;
  }
}
