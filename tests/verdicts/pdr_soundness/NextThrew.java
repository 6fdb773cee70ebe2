// expect illegal-state=refuted [options: --engine pdr --property illegal-state]
import java.util.*;

// next threw, so there is nothing to remove.
public class NextThrew {
  public static void main(String[] args) {
    Iterator<String> position = new ArrayList<String>().iterator();
    try {
      position.next();
    } catch (NoSuchElementException e) {
      position.remove();
    }
  }
}
