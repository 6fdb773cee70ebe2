// expect no-such-element=proved [options: --engine pdr --property no-such-element]
import java.util.*;

// The size says that there is one.
public class SizeTest {
  static String last(LinkedList<String> list) {
    if (list.size() > 0) return list.getLast();
    return "";
  }

  public static void main(String[] args) {
    LinkedList<String> list = new LinkedList<>(Arrays.asList(args));
    System.out.println(last(list));
  }
}
