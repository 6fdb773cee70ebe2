// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// toArray gives another array when the one it gets is too short.
public class ArrayNotFilled {
  public static void main(String[] args) {
    List<Object> list = new ArrayList<>();
    list.add("a");
    Object[] none = new Object[0];
    list.toArray(none);
    System.out.println(Arrays.asList(none).iterator().next());
  }
}
