// expect cme=proved [options: --engine pdr --property cme]
import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;

// Backwards, removing and replacing by the list iterator itself.
public class BackwardsByListIterator {
  public static void main(String[] args) {
    List<String> words = new ArrayList<>(List.of(args));
    ListIterator<String> position = words.listIterator(words.size());
    while (position.hasPrevious()) {
      String word = position.previous();
      if (word.isEmpty()) {
        position.remove();
      } else if (word.length() > 3) {
        position.set(word.substring(0, 3));
      } else {
        position.add("-");
        position.previous();
      }
    }
    for (String word : words) System.out.println(word);
  }
}
