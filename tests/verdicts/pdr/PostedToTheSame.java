// expect cme=refuted [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;

// A handler posts to the list that is being worked on.
public class PostedToTheSame {
  private final List<String> posted = new ArrayList<>();

  void post(String event) {
    posted.add(event);
  }

  void drain() {
    for (String event : posted) {
      if (event.length() > 1) post(event.substring(1));
    }
  }

  public static void main(String[] args) {
    PostedToTheSame queue = new PostedToTheSame();
    queue.post("ab");
    queue.post("c");
    queue.drain();
  }
}
