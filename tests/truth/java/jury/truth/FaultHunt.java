package jury.truth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether the generator would find the wrong verdicts of the past: a Jury in which their faults are still there, each behind the variable JURY_OLD_FAULT (tests/truth/history), is asked about methods of
 * which some run breaks the property. A fault counts as found when its answer is contradicted, and the answer without it is not.
 */
final class FaultHunt {
  static final class Fault {
    final String name;
    final String engine;
    int asked;
    double seconds;
    int programs;
    double minutes;
    String found;

    Fault(String name, String engine) {
      this.name = name;
      this.engine = engine;
    }
  }

  private final List<Fault> faults = new ArrayList<>();
  private final JuryRun jury;
  private final JuryServer server;
  private final double limit;
  private int programs;
  private final long began = System.nanoTime();

  /** file: lines of a name and an engine. server: of the Jury that has the faults. limit: seconds of the processor for each engine on each method. */
  FaultHunt(Path file, JuryRun jury, JuryServer server, double limit) throws IOException {
    this.jury = jury;
    this.server = server;
    this.limit = limit;
    for (String line : Files.readAllLines(file)) faults.add(new Fault(line.split(" ")[0], line.split(" ")[1]));
  }

  /** The engines whose faults are not found yet. */
  List<String> engines() {
    Set<String> engines = new LinkedHashSet<>();
    for (Fault fault : faults) if (fault.found == null) engines.add(fault.engine);
    return List.copyOf(engines);
  }

  boolean isDone() {
    return engines().isEmpty();
  }

  /** results: what is said without a fault, by each of the engines. */
  void ask(Inquiries.Question question, List<Result> results) throws IOException, InterruptedException {
    programs++;
    Map<String, List<GeneratedProgram.Check>> worthAsking = new LinkedHashMap<>();
    for (String engine : engines()) worthAsking.put(engine, broken(question, results, engine));
    if (worthAsking.values().stream().allMatch(List::isEmpty)) return;
    jury.place(question.source(), question.classes());
    Set<String> wrongAnyway = wrong(question, results);
    for (String engine : worthAsking.keySet()) {
      List<GeneratedProgram.Check> checks = worthAsking.get(engine);
      List<Fault> open = new ArrayList<>(faults);
      open.removeIf(fault -> fault.found != null || !fault.engine.equals(engine));
      // All at once first: nearly always none shows.
      if (!checks.isEmpty() && !wrongWith(open, question, checks, wrongAnyway).isEmpty())
        for (Fault fault : open) note(fault, question, wrongWith(List.of(fault), question, checks, wrongAnyway));
    }
  }

  /** What is contradicted when these faults are there. */
  private Set<String> wrongWith(List<Fault> some, Inquiries.Question question, List<GeneratedProgram.Check> checks, Set<String> wrongAnyway) throws IOException, InterruptedException {
    long start = System.nanoTime();
    StringBuilder names = new StringBuilder(",");
    for (Fault fault : some) names.append(fault.name).append(',');
    List<JuryServer.Wanted> wanted = new ArrayList<>(Inquiries.wanted(question));
    wanted.removeIf(one -> !checks.contains(one.check()));
    JuryRun.Answer answer = server.ask(jury.input(question.program().hasJml), question.program().hasJml, wanted, List.of(some.get(0).engine), limit, names.toString()).get(0);
    for (Fault fault : some) {
      fault.asked++;
      fault.seconds += (System.nanoTime() - start) / 1e9 / some.size();
    }
    Set<String> wrong = wrong(question, answer.results());
    wrong.removeAll(wrongAnyway);
    return wrong;
  }

  private void note(Fault fault, Inquiries.Question question, Set<String> wrong) {
    if (wrong.isEmpty()) return;
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
