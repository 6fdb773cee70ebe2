// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// Arrays.asList has a fixed size.
public class AsListAdd {
  public static void main(String[] args) {
    List<String> list = Arrays.asList("b", "a");
    if (list.contains("a")) list.remove("a");
  }
}
