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
  /** The engines that the server is asked for, all of them about each program. */
  private static final List<String> SERVED = List.of("concrete", "bounded", "abstract", "pdr");

  private final Options options;
  private final Compiler compiler = new Compiler();
  private final Features features = new Features();
  private final List<String> productions;
  private final CompilerServer server;
  private final FaultHunt hunt;
  private final Costs costs = new Costs();
  private final List<Declarations.Declaration> declarations;
  private final JuryRun jury;
  private final Inquiries inquiries;
  private final Derived derived = new Derived();
  private final Map<String, Integer> verdicts = new TreeMap<>();
  private final Map<Finding.Kind, Integer> found = new TreeMap<>();
  private final Set<String> told = new LinkedHashSet<>();
  private final Map<String, Integer> rejected = new LinkedHashMap<>();
  private final Map<String, Integer> undecided = new TreeMap<>();
  private int programs;
  private int nothingBroken;
  private int entries;
  private int known;
  private long generating;
  private long running;
  private final long began = System.nanoTime();

  private Main(Options options) throws IOException {
    this.options = options;
    this.productions = Files.readAllLines(options.productions());
    this.declarations = Declarations.read(Files.readAllLines(options.productions().resolveSibling("declarations.txt")), options.jdk());
    Path folder = Files.createTempDirectory("truth");
    this.server = new CompilerServer(folder);
    this.jury = new JuryRun(options.jury(), folder.resolve("shrinking"), Math.max(2, options.seconds()), 1, server.home(), null);
    List<FaultHunt.Asker> askers = new ArrayList<>();
    if (options.faults() != null)
      for (int i = 0; i < options.parallel(); i++) askers.add(new FaultHunt.Asker(new JuryRun(options.jury(), folder.resolve("faults" + i), options.seconds(), 1, server.home(), costs), new JuryServer(options.server(), server.home(), costs)));
    this.hunt = options.faults() == null ? null : new FaultHunt(options.faults(), askers, options.seconds());
    this.inquiries = new Inquiries(options.jury(), options.server(), folder, options.seconds(), options.parallel(), server.home(), costs);
  }

  public static void main(String[] arguments) throws Exception {
    Options options = Options.read(arguments);
    int code = new Main(options).all();
    System.exit(code);
  }

  private int all() throws IOException, InterruptedException {
    long end = options.minutes() == 0 ? Long.MAX_VALUE : System.nanoTime() + (long) (options.minutes() * 60e9);
    for (int i = 0; i < options.programs() && System.nanoTime() < end && !(hunt != null && hunt.isDone()); i++) {
      one(options.seed() + i);
      settle(false);
      if (options.isVerbose() && i % 10 == 9) System.out.println("seed " + (options.seed() + i) + ": " + verdicts + " findings " + found);
    }
    settle(true);
    if (hunt != null) hunt.settle();
    inquiries.close();
    server.close();
    String report = report();
    System.out.print(report);
    if (options.report() != null) Files.writeString(options.report(), report + features.report(true));
    return found.isEmpty() ? 0 : 1;
  }

  private String report() {
    StringBuilder out = new StringBuilder();
    out.append(programs).append(" programs (seeds from ").append(options.seed()).append("), ").append(entries).append(" methods under test; ").append(nothingBroken).append(" programs of which no run breaks anything, ").append(rejected.values().stream().mapToInt(Integer::intValue).sum()).append(" programs that do not compile\n");
    out.append("verdicts: ").append(verdicts).append("\nfindings: ").append(found).append(known > 0 ? ", and " + known + " that are known" : "").append('\n');
    double seconds = (System.nanoTime() - began) / 1e9;
    out.append(String.format("seconds: %.1f (%.1f programs per minute); generating %.1f, running %.1f, waiting for Jury %.1f%n", seconds, programs * 60 / seconds, generating / 1e9, running / 1e9, inquiries.waited / 1e9));
    out.append(costs.report());
    out.append(features.report(false));
    out.append(derived.report());
    if (hunt != null) out.append(hunt.report());
    if (options.isVerbose()) rejected.forEach((text, count) -> out.append("  does not compile: ").append(text).append('\n'));
    undecided.forEach((text, count) -> out.append("  undecided ").append(count).append(": ").append(text).append('\n'));
    return out.toString();
  }

  private void one(long seed) throws IOException, InterruptedException {
    long start = System.nanoTime();
    GeneratedProgram program = ProgramMaker.make(seed, features, productions, declarations, options.jdk());
    generating += System.nanoTime() - start;
    if (options.engines().equals(List.of("none"))) {
      programs++;
      return;
    }
    try {
      programs++;
      start = System.nanoTime();
      Trial trial = new Trial(program, compiler, 20);
      List<Explorer.Run> runs = trial.run(options.runs(), true);
      List<GeneratedProgram.Check> checks = Trial.informative(program, trial.observed());
      Map<String, byte[]> classes = compiler.compile("P", program.source(Node.Form.JURY));
      running += System.nanoTime() - start;
      if (!checks.isEmpty()) ask(program, runs, checks, classes);
    } catch (Compiler.Rejected problem) {
      rejected.merge(problem.getMessage(), 1, Integer::sum);
    } catch (TimeoutException late) {
      rejected.merge("does not end", 1, Integer::sum);
    } catch (IllegalStateException problem) {
      System.out.println("seed " + seed + ": the harness fails: " + problem);
      rejected.merge("the harness fails: " + problem.getMessage(), 1, Integer::sum);
    }
  }

  private void ask(GeneratedProgram program, List<Explorer.Run> runs, List<GeneratedProgram.Check> checks, Map<String, byte[]> classes) {
    entries += checks.size();
    boolean isWhole = hunt == null && options.isWhole(program.seed);
    boolean replays = isWhole && options.replayEvery() > 0 && (options.server() != null || program.seed % options.replayEvery() == 0);
    List<String> engines = hunt != null ? hunt.engines() : isWhole ? options.enginesFor(program.seed) : SERVED;
    Inquiries.Question question = new Inquiries.Question(program, runs, checks, classes, program.source(Node.Form.JURY), engines, replays, null, isWhole);
    if (!isWhole && Inquiries.wanted(question).isEmpty()) {
      nothingBroken++;
      return;
    }
    inquiries.ask(question);
  }

  private void askVariants(Inquiries.Question question, List<Result> results) {
    for (Variants.Variant variant : Variants.of(question.program(), options.variants())) {
      Derived.Origin origin = new Derived.Origin(Derived.Kind.VARIANT, variant.name(), results, question.runs());
      try {
        Map<String, byte[]> classes = compiler.compile("P", variant.source());
        derived.made(origin);
        inquiries.ask(new Inquiries.Question(question.program(), question.runs(), question.checks(), classes, variant.source(), question.engines(), false, origin, question.isWhole()));
      } catch (Compiler.Rejected problem) {
        rejected.merge(variant.name() + ": " + problem.getMessage(), 1, Integer::sum);
      }
    }
  }

  private void askMutants(Inquiries.Question question, List<Result> results) {
    GeneratedProgram program = question.program();
    if (results.stream().noneMatch(Result::holds)) return;
    int asked = 0;
    for (Mutants.Mutant mutant : Mutants.of(program, options.mutants() * 6)) {
      if (asked == options.mutants()) return;
      Derived.Origin origin = new Derived.Origin(Derived.Kind.MUTANT, mutant.name(), results, question.runs());
      mutant.make();
      try {
        String source = program.source(Node.Form.JURY);
        List<Explorer.Run> runs = new Trial(program, compiler, 20).run(options.runs(), false);
        derived.made(origin);
        if (!Derived.isToldApart(origin, runs)) {
          derived.notToldApart(origin);
          continue;
        }
        asked++;
        Map<String, byte[]> classes = compiler.compile("P", source);
        inquiries.ask(new Inquiries.Question(program, runs, question.checks(), classes, source, question.engines(), false, origin, question.isWhole()));
      } catch (Compiler.Rejected | TimeoutException | IllegalStateException problem) {
        rejected.merge("a mutant: " + problem.getMessage(), 1, Integer::sum);
      } finally {
        mutant.takeBack();
      }
    }
  }

  private void settle(boolean isEnd) throws IOException, InterruptedException {
    for (Inquiries.Answered answered = inquiries.next(isEnd); answered != null; answered = inquiries.next(isEnd)) settle(answered);
  }

  private void settle(Inquiries.Answered answered) throws IOException, InterruptedException {
    Inquiries.Question question = answered.question();
    Derived.Origin origin = question.origin();
    List<Result> results = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < answered.answers().size(); i++) {
      JuryRun.Answer answer = answered.answers().get(i);
      String engine = question.engines().get(i);
      for (Result result : answer.results()) results.add(origin == null ? result : result.withoutNewNames());
      if (origin == null) for (Result result : answer.results()) verdicts.merge(engine + " " + result.verdict(), 1, Integer::sum);
      for (Result result : answer.results()) if (Comparer.isNotRepeated(result)) verdicts.merge(engine + " refuted, not repeated on the JVM", 1, Integer::sum);
      if (answer.trouble() != null) findings.add(new Finding(Finding.Kind.TROUBLE, answer.about(), null, engine + ": " + answer.trouble()));
    }
    findings.addAll(Comparer.compare(question.runs(), results));
    if (origin != null) findings.addAll(derived.compare(origin, question.runs(), results));
    for (Finding finding : findings) tell(question, finding);
    if (options.isVerbose()) for (Result result : results) if (result.verdict().equals("undecided")) undecided.merge(String.valueOf(result.reason()).lines().findFirst().orElse("").replaceAll("\\b[A-Z]\\w?\\b|\\d+", "#"), 1, Integer::sum);
    if (origin != null) return;
    if (hunt != null) hunt.ask(question, results);
    if (options.variants() > 0) askVariants(question, results);
    if (options.mutants() > 0) askMutants(question, results);
  }

  /** Shrinks and prints a finding, once for each kind of text. */
  private void tell(Inquiries.Question question, Finding finding) throws IOException {
    GeneratedProgram program = question.program();
    String title = finding.title() + " " + finding.text();
    if (options.known().stream().anyMatch(pattern -> pattern.matcher(title).find())) {
      known++;
      return;
    }
    found.merge(finding.kind(), 1, Integer::sum);
    if ((finding.kind() == Finding.Kind.NOT_UNDERSTOOD || finding.kind() == Finding.Kind.TROUBLE) && !told.add(finding.text().replaceAll("\\b[A-Z]\\w*\\b|\\d+", "#"))) return;
    String derivation = question.origin() == null ? "" : " (" + question.origin().kind().name().toLowerCase() + ": " + question.origin().way() + ")";
    System.out.println("---- seed " + program.seed + derivation + " " + finding.title() + "\n" + finding.text());
    GeneratedProgram.Check check = checkOf(program, finding);
    Finding last = finding;
    // What was made from another program is shown as it is: the tree is that of the other.
    if (options.shrinks() && check != null && question.origin() == null && finding.kind() != Finding.Kind.NOT_UNDERSTOOD) {
      Hunt hunt = new Hunt(program, finding, check, compiler, jury, options, question.isWhole());
      Shrinker shrinker = new Shrinker(program, hunt::isShown, SHRINK_SECONDS);
      shrinker.shrink();
      if (hunt.last() != null) last = hunt.last();
      System.out.println("shrunk in " + shrinker.tried + " attempts");
    }
    String text = describe(program, last, check, question.origin() == null ? program.source(Node.Form.JURY) : question.source());
    program.tree.restore();
    System.out.println(text);
    if (options.findings() != null && finding.kind() != Finding.Kind.NOT_UNDERSTOOD) Files.writeString(options.findings(), text + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static GeneratedProgram.Check checkOf(GeneratedProgram program, Finding finding) {
    for (GeneratedProgram.Check check : program.checks)
      if (finding.result() != null && check.name().equals(finding.result().method())) return check;
    return null;
  }

  private static String describe(GeneratedProgram program, Finding finding, GeneratedProgram.Check check, String source) {
    StringBuilder out = new StringBuilder();
    out.append("## seed ").append(program.seed).append(": ").append(finding.title()).append(" (").append(finding.kind().meaning).append(")\n");
    out.append(finding.text()).append("\n```java\n").append(source.replaceAll("(?m)^\\s*\\n", "")).append("```\n");
    if (finding.run() != null) out.append("On the JVM:\n```java\n").append(String.join("\n", finding.run().story())).append("  // ").append(finding.run().thrown()).append("\n```\n");
    if (check != null) out.append("`jury check P.java --entry ").append(check.owner()).append('.').append(check.name()).append(" --engine ").append(finding.result().asked()).append(program.hasJml ? " --nullable" : "").append(finding.result().confirmed() != null ? " --replay`" : "`");
    if (finding.result() != null) out.append(" assumptions: ").append(finding.result().assumptions()).append('\n');
    return out.toString();
  }
}
