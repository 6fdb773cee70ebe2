package jury.truth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;

/** Generates programs, runs them, has Jury check them, compares, shrinks what is found. See docs/dev/truth.md. */
public final class Main {
  private static final int SHRINK_SECONDS = 150;

  private final Options options;
  private final Compiler compiler = new Compiler();
  private final Features features = new Features();
  private final List<String> productions;
  private final JuryRun jury;
  private final Map<String, Integer> verdicts = new TreeMap<>();
  private final Map<Finding.Kind, Integer> found = new TreeMap<>();
  private final Set<String> told = new LinkedHashSet<>();
  private final Map<String, Integer> rejected = new LinkedHashMap<>();
  private final Map<String, Integer> undecided = new TreeMap<>();
  private int programs;
  private int entries;
  private int known;
  private long generating;
  private long running;
  private long checking;

  private Main(Options options) throws IOException {
    this.options = options;
    this.productions = Files.readAllLines(options.productions());
    this.jury = new JuryRun(options.jury(), Files.createTempDirectory("truth").resolve("program"), options.seconds());
  }

  public static void main(String[] arguments) throws Exception {
    Options options = Options.read(arguments);
    int code = new Main(options).all();
    System.exit(code);
  }

  private int all() throws IOException, InterruptedException {
    long end = options.minutes() == 0 ? Long.MAX_VALUE : System.nanoTime() + (long) (options.minutes() * 60e9);
    for (int i = 0; i < options.programs() && System.nanoTime() < end; i++) {
      one(options.seed() + i);
      if (options.isVerbose() && i % 10 == 9) System.out.println("seed " + (options.seed() + i) + ": " + verdicts + " findings " + found);
    }
    String report = report();
    System.out.print(report);
    if (options.report() != null) Files.writeString(options.report(), report + features.report(true));
    return found.isEmpty() ? 0 : 1;
  }

  private String report() {
    StringBuilder out = new StringBuilder();
    out.append(programs).append(" programs (seeds from ").append(options.seed()).append("), ").append(entries).append(" methods under test; ").append(rejected.values().stream().mapToInt(Integer::intValue).sum()).append(" programs that do not compile\n");
    out.append("verdicts: ").append(verdicts).append("\nfindings: ").append(found).append(known > 0 ? ", and " + known + " that are known" : "").append('\n');
    out.append(String.format("seconds: generating %.1f, running %.1f, checking %.1f%n", generating / 1e9, running / 1e9, checking / 1e9));
    out.append(features.report(false));
    if (options.isVerbose()) rejected.forEach((text, count) -> out.append("  does not compile: ").append(text).append('\n'));
    undecided.forEach((text, count) -> out.append("  undecided ").append(count).append(": ").append(text).append('\n'));
    return out.toString();
  }

  private void one(long seed) throws IOException, InterruptedException {
    long start = System.nanoTime();
    GeneratedProgram program = ProgramMaker.make(seed, features, productions, options.jdk());
    generating += System.nanoTime() - start;
    try {
      programs++;
      start = System.nanoTime();
      Trial trial = new Trial(program, compiler, 20);
      List<Explorer.Run> runs = trial.run(options.runs(), true);
      List<GeneratedProgram.Check> checks = Trial.informative(program, runs);
      Map<String, byte[]> classes = compiler.compile("P", program.source(Node.Form.JURY));
      running += System.nanoTime() - start;
      if (!checks.isEmpty()) ask(program, runs, checks, classes, seed);
    } catch (Compiler.Rejected problem) {
      rejected.merge(problem.getMessage(), 1, Integer::sum);
    } catch (TimeoutException late) {
      rejected.merge("does not end", 1, Integer::sum);
    }
  }

