// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// Making an exception without a message asks it for its stack trace, too.
public class CalledWhenThrown {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }
  static class E extends RuntimeException {
    public synchronized Throwable fillInStackTrace() {
      hit();
      return this;
    }
  }
  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");

    Iterator<String> it = list.iterator();
    it.next();
    Object e = new E();
    it.next();
  }
}
