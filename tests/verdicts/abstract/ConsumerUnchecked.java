// expect assert=proved exceptions=refuted [options: --engine abstract]
// The consumer does not ask whether there is something.
import java.util.LinkedList;
import jury.Jury;

public class ConsumerUnchecked {
  public static void main(String[] args) {
    LinkedList<Integer> queue = new LinkedList<>();
    int produced = 0;
    int consumed = 0;
    for (int i = 0; i < 100000; i++) {
      if (Jury.chooseBoolean()) {
        queue.addLast(produced);
        produced++;
      } else {
        queue.removeFirst();
        consumed++;
      }
      assert produced - consumed == queue.size();
    }
  }
}
