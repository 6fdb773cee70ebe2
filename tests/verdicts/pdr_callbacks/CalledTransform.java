// expect cme=refuted [options: --engine pdr --property cme]
import java.util.*;

// A method of String that is given a function.
public class CalledTransform {
  static final List<String> list = new ArrayList<>();
  static void hit() {
    list.add("x");
  }

  public static void main(String[] args) throws Exception {
    list.add("a");
    list.add("b");

    Iterator<String> it = list.iterator();
    it.next();
    "a".transform(s -> {
      hit();
      return s;
    });
    it.next();
  }
}
