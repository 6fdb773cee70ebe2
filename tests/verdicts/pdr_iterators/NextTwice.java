// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// Two elements are taken for one question.
public class NextTwice {
  public static void main(String[] args) {
    List<String> words = new ArrayList<>();
    words.add("one");
    words.add("two");
    words.add("three");
    Iterator<String> position = words.iterator();
    while (position.hasNext()) {
      String key = position.next();
      String value = position.next();
      System.out.println(key + "=" + value);
    }
  }
}
