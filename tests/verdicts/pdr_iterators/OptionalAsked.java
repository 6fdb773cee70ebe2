// expect no-such-element=proved [options: --engine pdr --property no-such-element]
import java.util.*;

// get after isPresent.
public class OptionalAsked {
  static Optional<String> find(String[] names) {
    for (String name : names) if (name.length() > 3) return Optional.of(name);
    return Optional.empty();
  }

  public static void main(String[] args) {
    Optional<String> found = find(args);
    if (found.isPresent()) System.out.println(found.get());
  }
}
