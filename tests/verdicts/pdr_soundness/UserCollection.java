// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// remove as AbstractCollection has it goes through the iterator of the program's class.
public class UserCollection extends AbstractCollection<String> {
  List<String> l = new ArrayList<>();
  public Iterator<String> iterator() {
    return l.iterator();
  }
  public int size() {
    return l.size();
  }
  public static void main(String[] a) {
    UserCollection u = new UserCollection();
    u.l.add("a");
    u.l.add("b");
    u.l.add("c");
    for (String s : u.l) u.remove("a");
  }
}
