// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// addAll takes the elements out of an iterator of the program, which changes another list.
public class CalledNext extends AbstractCollection<String> {
  static List<String> names = new ArrayList<>(List.of("a", "b", "c"));
  public Iterator<String> iterator() {
    return new Iterator<String>() {
      boolean done = false;
      public boolean hasNext() {
        return !done;
      }
      public String next() {
        done = true;
        names.remove("c");
        return "x";
      }
    };
  }
  public int size() {
    return 1;
  }
  public static void main(String[] args) {
    Set<String> target = new HashSet<>();
    Collection<String> source = new CalledNext();
    for (String name : names) target.addAll(source);
  }
}
