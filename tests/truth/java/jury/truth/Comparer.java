package jury.truth;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Compares what Jury says with what the JVM did. */
final class Comparer {
  private Comparer() {}

  /** Whether a run breaks a property. */
  static boolean violates(Explorer.Run run, String property) {
    Throwable thrown = run.thrown();
    return switch (property) {
      case "assert" -> thrown instanceof AssertionError;
      case "exceptions" -> thrown != null && !(thrown instanceof AssertionError) && !(thrown instanceof T.Broken);
      case "cme" -> thrown instanceof ConcurrentModificationException;
      case "contract" -> thrown instanceof T.Broken;
      default -> false;
    };
  }

  static List<Finding> compare(List<Explorer.Run> runs, List<Result> results) {
    List<Finding> findings = new ArrayList<>();
    Map<String, Result> held = new HashMap<>();
    Map<String, Result> refuted = new HashMap<>();
    for (Result result : results) {
      for (String text : Assumptions.unknown(result.assumptions())) findings.add(new Finding(Finding.Kind.NOT_UNDERSTOOD, result, null, text));
      if (result.holds()) contradiction(runs, result, findings);
      if (result.verdict().equals("refuted")) falseAlarm(runs, result, findings);
      if (result.verdict().equals("proved")) held.put(result.key(), result);
      if (result.verdict().equals("refuted")) refuted.put(result.key(), result);
    }
    for (Map.Entry<String, Result> entry : held.entrySet()) {
      Result other = refuted.get(entry.getKey());
      boolean isKnown = findings.stream().anyMatch(finding -> finding.result() != null && finding.result().key().equals(entry.getKey()) && finding.kind() != Finding.Kind.NOT_UNDERSTOOD);
      if (other != null && entry.getValue().assumptions().isEmpty() && !isKnown) findings.add(new Finding(Finding.Kind.DISAGREEMENT, entry.getValue(), null, other.asked() + " refutes it"));
    }
    return findings;
  }

  private static void contradiction(List<Explorer.Run> runs, Result result, List<Finding> findings) {
    Explorer.Run shortest = null;
    for (Explorer.Run run : runs) {
      if (!isOf(run, result) || !violates(run, result.property())) continue;
      if (!Assumptions.unknown(result.assumptions()).isEmpty() || !Assumptions.fulfilled(result.assumptions(), run) || !Assumptions.within(result.bounds(), run)) continue;
      if (shortest == null || run.story().size() < shortest.story().size()) shortest = run;
    }
    if (shortest != null) findings.add(new Finding(Finding.Kind.WRONG, result, shortest, String.valueOf(shortest.thrown())));
  }

  static boolean isOf(Explorer.Run run, Result result) {
    return run.check().name().equals(result.method()) && run.check().owner().equals(result.owner());
  }

  /** A state that the replay cannot build, with objects that only code of the program makes: the JVM has said nothing. */
  static boolean isNotRepeated(Result result) {
    return Boolean.FALSE.equals(result.confirmed()) && result.replay() != null && result.replay().matches("(no object|no record|no empty) .* can be made|.* cannot be (built from outside|filled|set|read)");
  }

  private static void falseAlarm(List<Explorer.Run> runs, Result result, List<Finding> findings) {
    if (isNotRepeated(result)) return;
    if (Boolean.FALSE.equals(result.confirmed())) findings.add(new Finding(Finding.Kind.FALSE_ALARM, result, null, result.replay()));
    else if (runs.stream().anyMatch(run -> run.check().isMain() && isOf(run, result)) && runs.stream().noneMatch(run -> isOf(run, result) && violates(run, result.property())))
      findings.add(new Finding(Finding.Kind.FALSE_ALARM, result, null, "the only execution of the main does not do this"));
  }
}
