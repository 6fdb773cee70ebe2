// expect no-such-element=refuted [options: --engine pdr --property no-such-element]
import java.util.*;

// get without a question.
public class OptionalBlind {
  static Optional<String> find(String[] names) {
    for (String name : names) if (name.length() > 3) return Optional.of(name);
    return Optional.empty();
  }

  public static void main(String[] args) {
    System.out.println(find(args).get());
  }
}
