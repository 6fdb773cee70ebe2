package jury.truth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Whether the generator would find the wrong verdicts of the past: a Jury in which their faults are still there, each behind the variable JURY_OLD_FAULT (tests/truth/history), is asked about methods of
 * which some run breaks the property. A fault counts as found when its answer is contradicted, and the answer without it is not.
 */
final class FaultHunt {
  static final class Fault {
    final String name;
    final String engine;
    int asked;
    int programs;
    double minutes;
    String found;

    Fault(String name, String engine) {
      this.name = name;
      this.engine = engine;
    }
  }

  /** A folder and a server of its own for each program that is asked about. */
  record Asker(JuryRun jury, JuryServer server) {}

  private final List<Fault> faults = new ArrayList<>();
  private final BlockingQueue<Asker> idle;
  private final ExecutorService threads;
  private final Deque<Future<?>> waiting = new ArrayDeque<>();
  private final double limit;
  private int programs;
  private final long began = System.nanoTime();

  /** file: lines of a name and an engine. askers: of the Jury that has the faults. limit: seconds of the processor for each engine on each method. */
  FaultHunt(Path file, List<Asker> askers, double limit) throws IOException {
    this.idle = new ArrayBlockingQueue<>(askers.size(), false, askers);
    this.threads = Executors.newFixedThreadPool(askers.size(), task -> {
      Thread thread = new Thread(task, "faults");
      thread.setDaemon(true);
      return thread;
    });
    this.limit = limit;
    for (String line : Files.readAllLines(file)) faults.add(new Fault(line.split(" ")[0], line.split(" ")[1]));
  }

  /** The engines whose faults are not found yet. */
  synchronized List<String> engines() {
    Set<String> engines = new LinkedHashSet<>();
    for (Fault fault : faults) if (fault.found == null) engines.add(fault.engine);
    return List.copyOf(engines);
  }

  boolean isDone() {
    return engines().isEmpty();
  }

  /** results: what is said without a fault, by each of the engines. Waits only where more programs are waiting than can be asked about. */
  void ask(Inquiries.Question question, List<Result> results) throws IOException, InterruptedException {
    synchronized (this) {
      programs++;
    }
    waiting.add(threads.submit(() -> {
      Asker asker = idle.take();
      try {
        ask(question, results, asker);
      } finally {
        idle.add(asker);
      }
      return null;
    }));
    while (waiting.size() > 4) settleOne();
  }

  /** Until all are answered. */
  void settle() throws IOException, InterruptedException {
    while (!waiting.isEmpty()) settleOne();
  }

  private void settleOne() throws IOException, InterruptedException {
    try {
      waiting.remove().get();
    } catch (ExecutionException problem) {
      throw new IOException(problem.getCause());
    }
  }

  private void ask(Inquiries.Question question, List<Result> results, Asker asker) throws IOException, InterruptedException {
    Map<String, List<GeneratedProgram.Check>> worthAsking = new LinkedHashMap<>();
    for (String engine : engines()) worthAsking.put(engine, broken(question, results, engine));
    if (worthAsking.values().stream().allMatch(List::isEmpty)) return;
    asker.jury().place(question.source(), question.classes());
    Set<String> wrongAnyway = wrong(question, results);
    for (String engine : worthAsking.keySet()) {
      List<GeneratedProgram.Check> checks = worthAsking.get(engine);
      List<Fault> open = new ArrayList<>();
      synchronized (this) {
        for (Fault fault : faults) if (fault.found == null && fault.engine.equals(engine)) open.add(fault);
      }
      if (!checks.isEmpty() && !open.isEmpty()) look(new Search(question, checks, wrongAnyway, asker), open);
    }
  }

  private record Search(Inquiries.Question question, List<GeneratedProgram.Check> checks, Set<String> wrongAnyway, Asker asker) {}

  /** All at once first: nearly always none shows. Then by halves. */
  private void look(Search search, List<Fault> some) throws IOException, InterruptedException {
    Set<String> wrong = wrongWith(some, search);
    if (wrong.isEmpty()) return;
    if (some.size() == 1) {
      note(some.get(0), search.question(), wrong);
      return;
    }
    look(search, some.subList(0, some.size() / 2));
    look(search, some.subList(some.size() / 2, some.size()));
  }

  /** What is contradicted when these faults are there. */
  private Set<String> wrongWith(List<Fault> some, Search search) throws IOException, InterruptedException {
    Inquiries.Question question = search.question();
    StringBuilder names = new StringBuilder(",");
    for (Fault fault : some) names.append(fault.name).append(',');
    List<JuryServer.Wanted> wanted = new ArrayList<>(Inquiries.wanted(question));
    wanted.removeIf(one -> !search.checks().contains(one.check()));
    boolean hasJml = question.program().hasJml;
    JuryRun.Answer answer = search.asker().server().ask(search.asker().jury().input(hasJml), hasJml, wanted, List.of(some.get(0).engine), limit, names.toString()).get(0);
    synchronized (this) {
      for (Fault fault : some) fault.asked++;
    }
    Set<String> wrong = wrong(question, answer.results());
    wrong.removeAll(search.wrongAnyway());
    return wrong;
  }

  private synchronized void note(Fault fault, Inquiries.Question question, Set<String> wrong) {
    if (fault.found != null) return;
    fault.found = "seed " + question.program().seed + ", " + wrong.iterator().next();
    fault.programs = programs;
    fault.minutes = minutes();
    System.out.printf("found again: %s: %s, after %d programs and %.1f minutes%n", fault.name, fault.found, programs, fault.minutes);
  }

  private static Set<String> wrong(Inquiries.Question question, List<Result> results) {
    Set<String> keys = new LinkedHashSet<>();
    for (Finding finding : Comparer.compare(question.runs(), results)) if (finding.kind() == Finding.Kind.WRONG) keys.add(finding.result().key());
    return keys;
  }

  /** Methods of which a run breaks a property, where the engine had the time to say something. */
  private static List<GeneratedProgram.Check> broken(Inquiries.Question question, List<Result> results, String engine) {
    Set<GeneratedProgram.Check> found = new LinkedHashSet<>();
    for (Result result : results) {
      if (!result.asked().equals(engine) || result.holds()) continue;
      boolean isLate = result.verdict().equals("undecided") && String.valueOf(result.reason()).contains("limit");
      if (isLate) continue;
      for (Explorer.Run run : question.runs())
        if (Comparer.isOf(run, result) && Comparer.violates(run, result.property())) {
          found.add(run.check());
          break;
        }
    }
    return List.copyOf(found);
  }

  private double minutes() {
    return (System.nanoTime() - began) / 60e9;
  }

  String report() {
    StringBuilder out = new StringBuilder("| fault | engine | programs | minutes | asked | found |\n|---|---|---|---|---|---|\n");
    for (Fault fault : faults)
      out.append(String.format("| %s | %s | %d | %.1f | %d | %s |%n", fault.name, fault.engine, fault.found == null ? programs : fault.programs, fault.found == null ? minutes() : fault.minutes, fault.asked, fault.found == null ? "no" : fault.found));
    return out.toString();
  }
}
