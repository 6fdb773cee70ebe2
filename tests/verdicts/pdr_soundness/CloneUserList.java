// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A clone of a collection of the program's own has its fields, too.
public class CloneUserList extends ArrayList<String> {
  List<String> in = new ArrayList<>();
  public static void main(String[] a) {
    CloneUserList u = new CloneUserList();
    u.in.add("a");
    u.in.add("b");
    CloneUserList c = (CloneUserList) u.clone();
    for (String s : u.in) c.in.add(s);
  }
}
