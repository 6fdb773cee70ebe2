// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The elements of a list of the program's own are what its get answers.
public class UserList extends AbstractList<List<String>> {
  List<List<String>> l = new ArrayList<>();
  public List<String> get(int i) {
    return l.get(i);
  }
  public int size() {
    return l.size();
  }
  public static void main(String[] a) {
    UserList u = new UserList();
    List<String> in = new ArrayList<>();
    in.add("a");
    in.add("b");
    u.l.add(in);
    for (List<String> k : u) {
      for (String s : in) k.add(s);
    }
  }
}
