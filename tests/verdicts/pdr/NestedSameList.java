// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// Two iterators over one list, and nobody changes it.
public class NestedSameList {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    int equal = 0;
    for (String left : names)
      for (String right : names)
        if (left.equals(right)) equal++;
    names.add("" + equal);
  }
}
