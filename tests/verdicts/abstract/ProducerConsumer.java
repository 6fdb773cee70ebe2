// expect assert=proved exceptions=proved [options: --engine abstract]
// A queue between a producer and a consumer in one thread.
import java.util.LinkedList;
import jury.Jury;

public class ProducerConsumer {
  public static void main(String[] args) {
    LinkedList<Integer> queue = new LinkedList<>();
    int produced = 0;
    int consumed = 0;
    for (int i = 0; i < 100000; i++) {
      if (Jury.chooseBoolean()) {
        queue.addLast(produced);
        produced++;
      } else if (!queue.isEmpty()) {
        queue.removeFirst();
        consumed++;
      }
      assert produced - consumed == queue.size();
      assert consumed <= produced;
    }
  }
}
