package jury.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What became of programs that were made from others: variants that must keep the verdict, mutants whose runs tell them from the original. */
final class Derived {
  enum Kind { VARIANT, MUTANT }

  /** Where a program comes from: how it was made, and what was said of and seen in the original. */
  record Origin(Kind kind, String way, List<Result> results, List<Explorer.Run> runs) {}

  private final Map<String, Map<String, Integer>> counts = new TreeMap<>();

  private void count(Origin origin, String what) {
    counts.computeIfAbsent(origin.kind().name().toLowerCase() + ", " + origin.way(), key -> new LinkedHashMap<>()).merge(what, 1, Integer::sum);
  }

  void made(Origin origin) {
    count(origin, "programs");
  }

  /** A mutant of which no run breaks what the runs of the original keep: Jury is not asked. */
  void notToldApart(Origin origin) {
    count(origin, "not told apart");
  }

  static boolean isToldApart(Origin origin, List<Explorer.Run> runs) {
    for (Result old : origin.results())
      if (old.holds() && breaks(runs, old) && !breaks(origin.runs(), old)) return true;
    return false;
  }

  private static boolean breaks(List<Explorer.Run> runs, Result result) {
    return runs.stream().anyMatch(run -> Comparer.isOf(run, result) && Comparer.violates(run, result.property()));
  }

  /** Findings that only the comparison with the original shows. */
  List<Finding> compare(Origin origin, List<Explorer.Run> runs, List<Result> results) {
    Map<String, Result> before = new HashMap<>();
    for (Result result : origin.results()) before.put(result.asked() + " " + result.key(), result);
    List<Finding> findings = new ArrayList<>();
    for (Result result : results) {
      Result old = before.get(result.asked() + " " + result.key());
      if (old == null) continue;
      if (origin.kind() == Kind.VARIANT) kept(origin, old, result, findings);
      else toldApart(origin, old, result, runs);
    }
    return findings;
  }

  private void kept(Origin origin, Result old, Result now, List<Finding> findings) {
    if (old.verdict().equals(now.verdict())) count(origin, "kept");
    else {
      count(origin, old.verdict() + " -> " + now.verdict());
      boolean isOpposite = old.verdict().equals("proved") && now.verdict().equals("refuted") || old.verdict().equals("refuted") && now.verdict().equals("proved");
      Result proof = old.verdict().equals("proved") ? old : now;
      if (isOpposite && proof.assumptions().isEmpty()) findings.add(new Finding(Finding.Kind.DISAGREEMENT, now, null, "the program before (" + origin.way() + ") is " + old.verdict()));
    }
  }

  private void toldApart(Origin origin, Result old, Result now, List<Explorer.Run> runs) {
    if (old.holds() && breaks(runs, now) && !breaks(origin.runs(), now)) count(origin, "told apart, " + old.verdict() + " -> " + now.verdict());
  }

  String report() {
    StringBuilder out = new StringBuilder();
    counts.forEach((way, of) -> out.append("  ").append(way).append(": ").append(of).append('\n'));
    return out.toString();
  }
}
