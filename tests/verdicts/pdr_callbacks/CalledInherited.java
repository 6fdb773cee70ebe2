// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The method that the library calls is inherited from a class that knows nothing of Comparable.
public class CalledInherited {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class A {
    public int compareTo(Object o) {
      hit();
      return 0;
    }
  }
  static class B extends A implements Comparable<Object> {}
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    Set<Object> t = new TreeSet<>();
    t.add(new B());
    Iterator<String> it = list.iterator();
    it.next();
    t.contains(new B());
    it.next();
  }
}
