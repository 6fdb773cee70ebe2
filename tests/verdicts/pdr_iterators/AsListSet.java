// expect unmodifiable=proved [options: --engine pdr --property unmodifiable]
import java.util.*;

// Arrays.asList can be set and sorted.
public class AsListSet {
  public static void main(String[] args) {
    List<String> list = Arrays.asList("b", "a");
    list.set(0, "c");
    Collections.sort(list);
    System.out.println(list);
  }
}
