package jury.truth;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The comparer notices planted lies, and no more: reports that are faked, and runs that are made by hand. */
public final class SelfTest {
  private int failures;

  private SelfTest() {}

  public static void main(String[] arguments) throws Exception {
    SelfTest test = new SelfTest();
    test.noticesLies();
    test.assumptionsExcuse();
    test.boundsExcuse();
    test.noticesFalseAlarms();
    test.runsAndLiesEndToEnd();
    test.noticesLostVerdicts();
    System.out.println(test.failures == 0 ? "ok" : test.failures + " failures");
    if (test.failures > 0) System.exit(1);
  }

  private void expect(String what, Object wanted, Object got) {
    if (wanted.equals(got)) return;
    failures++;
    System.out.println("FAILED " + what + ": expected " + wanted + ", got " + got);
  }

  private static final GeneratedProgram.Check CHECK = new GeneratedProgram.Check("P", "c0", List.of(), false, null);
  private static final GeneratedProgram.Check MAIN = new GeneratedProgram.Check("P", "main", List.of(), true, null);

  private static Explorer.Run run(GeneratedProgram.Check check, StartFacts facts, Throwable thrown, int rounds) {
    return new Explorer.Run(check, List.of(), facts, List.of(), thrown, rounds, 0, List.of());
  }

  private static String row(String method, String property, String verdict, String bounds, String assumptions, String counterexample) {
    return "{\"tool\": \"jury\", \"version\": \"0\", \"results\": [{\"property\": \"" + property + "\", \"class\": \"P\", \"method\": \"" + method + "\", \"verdict\": \"" + verdict + "\", \"engine\": \"bounded\", \"bounds\": " + bounds
        + ", \"assumptions\": [" + assumptions + "], \"reason\": null, \"counterexample\": " + counterexample + "}]}";
  }

  private static List<String> compare(Explorer.Run run, String report) {
    List<String> kinds = new ArrayList<>();
    for (Finding finding : Comparer.compare(List.of(run), Result.read(report, "auto"))) kinds.add(finding.kind().name());
    return kinds;
  }

  private void noticesLies() {
    Explorer.Run fails = run(CHECK, new StartFacts(), new AssertionError(), 0);
    expect("a false proof", List.of("WRONG"), compare(fails, row("c0(I)V", "assert", "proved", "null", "", "null")));
    expect("another property", List.of(), compare(fails, row("c0(I)V", "exceptions", "proved", "null", "", "null")));
    expect("another method", List.of(), compare(fails, row("c1(I)V", "assert", "proved", "null", "", "null")));
    expect("a refutation", List.of(), compare(fails, row("c0(I)V", "assert", "refuted", "null", "", "{\"confirmed_on_jvm\": true, \"replay\": \"\"}")));
    expect("undecided", List.of(), compare(fails, row("c0(I)V", "assert", "undecided", "null", "", "null")));
    Explorer.Run throwing = run(CHECK, new StartFacts(), new java.util.ConcurrentModificationException(), 0);
    expect("an exception", List.of("WRONG"), compare(throwing, row("c0()V", "exceptions", "proved", "null", "", "null")));
    expect("a stale iterator", List.of("WRONG"), compare(throwing, row("c0()V", "cme", "bounded", "{\"objects\": 3}", "", "null")));
  }

  private void assumptionsExcuse() {
    StartFacts withNull = new StartFacts();
    withNull.hasNullInCollection = true;
    Explorer.Run fails = run(CHECK, withNull, new AssertionError(), 0);
    expect("an assumption that the run breaks", List.of(), compare(fails, row("c0(I)V", "assert", "proved", "null", "\"unknown collections hold no null\"", "null")));
    expect("an assumption that the run fulfils", List.of("WRONG"), compare(fails, row("c0(I)V", "assert", "proved", "null", "\"there is one thread only\"", "null")));
    expect("an assumption that nobody knows", List.of("NOT_UNDERSTOOD"), compare(fails, row("c0(I)V", "assert", "proved", "null", "\"the moon is full\"", "null")));
  }

  private void boundsExcuse() {
    StartFacts many = new StartFacts();
    many.objects.put("P$A", 5);
    Explorer.Run fails = run(CHECK, many, new AssertionError(), 3);
    expect("more objects than the bound", List.of(), compare(fails, row("c0(I)V", "assert", "bounded", "{\"objects\": 3}", "", "null")));
    expect("as many objects as the bound", List.of("WRONG"), compare(fails, row("c0(I)V", "assert", "bounded", "{\"objects\": 5}", "", "null")));
    expect("more rounds than the bound", List.of(), compare(fails, row("c0(I)V", "assert", "bounded", "{\"loops\": 2}", "", "null")));
    expect("as many rounds as the bound", List.of("WRONG"), compare(fails, row("c0(I)V", "assert", "bounded", "{\"loops\": 3}", "", "null")));
  }

