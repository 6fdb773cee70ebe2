// expect unmodifiable=refuted [options: --engine pdr --property unmodifiable]
import java.util.*;

// What is stored in the array is an element of the list around it.
public class StoredBehind {
  public static void main(String[] args) {
    Object[] array = {new ArrayList<String>()};
    List<Object> list = Arrays.asList(array);
    array[0] = List.of();
    @SuppressWarnings("unchecked")
    List<String> element = (List<String>) list.get(0);
    element.add("x");
  }
}
