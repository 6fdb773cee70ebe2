// expect methods [options: --engine pdr --property cme]
// expect cme=refuted of StaticOwn: walk direct
import java.util.*;

// What the initialiser of the class leaves behind is a collection of the program's own.
public class StaticOwn {
  static List<String> names = new ArrayList<>(List.of("a", "b"));
  static Collection<String> own = new Own();

  static class Own extends AbstractCollection<String> {
    public Iterator<String> iterator() {
      return Collections.emptyIterator();
    }
    public int size() {
      names.add("x");
      return 0;
    }
  }

  public static void walk() {
    for (String name : names) System.out.println(own.size());
  }
  public static void direct() {
    for (String name : names) names.add(name);
  }
}
