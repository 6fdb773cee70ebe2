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
  private static final int ENOUGH = 5;

  final GeneratedProgram program;
  private final Compiler compiler;
  private final int patience;
  private List<Explorer.Run> observed = List.of();

  Trial(GeneratedProgram program, Compiler compiler, int patienceInSeconds) {
    this.program = program;
    this.compiler = compiler;
    this.patience = patienceInSeconds;
  }

  /** Runs every method under test; choosing what is asserted first, when that is asked for. Runs that break something have what their start was like. */
  List<Explorer.Run> run(int lives, boolean chooses) throws Compiler.Rejected, TimeoutException {
    Explorer explorer = new Explorer(compiler.compile("P", program.source(Node.Form.RUN)), program);
    return limited(() -> {
      if (!chooses) {
        T.claims = program.claims();
        return observed = all(explorer, lives, true);
      }
      T.claims = Map.of();
      observed = all(explorer, lives, false);
      Claims.choose(program, observed);
      T.claims = program.claims();
      return again(explorer, lives);
    });
  }

  /** All runs of the methods that can be asked about, whatever they did. */
  List<Explorer.Run> observed() {
    return observed;
  }

  private List<GeneratedProgram.Check> others() {
    return program.checks.stream().filter(check -> !check.isMain()).toList();
  }

  /** Lives with the claims, of those that break something; of each kind of break a few are enough. The other runs break nothing. */
  private List<Explorer.Run> again(Explorer explorer, int lives) throws ReflectiveOperationException {
    List<Explorer.Run> runs = new ArrayList<>();
    Map<String, Integer> shown = new HashMap<>();
    for (int number = 0; number < lives; number++) {
      Set<String> breaks = new HashSet<>();
      for (Explorer.Run run : observed) {
        if (run.number() != number || run.check().isMain()) continue;
        boolean isBroken = run.seen().stream().anyMatch(Trial::isBroken);
        if (run.thrown() != null || isBroken) breaks.add(run.check().name() + isBroken);
        else runs.add(run);
      }
      if (breaks.stream().noneMatch(key -> shown.getOrDefault(key, 0) < ENOUGH)) continue;
      for (String key : breaks) shown.merge(key, 1, Integer::sum);
      int life = number;
      runs.removeIf(run -> run.number() == life);
      runs.addAll(explorer.life(number, others(), true));
    }
    runs.addAll(mains(explorer));
    return runs;
  }

  private static boolean isBroken(T.Seen seen) {
    return T.claims.containsKey(seen.probe()) && (seen.value() == T.FAILED || !T.claims.get(seen.probe()).holds(seen.value()));
  }

  private List<Explorer.Run> all(Explorer explorer, int lives, boolean isExact) throws ReflectiveOperationException {
    List<Explorer.Run> runs = new ArrayList<>();
    if (!others().isEmpty()) for (int i = 0; i < lives; i++) runs.addAll(explorer.life(i, others(), isExact));
    runs.addAll(mains(explorer));
    return runs;
  }

  /** A main runs alone. */
  private List<Explorer.Run> mains(Explorer explorer) throws ReflectiveOperationException {
    List<Explorer.Run> runs = new ArrayList<>();
    for (GeneratedProgram.Check check : program.checks)
      if (check.isMain()) for (int i = 0; i < 2; i++) runs.addAll(explorer.life(i, List.of(check), true));
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
