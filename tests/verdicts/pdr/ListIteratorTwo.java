// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

public class ListIteratorTwo {
  public static void main(String[] args) {
    List<String> lines = new LinkedList<>(List.of("a", "b"));
    ListIterator<String> writer = lines.listIterator();
    ListIterator<String> reader = lines.listIterator();
    writer.next();
    writer.add("c");
    reader.next();
  }
}