  private void noticesFalseAlarms() {
    Explorer.Run fine = run(MAIN, new StartFacts(), null, 0);
    expect("a main that does not fail", List.of("FALSE_ALARM"), compare(fine, row("main([Ljava/lang/String;)V", "assert", "refuted", "null", "", "{\"confirmed_on_jvm\": null, \"replay\": null}")));
    expect("replay says no", List.of("FALSE_ALARM"), compare(fine, row("c0()V", "assert", "refuted", "null", "", "{\"confirmed_on_jvm\": false, \"replay\": \"ended otherwise\"}")));
    expect("replay cannot say", List.of(), compare(fine, row("c0()V", "assert", "refuted", "null", "", "{\"confirmed_on_jvm\": false, \"replay\": \"no object of P$A can be made\"}")));
    expect("replay says yes", List.of(), compare(fine, row("c0()V", "assert", "refuted", "null", "", "{\"confirmed_on_jvm\": true, \"replay\": \"\"}")));
  }

  /** A variant that turns a proof round, and a mutant that is still proved though a run breaks it. */
  private void noticesLostVerdicts() {
    List<Result> proved = Result.read(row("c0()V", "assert", "proved", "null", "", "null"), "auto");
    List<Result> refuted = Result.read(row("c0()V", "assert", "refuted", "null", "", "{\"confirmed_on_jvm\": true, \"replay\": \"\"}"), "auto");
    Explorer.Run fine = run(CHECK, new StartFacts(), null, 0);
    Explorer.Run fails = run(CHECK, new StartFacts(), new AssertionError(), 0);
    Derived derived = new Derived();
    expect("a variant that is refuted", 1, derived.compare(new Derived.Origin(Derived.Kind.VARIANT, "way", proved, List.of(fine)), List.of(fine), refuted).size());
    expect("a variant that is proved", 0, derived.compare(new Derived.Origin(Derived.Kind.VARIANT, "way", proved, List.of(fine)), List.of(fine), proved).size());
    Derived.Origin mutant = new Derived.Origin(Derived.Kind.MUTANT, "way", proved, List.of(fine));
    expect("a mutant that does the same", false, Derived.isToldApart(mutant, List.of(fine)));
    expect("a mutant that fails", true, Derived.isToldApart(mutant, List.of(fails)));
    derived.compare(mutant, List.of(fails), refuted);
    expect("what is counted", true, derived.report().contains("mutant, way: {told apart, proved -> refuted=1}"));
    expect("a mutant that is still proved", List.of("WRONG"), compare(fails, row("c0()V", "assert", "proved", "null", "", "null")));
  }

  /** A program that is written by hand goes through compiler and explorer: a static final that depends on what was called before. */
  private void runsAndLiesEndToEnd() throws Exception {
    GeneratedProgram program = new GeneratedProgram(1);
    Node value = new Node(Node.Role.EXPRESSION, "int", "static.read").add("B.N");
    Probe probe = new Probe(0, value);
    program.tree.add("public class P {\n  static class A { public static boolean flag; }\n  static class B { static final int N = A.flag ? 1 : 5; }\n  public static void c0() { ", new Node(Node.Role.STATEMENT, "S", "probe").add(probe), " }\n}\n");
    program.probes.put(0, probe);
    program.checks.add(new GeneratedProgram.Check("P", "c0", List.of(probe), false, null));
    List<Explorer.Run> runs = new Trial(program, new Compiler(), 20).run(40, true);
    expect("what is claimed", true, probe.claim != null);
    probe.claim = new Claim(Claim.Kind.EQUAL, 5L);
    T.claims = program.claims();
    runs = new Trial(program, new Compiler(), 20).run(40, false);
    List<String> kinds = new ArrayList<>();
    for (Finding finding : Comparer.compare(runs, Result.read(row("c0()V", "assert", "proved", "null", "", "null"), "auto"))) kinds.add(finding.kind().name());
    expect("the initialiser that reads what others changed", List.of("WRONG"), kinds);
    expect("the source for Jury", true, program.source(Node.Form.JURY).contains("assert (B.N) == 5;"));
    expect("bounds", Map.of("loops", 2), Result.read(row("c0()V", "assert", "bounded", "{\"loops\": 2}", "", "null"), "auto").get(0).bounds());
  }
}
