// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Throwable.toString asks for the localised message.
public class CalledLocalized {
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
    Object o = new E();
    Iterator<String> it = list.iterator();
    it.next();
    String s = o.toString();
    it.next();
  }
}
