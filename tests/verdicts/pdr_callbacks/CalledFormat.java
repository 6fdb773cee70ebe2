// expect cme=undecided [options: --engine pdr --property cme]
import java.util.*;

// format asks an object to write itself (no interpreter of formats: undecided).
public class CalledFormat {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class F implements Formattable {
    public void formatTo(Formatter f, int a, int b, int c) {
      hit();
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");
    F f = new F();
    Iterator<String> it = list.iterator();
    it.next();
    String s = String.format("%s", f);
    it.next();
  }
}
