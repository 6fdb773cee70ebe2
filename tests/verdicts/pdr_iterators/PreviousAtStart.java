// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// There is nothing before the start.
public class PreviousAtStart {
  public static void main(String[] args) {
    List<String> list = new ArrayList<>(Arrays.asList("a", "b"));
    ListIterator<String> position = list.listIterator();
    System.out.println(position.previous());
  }
}
