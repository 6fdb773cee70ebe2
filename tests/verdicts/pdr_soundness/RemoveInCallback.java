// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// While forEachRemaining runs, the iterator is not where the callback is.
public class RemoveInCallback {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList("a", "b"));
    Iterator<String> position = list.iterator();
    position.forEachRemaining(text -> position.remove());
  }
}
