// expect no-such-element=proved [options: --engine pdr --property no-such-element]
import java.util.*;

// Pairs, and the second is asked for as well.
public class PairsAsked {
  public static void main(String[] args) {
    List<String> words = new LinkedList<>();
    for (String argument : args) words.add(argument);
    Iterator<String> position = words.iterator();
    while (position.hasNext()) {
      String key = position.next();
      String value = position.hasNext() ? position.next() : "";
      System.out.println(key + "=" + value);
    }
  }
}
