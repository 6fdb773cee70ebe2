// expect cme=refuted [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

// The same with both lists being one.
public class PartitionedIntoItself {
  static void move(List<String> from, List<String> to) {
    Iterator<String> position = from.iterator();
    while (position.hasNext()) {
      String text = position.next();
      if (text.isEmpty()) {
        position.remove();
        to.add(text);
      }
    }
  }

  public static void main(String[] args) {
    List<String> words = new ArrayList<>(List.of("", "a"));
    move(words, words);
  }
}
