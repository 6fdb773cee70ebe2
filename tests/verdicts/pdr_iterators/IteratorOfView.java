// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// The iterator of the view refuses, too.
public class IteratorOfView {
  static void purge(Collection<String> texts) {
    for (Iterator<String> position = texts.iterator(); position.hasNext();)
      if (position.next().isEmpty()) position.remove();
  }

  public static void main(String[] args) {
    List<String> texts = new ArrayList<>(Arrays.asList("", "x"));
    purge(texts);
    texts.add("");
    purge(Collections.unmodifiableCollection(texts));
  }
}
