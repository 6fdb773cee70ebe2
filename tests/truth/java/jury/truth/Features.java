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
  /** Features that programs have, and those that bodies of methods have: a kind of member is only among the first. */
  private final Set<String> ofPrograms = new TreeSet<>();
  private final Set<String> ofBodies = new TreeSet<>();
  private final Set<String> known = new TreeSet<>();

  private static final Map<String, String> FEATURES = new HashMap<>();

  static String of(String production) {
    return FEATURES.computeIfAbsent(production, name -> name.contains(".") ? name.substring(0, name.indexOf('.')) : name);
  }

  void know(String production) {
    known.add(of(production));
  }

  void used(String production) {
    productions.merge(production, 1, Integer::sum);
  }

  void met(Set<String> ofProgram, List<Set<String>> ofMethods) {
    count(ofProgram, programPairs);
    ofPrograms.addAll(ofProgram);
    for (Set<String> method : ofMethods) {
      count(method, methodPairs);
      ofBodies.addAll(method);
    }
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

  /** Between 1 and 13: how many of the pairs of this feature with those of the method are new, of which one is worth half of it. */
  double factor(String production, Set<String> ofMethod) {
    return 1 + 12 * fresh(of(production), ofMethod, methodPairs);
  }

  /** The same of declarations, which meet in programs. */
  double factorInProgram(String declaration, Set<String> ofProgram) {
    return 1 + 12 * fresh(declaration, ofProgram, programPairs);
  }

  private static double fresh(String feature, Set<String> with, Map<String, Integer> met) {
    if (with.isEmpty()) return 0;
    int fresh = 0;
    for (String other : with)
      if (!other.equals(feature) && !met.containsKey(pair(other, feature))) fresh++;
    return fresh == 0 ? 0 : 0.5 + 0.5 * fresh / with.size();
  }

  private static String pair(String one, String other) {
    return one.compareTo(other) < 0 ? one + " " + other : other + " " + one;
  }

  String report(boolean isLong) {
    StringBuilder out = new StringBuilder();
    out.append(known.size()).append(" features, ").append(productions.size()).append(" productions used\n");
    tell(out, "program", ofPrograms, programPairs, isLong);
    tell(out, "method", ofBodies, methodPairs, isLong);
    if (isLong) productions.forEach((name, count) -> out.append("  ").append(name).append(' ').append(count).append('\n'));
    return out.toString();
  }

  private static void tell(StringBuilder out, String where, Set<String> features, Map<String, Integer> met, boolean isLong) {
    int missing = 0;
    StringBuilder list = new StringBuilder();
    for (String first : features) {
      StringBuilder never = new StringBuilder();
      for (String second : features)
        if (first.compareTo(second) < 0 && !met.containsKey(first + " " + second)) {
          never.append(' ').append(second);
          missing++;
        }
      if (never.length() > 0) list.append("    ").append(first).append(':').append(never).append('\n');
    }
    long all = (long) features.size() * (features.size() - 1) / 2;
    out.append("of ").append(all).append(" pairs of the ").append(features.size()).append(" features of a ").append(where).append(", ").append(missing).append(" never met in one\n");
    if (isLong || missing < 40) out.append(list);
  }
}
