package jury.truth;

import java.util.HashMap;
import java.util.Map;

/** Names that nothing else in the program has. */
final class Names {
  private final Map<String, Integer> next = new HashMap<>();

  String fresh(String stem) {
    return stem + next.merge(stem, 1, Integer::sum);
  }
}
