package jury.truth;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeoutException;

/** Whether a finding is still there in a smaller program: compiled, run and checked anew. */
final class Hunt {
  private final GeneratedProgram program;
  private final Finding finding;
  private final GeneratedProgram.Check check;
  private final Compiler compiler;
  private final JuryRun jury;
  private final Options options;
  private final boolean isWhole;
  private Finding last;

  Hunt(GeneratedProgram program, Finding finding, GeneratedProgram.Check check, Compiler compiler, JuryRun jury, Options options, boolean isWhole) {
    this.program = program;
    this.finding = finding;
    this.check = check;
    this.compiler = compiler;
    this.jury = jury;
    this.options = options;
    this.isWhole = isWhole;
  }

  /** The finding as it was last seen. */
  Finding last() {
    return last;
  }

  boolean isShown() {
    try {
      GeneratedProgram.Check only = check;
      List<GeneratedProgram.Check> all = List.copyOf(program.checks);
      program.checks.removeIf(other -> other != only);
      try {
        return isShownAlone(only);
      } finally {
        program.checks.clear();
        program.checks.addAll(all);
      }
    } catch (Compiler.Rejected | TimeoutException problem) {
      return false;
    } catch (IOException | InterruptedException | IllegalStateException problem) {
      return false;
    }
  }

  private boolean isShownAlone(GeneratedProgram.Check only) throws Compiler.Rejected, TimeoutException, IOException, InterruptedException {
    if (!program.source(Node.Form.JURY).contains(" " + only.name() + "(")) return false;
    boolean needsRuns = finding.kind() == Finding.Kind.WRONG || finding.kind() == Finding.Kind.FALSE_ALARM && only.isMain();
    List<Explorer.Run> runs = needsRuns ? new Trial(program, compiler, 10).run(options.runs() * 2, false) : List.of();
    if (finding.kind() == Finding.Kind.WRONG && runs.stream().noneMatch(run -> Comparer.violates(run, finding.result().property()))) return false;
    jury.place(program.source(Node.Form.JURY), compiler.compile("P", program.source(Node.Form.JURY)));
    if (isWhole) jury.split(program);
    JuryRun.Answer answer = jury.check(program.hasJml, List.of(only), finding.result().asked(), finding.result().confirmed() != null);
    if (finding.kind() == Finding.Kind.TROUBLE) {
      if (answer.about() == null || !answer.about().property().equals(finding.result().property())) return false;
      last = new Finding(Finding.Kind.TROUBLE, answer.about(), null, answer.trouble());
      return true;
    }
    for (Finding again : Comparer.compare(runs, answer.results()))
      if (again.kind() == finding.kind() && again.result().key().equals(finding.result().key())) {
        last = again;
        return true;
      }
    return false;
  }
}
