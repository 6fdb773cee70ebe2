// expect no-such-element=undecided [options: --engine pdr --property no-such-element]
import java.util.*;

// It is thrown, and caught: neither proved nor refuted.
public class CaughtNext {
  public static void main(String[] args) {
    Iterator<String> position = new ArrayList<String>().iterator();
    try {
      position.next();
    } catch (NoSuchElementException e) {
      System.out.println("at the end");
    }
  }
}
