// expect no-such-element=proved [options: --engine pdr --property no-such-element]
import java.util.*;

// Something was added, so there is a first.
public class FirstOfFilled {
  public static void main(String[] args) {
    Set<String> seen = new TreeSet<>();
    seen.add("start");
    for (String argument : args) seen.add(argument);
    System.out.println(seen.iterator().next());
  }
}
