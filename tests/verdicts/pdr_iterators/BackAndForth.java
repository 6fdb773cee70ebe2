// expect no-such-element=proved [options: --engine pdr --property no-such-element]
import java.util.*;

// previous after next needs no question.
public class BackAndForth {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList(args));
    ListIterator<String> position = list.listIterator();
    while (position.hasNext()) {
      position.next();
      String again = position.previous();
      position.next();
      System.out.println(again);
    }
    while (position.hasPrevious()) System.out.println(position.previous());
  }
}
