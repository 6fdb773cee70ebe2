// expect assert=undecided exceptions=undecided cme=undecided
/** An assertion that only the second thread runs. */
import java.util.*;
public class StartedInMain {
  static List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3));
  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> {
      for (int number : numbers) numbers.add(number);
      assert false;
    });
    thread.start();
    thread.join();
  }
}
