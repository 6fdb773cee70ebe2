// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// The text of a list is made of the texts of exceptions.
public class CalledLocalizedInside {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class E extends RuntimeException {
    public String getLocalizedMessage() {
      hit();
      return "";
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    List<E> o = new ArrayList<>();
    o.add(new E());
    Iterator<String> it = list.iterator();
    it.next();
    String s = o.toString();
    it.next();
  }
}
