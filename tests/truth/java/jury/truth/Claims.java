package jury.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Chooses what is asserted from the values that the first runs saw: what is true in most of them, and false in rare ones if there are any. */
final class Claims {
  private Claims() {}

  static void choose(GeneratedProgram program, List<Explorer.Run> runs) {
    Random random = new Random(program.seed + 17);
    Map<Integer, List<Object>> values = new HashMap<>();
    for (Explorer.Run run : runs)
      for (T.Seen seen : run.seen()) values.computeIfAbsent(seen.probe(), key -> new ArrayList<>()).add(Claim.plain(seen.value()));
    for (Probe probe : program.probes.values()) {
      List<Object> seen = values.get(probe.number);
      probe.claim = seen == null || seen.isEmpty() ? null : claim(seen, random);
    }
  }

  private static Claim claim(List<Object> seen, Random random) {
    Map<Object, Integer> counts = new LinkedHashMap<>();
    for (Object value : seen) counts.merge(String.valueOf(value).length() > 40 ? "long" : value == null ? "null value" : value, 1, Integer::sum);
    Object first = seen.get(0);
    Object common = first;
    Object rare = first;
    for (Object value : seen) {
      if (count(seen, value) > count(seen, common)) common = value;
      if (count(seen, value) < count(seen, rare)) rare = value;
    }
    double at = random.nextDouble();
    boolean areNumbers = first instanceof Long;
    if (areNumbers && counts.size() > 4 && at < 0.5) return bound(seen, random);
    if (at < 0.35) return new Claim(Claim.Kind.EQUAL, first);
    if (at < 0.8 || count(seen, rare) == count(seen, common)) return new Claim(Claim.Kind.EQUAL, common);
    return new Claim(Claim.Kind.DIFFERENT, rare);
  }

  private static int count(List<Object> seen, Object value) {
    int count = 0;
    for (Object other : seen)
      if (java.util.Objects.equals(other, value)) count++;
    return count;
  }

  private static Claim bound(List<Object> seen, Random random) {
    boolean upper = random.nextBoolean();
    List<Long> sorted = new ArrayList<>();
    for (Object value : seen) sorted.add((Long) value);
    sorted.sort(null);
    int slack = random.nextInt(3);
    return upper ? new Claim(Claim.Kind.AT_MOST, sorted.get(Math.max(0, sorted.size() - 1 - slack))) : new Claim(Claim.Kind.AT_LEAST, sorted.get(Math.min(slack, sorted.size() - 1)));
  }
}
