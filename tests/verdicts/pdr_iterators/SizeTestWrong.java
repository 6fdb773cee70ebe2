// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// The size is asked the wrong way round.
public class SizeTestWrong {
  static String last(LinkedList<String> list) {
    if (list.size() >= 0) return list.getLast();
    return "";
  }

  public static void main(String[] args) {
    System.out.println(last(new LinkedList<>(Arrays.asList(args))));
  }
}
