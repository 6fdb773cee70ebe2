// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// forEach as Iterable has it goes through the iterator of the program's class.
public class UserIterable implements Iterable<String> {
  List<String> l = new ArrayList<>();
  public Iterator<String> iterator() {
    return l.iterator();
  }
  public static void main(String[] a) {
    UserIterable u = new UserIterable();
    u.l.add("a");
    u.l.add("b");
    u.forEach(x -> u.l.add(x));
  }
}
