package jury.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How often each production was used and which pairs of features have met in one program and in one method. A feature is the first word of a production's name. The generator asks for a factor that
 * prefers what would make new pairs.
 */
final class Features {
  private final Map<String, Integer> productions = new TreeMap<>();
  private final Map<String, Integer> programPairs = new HashMap<>();
  private final Map<String, Integer> methodPairs = new HashMap<>();
  private final Set<String> known = new TreeSet<>();

  static String of(String production) {
    int dot = production.indexOf('.');
    return dot < 0 ? production : production.substring(0, dot);
  }

  void know(String production) {
    known.add(of(production));
  }

  void used(String production) {
    productions.merge(production, 1, Integer::sum);
  }

  void met(Set<String> ofProgram, List<Set<String>> ofMethods) {
    count(ofProgram, programPairs);
    for (Set<String> method : ofMethods) count(method, methodPairs);
  }

  private static void count(Set<String> features, Map<String, Integer> pairs) {
    List<String> list = new ArrayList<>(new TreeSet<>(features));
    for (int i = 0; i < list.size(); i++)
      for (int j = i + 1; j < list.size(); j++) pairs.merge(list.get(i) + " " + list.get(j), 1, Integer::sum);
  }

  /** Between 1 and 4: a declaration that was seldom used is preferred. */
  double rarity(String declaration) {
    return 1 + 3.0 / (1 + productions.getOrDefault(declaration + ".declared", 0));
  }

  /** Between 1 and 2.5: how many of the pairs of this feature with those of the method are new. */
  double factor(String production, Set<String> ofMethod) {
    if (ofMethod.isEmpty()) return 1;
    String feature = of(production);
    int fresh = 0;
    for (String other : ofMethod) {
      if (other.equals(feature)) continue;
      String pair = other.compareTo(feature) < 0 ? other + " " + feature : feature + " " + other;
      if (!methodPairs.containsKey(pair)) fresh++;
    }
    return 1 + 1.5 * fresh / ofMethod.size();
  }

  String report(boolean isLong) {
    long all = (long) known.size() * (known.size() - 1) / 2;
    StringBuilder out = new StringBuilder();
    out.append(known.size()).append(" features, ").append(productions.size()).append(" productions used; of ").append(all).append(" pairs of features ").append(programPairs.size());
    out.append(" met in one program, ").append(methodPairs.size()).append(" in one method\n");
    if (!isLong) return out.toString();
    productions.forEach((name, count) -> out.append("  ").append(name).append(' ').append(count).append('\n'));
    out.append("pairs that never met in one method:\n");
    List<String> names = new ArrayList<>(known);
    for (String first : names) {
      StringBuilder missing = new StringBuilder();
      for (String second : names)
        if (first.compareTo(second) < 0 && !methodPairs.containsKey(first + " " + second)) missing.append(' ').append(second);
      if (missing.length() > 0) out.append("  ").append(first).append(':').append(missing).append('\n');
    }
    return out.toString();
  }
}
