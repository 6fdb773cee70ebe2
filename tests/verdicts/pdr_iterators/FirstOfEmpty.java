// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// Nobody asks whether there is a first.
public class FirstOfEmpty {
  public static void main(String[] args) {
    Set<String> seen = new HashSet<>();
    if (args.length > 0) seen.add(args[0]);
    System.out.println(seen.iterator().next());
  }
}
