// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// The predicate runs while elements go.
public class CallbackDrains {
  public static void main(String[] args) {
    LinkedList<String> list = new LinkedList<>(Arrays.asList("a", "b"));
    list.removeIf(text -> list.getFirst().isEmpty() || true);
    System.out.println(list.getFirst());
  }
}
