// expect cme=proved [options: --engine pdr --property cme]
import java.util.*;

// A comparator made by the library from a harmless function.
public class SortedByLength {
  public static void main(String[] args) {
    List<String> names = new ArrayList<>();
    for (String text : args) names.add(text);
    names.sort(Comparator.comparing(name -> name.length()));
    for (String name : names) System.out.println(name);
  }
}
