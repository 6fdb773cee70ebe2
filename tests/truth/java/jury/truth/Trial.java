package jury.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One program on the JVM: compiled, run from many states, with the claims chosen. */
final class Trial {
  private static final long STACK = 4L << 20;

  final GeneratedProgram program;
  private final Compiler compiler;
  private final int patience;

  Trial(GeneratedProgram program, Compiler compiler, int patienceInSeconds) {
    this.program = program;
    this.compiler = compiler;
    this.patience = patienceInSeconds;
  }

  /** Runs every method under test; choosing what is asserted first, when that is asked for. */
  List<Explorer.Run> run(int runsPerCheck, boolean chooses) throws Compiler.Rejected, TimeoutException {
    Explorer explorer = new Explorer(compiler.compile("P", program.source(Node.Form.RUN)), program);
    return limited(() -> {
      if (!chooses) {
        T.claims = program.claims();
        return all(explorer, runsPerCheck);
      }
      T.claims = Map.of();
      List<Explorer.Run> observed = all(explorer, runsPerCheck);
      Claims.choose(program, observed);
      T.claims = program.claims();
      return again(explorer, observed);
    });
  }

  /** The runs with the claims: one that saw only values of which they hold does the same again. */
  private static List<Explorer.Run> again(Explorer explorer, List<Explorer.Run> observed) throws ReflectiveOperationException {
    List<Explorer.Run> runs = new ArrayList<>();
    for (Explorer.Run run : observed) {
      boolean isSame = run.ever().stream().allMatch(seen -> !T.claims.containsKey(seen.probe()) || seen.value() != T.FAILED && T.claims.get(seen.probe()).holds(seen.value()));
      Explorer.Run now = isSame ? run : explorer.run(run.number(), run.check());
      if (now != null) runs.add(now);
    }
    return runs;
  }

  private List<Explorer.Run> all(Explorer explorer, int runsPerCheck) throws ReflectiveOperationException {
    List<Explorer.Run> runs = new ArrayList<>();
    for (GeneratedProgram.Check check : program.checks)
      for (int i = 0; i < (check.isMain() ? 2 : runsPerCheck); i++) {
        Explorer.Run run = explorer.run(i, check);
        if (run != null) runs.add(run);
      }
    return runs;
  }

  private List<Explorer.Run> limited(Callable<List<Explorer.Run>> work) throws TimeoutException {
    FutureTask<List<Explorer.Run>> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "exploration", STACK);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get(patience, TimeUnit.SECONDS);
    } catch (TimeoutException late) {
      stop(thread);
      throw late;
    } catch (ExecutionException | InterruptedException problem) {
      throw new IllegalStateException(problem);
    }
  }

  @SuppressWarnings("removal")
  private static void stop(Thread thread) {
    try {
      thread.stop();
    } catch (UnsupportedOperationException since20) {
      T.rounds = Integer.MAX_VALUE / 2;
    }
  }

  /** Methods that say something: those that throw or do not come to their assertion nearly always are left out. */
  static List<GeneratedProgram.Check> informative(GeneratedProgram program, List<Explorer.Run> runs) {
    Map<String, int[]> counts = new HashMap<>();
    for (Explorer.Run run : runs) {
      int[] count = counts.computeIfAbsent(run.check().name(), key -> new int[2]);
      count[0]++;
      if (run.thrown() == null || run.thrown() instanceof AssertionError || run.thrown() instanceof T.Broken) count[1]++;
    }
    // A main that does not see the same twice depends on identity hash codes or the clock: no single run shows that a refutation is wrong.
    Map<String, List<T.Seen>> seen = new HashMap<>();
    for (Explorer.Run run : runs)
      if (run.check().isMain() && !seen.computeIfAbsent(run.check().name(), key -> run.seen()).equals(run.seen())) counts.remove(run.check().name());
    List<GeneratedProgram.Check> kept = new ArrayList<>();
    Set<String> done = new HashSet<>();
    for (GeneratedProgram.Check check : program.checks) {
      int[] count = counts.get(check.name());
      if (count != null && count[1] * 5 >= count[0] && done.add(check.name())) kept.add(check);
    }
    return kept;
  }
}
