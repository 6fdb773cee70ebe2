package jury.truth;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Has Jury check several programs at a time, while the next ones are made and run; the answers come back in the order of the questions. */
final class Inquiries implements AutoCloseable {
  /** A program that was run, and what it is asked about. origin: what it was made from; null for a generated program. */
  record Question(GeneratedProgram program, List<Explorer.Run> runs, List<GeneratedProgram.Check> checks, Map<String, byte[]> classes, String source, List<String> engines, boolean replays, Derived.Origin origin, boolean isWhole) {}

  private record Worker(JuryRun jury, JuryServer server) {}

  record Answered(Question question, List<JuryRun.Answer> answers) {}

  private record Open(Question question, Future<List<JuryRun.Answer>> answers) {}

  private final ExecutorService workers;
  private final BlockingQueue<Worker> idle;
  private final Deque<Open> open = new ArrayDeque<>();
  private final int most;
  private final double seconds;
  long waited;

  /** server: null where `jury check` is to be started for all questions. */
  Inquiries(String jury, String server, Path folder, double seconds, int parallel, Path jdk, Costs costs) {
    this.seconds = seconds;
    this.most = 2 * parallel;
    this.workers = Executors.newFixedThreadPool(parallel, task -> {
      Thread thread = new Thread(task, "jury");
      thread.setDaemon(true);
      return thread;
    });
    this.idle = new ArrayBlockingQueue<>(parallel);
    for (int i = 0; i < parallel; i++) idle.add(new Worker(new JuryRun(jury, folder.resolve("program" + i), seconds, 1, jdk, costs), server == null ? null : new JuryServer(server, jdk, costs)));
  }

  void ask(Question question) {
    Callable<List<JuryRun.Answer>> work = () -> {
      Worker worker = idle.take();
      try {
        worker.jury().place(question.source(), question.classes());
        if (question.isWhole()) worker.jury().split(question.program());
        return question.isWhole() ? askAll(worker.jury(), question) : worker.server().ask(worker.jury().input(question.program().hasJml), question.program().hasJml, wanted(question), question.engines(), seconds, "");
      } finally {
        idle.add(worker);
      }
    };
    open.add(new Open(question, workers.submit(work)));
  }

  private static List<JuryRun.Answer> askAll(JuryRun jury, Question question) throws IOException, InterruptedException {
    List<JuryRun.Answer> answers = new ArrayList<>();
    for (String engine : question.engines()) answers.add(jury.check(question.program().hasJml, question.checks(), engine, question.replays() && !engine.equals("abstract")));
    return answers;
  }

  private static final List<String> PROPERTIES = List.of("assert", "exceptions", "cme", "contract");

  /** What some run breaks: of nothing else a proof can be contradicted; and everything of a main, whose execution is known. */
  static List<JuryServer.Wanted> wanted(Question question) {
    List<JuryServer.Wanted> wanted = new ArrayList<>();
    for (GeneratedProgram.Check check : question.checks()) {
      List<String> properties = new ArrayList<>();
      for (String property : PROPERTIES.subList(0, question.program().hasJml ? 4 : 3))
        if (check.isMain() || question.runs().stream().anyMatch(run -> run.check() == check && Comparer.violates(run, property))) properties.add(property);
      if (!properties.isEmpty()) wanted.add(new JuryServer.Wanted(check, properties));
    }
    return wanted;
  }

  /** The oldest question with its answers, when as many are open as there may be, or at the end; otherwise null. */
  Answered next(boolean isEnd) throws IOException, InterruptedException {
    if (open.isEmpty() || !isEnd && open.size() < most && !open.peek().answers().isDone()) return null;
    Open oldest = open.remove();
    long start = System.nanoTime();
    try {
      return new Answered(oldest.question(), oldest.answers().get());
    } catch (ExecutionException problem) {
      throw new IOException(problem.getCause());
    } finally {
      waited += System.nanoTime() - start;
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
    for (Worker worker : idle) if (worker.server() != null) worker.server().close();
  }
}
