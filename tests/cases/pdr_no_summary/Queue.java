import java.util.*;

/** Safe only because of a number: the abstraction has none, and no execution throws. */
public class Queue {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    names.add("a");
    for (String name : names) {
      int left = names.size() - 1;
      if (left > 0) names.add(name);
    }
  }
}
