package jury.truth;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Where Jury's time goes: for each engine that was asked for, how long its processes ran, and how soon the results came that decide something. */
final class Costs {
  private static final double[] EDGES = {0.05, 0.1, 0.2, 0.5, 1};

  private static final class Cost {
    int processes;
    double seconds;
    double ofUndecided;
    final int[] decided = new int[EDGES.length + 1];
    int undecided;
  }

  private final Map<String, Cost> costs = new TreeMap<>();

  synchronized void add(String engine, boolean fromSource, double seconds, List<Result> results) {
    Cost cost = costs.computeIfAbsent(engine + (fromSource ? ", from sources" : ""), key -> new Cost());
    cost.processes++;
    cost.seconds += seconds;
    for (Result result : results) {
      if (result.verdict().equals("undecided")) {
        cost.undecided++;
        cost.ofUndecided += result.seconds();
      } else cost.decided[edge(result.seconds())]++;
    }
  }

  private static int edge(double seconds) {
    int at = 0;
    while (at < EDGES.length && seconds > EDGES[at]) at++;
    return at;
  }

  synchronized String report() {
    StringBuilder out = new StringBuilder();
    costs.forEach((engine, cost) -> {
      out.append(String.format("  %s: %d processes, %.1f s, of them %.1f s for %d undecided results; decided within", engine, cost.processes, cost.seconds, cost.ofUndecided, cost.undecided));
      for (int i = 0; i < cost.decided.length; i++) out.append(i < EDGES.length ? String.format(" %.2f s: %d,", EDGES[i], cost.decided[i]) : String.format(" later: %d%n", cost.decided[i]));
    });
    return out.toString();
  }
}