  private void ask(GeneratedProgram program, List<Explorer.Run> runs, List<GeneratedProgram.Check> checks, Map<String, byte[]> classes, long seed) throws IOException, InterruptedException {
    jury.place(program, classes);
    entries += checks.size();
    List<Result> results = new ArrayList<>();
    List<Finding> troubles = new ArrayList<>();
    long start = System.nanoTime();
    for (String engine : options.enginesFor(seed)) {
      boolean replays = options.replayEvery() > 0 && seed % options.replayEvery() == 0 && engine.equals("auto");
      JuryRun.Answer answer = jury.check(program, checks, engine, replays);
      results.addAll(answer.results());
      for (Result result : answer.results()) verdicts.merge(engine + " " + result.verdict(), 1, Integer::sum);
      if (answer.trouble() != null) troubles.add(new Finding(Finding.Kind.TROUBLE, answer.about(), null, engine + ": " + answer.trouble()));
    }
    checking += System.nanoTime() - start;
    for (Finding finding : troubles) tell(program, finding, checks);
    for (Finding finding : Comparer.compare(runs, results)) tell(program, finding, checks);
    if (options.isVerbose()) for (Result result : results) if (result.verdict().equals("undecided")) undecided.merge(String.valueOf(result.reason()).lines().findFirst().orElse("").replaceAll("\\b[A-Z]\\w?\\b|\\d+", "#"), 1, Integer::sum);
  }

  /** Shrinks and prints a finding, once for each kind of text. */
  private void tell(GeneratedProgram program, Finding finding, List<GeneratedProgram.Check> checks) throws IOException {
    String title = finding.title() + " " + finding.text();
    if (options.known().stream().anyMatch(pattern -> pattern.matcher(title).find())) {
      known++;
      return;
    }
    found.merge(finding.kind(), 1, Integer::sum);
    if ((finding.kind() == Finding.Kind.NOT_UNDERSTOOD || finding.kind() == Finding.Kind.TROUBLE) && !told.add(finding.text().replaceAll("\\b[A-Z]\\w*\\b|\\d+", "#"))) return;
    System.out.println("---- seed " + program.seed + " " + finding.title() + "\n" + finding.text());
    GeneratedProgram.Check check = checkOf(program, finding);
    Finding last = finding;
    if (options.shrinks() && check != null && finding.kind() != Finding.Kind.NOT_UNDERSTOOD) {
      Hunt hunt = new Hunt(program, finding, check, compiler, jury, options);
      Shrinker shrinker = new Shrinker(program, hunt::isShown, SHRINK_SECONDS);
      shrinker.shrink();
      if (hunt.last() != null) last = hunt.last();
      System.out.println("shrunk in " + shrinker.tried + " attempts");
    }
    String text = describe(program, last, check);
    program.tree.restore();
    System.out.println(text);
    if (options.findings() != null && finding.kind() != Finding.Kind.NOT_UNDERSTOOD) Files.writeString(options.findings(), text + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static GeneratedProgram.Check checkOf(GeneratedProgram program, Finding finding) {
    for (GeneratedProgram.Check check : program.checks)
      if (finding.result() != null && check.name().equals(finding.result().method())) return check;
    return null;
  }

  private static String describe(GeneratedProgram program, Finding finding, GeneratedProgram.Check check) {
    StringBuilder out = new StringBuilder();
    out.append("## seed ").append(program.seed).append(": ").append(finding.title()).append(" (").append(finding.kind().meaning).append(")\n");
    out.append(finding.text()).append("\n```java\n").append(program.source(Node.Form.JURY).replaceAll("(?m)^\\s*\\n", "")).append("```\n");
    if (finding.run() != null) out.append("On the JVM:\n```java\n").append(String.join("\n", finding.run().story())).append("  // ").append(finding.run().thrown()).append("\n```\n");
    if (check != null) out.append("`jury check P.java --entry ").append(check.owner()).append('.').append(check.name()).append(" --engine ").append(finding.result().asked()).append(program.hasJml ? " --nullable" : "").append(finding.result().confirmed() != null ? " --replay`" : "`");
    if (finding.result() != null) out.append(" assumptions: ").append(finding.result().assumptions()).append('\n');
    return out.toString();
  }
}
