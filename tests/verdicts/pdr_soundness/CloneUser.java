// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A clone is an object of its own: assigning its field leaves the original's.
public class CloneUser implements Cloneable {
  List<String> list = new ArrayList<>();
  CloneUser copy() {
    try {
      return (CloneUser) super.clone();
    } catch (CloneNotSupportedException e) {
      return null;
    }
  }
  public static void main(String[] a) {
    CloneUser u = new CloneUser();
    List<String> old = u.list;
    old.add("a");
    old.add("b");
    CloneUser c = u.copy();
    if (c == null)
      return;
    c.list = new ArrayList<>();
    for (String s : old) {
      u.list.add(s);
    }
  }
}
