// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// Events posted by handlers go to a new list: the one that is worked on was taken away before.
public class SwappedQueues {
  private List<String> posted = new ArrayList<>();

  void post(String event) {
    posted.add(event);
  }

  void drain() {
    List<String> current = posted;
    posted = new ArrayList<>();
    for (String event : current) {
      if (event.length() > 1) post(event.substring(1));
    }
  }

  public static void main(String[] args) {
    SwappedQueues queue = new SwappedQueues();
    for (String text : args) queue.post(text);
    queue.drain();
    queue.drain();
  }
}
