package jury.truth;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Has Jury check a program. */
final class JuryRun {
  /** What came of it: rows, or what went wrong with Jury itself. */
  record Answer(List<Result> results, String trouble, Result about) {}

  private static final Pattern CRASH = Pattern.compile("internal error|[Ss]egmentation|crashed|signal ");

  private final String jury;
  private final Path folder;
  private final double seconds;
  private final int workers;
  private final Path jdk;
  private final Costs costs;
  private final Map<String, String> environment;
  private boolean hasClassPath;

  JuryRun(String jury, Path folder, double seconds, int workers, Path jdk, Costs costs) {
    this(jury, folder, seconds, workers, jdk, costs, Map.of());
  }

  private JuryRun(String jury, Path folder, double seconds, int workers, Path jdk, Costs costs, Map<String, String> environment) {
    this.environment = environment;
    this.jdk = jdk;
    this.costs = costs;
    this.workers = workers;
    this.jury = jury;
    this.folder = folder;
    this.seconds = seconds;
  }

  /** The same with more variables. */
  JuryRun with(Map<String, String> more) {
    return new JuryRun(jury, folder, seconds, workers, jdk, costs, more);
  }

  /** Writes the class files (or, with contracts, the source) that the engines are asked about. */
  void place(String source, Map<String, byte[]> classes) throws IOException {
    hasClassPath = false;
    clear(folder.toFile());
    Files.createDirectories(folder.resolve("classes"));
    Files.writeString(folder.resolve("P.java"), source);
    for (Map.Entry<String, byte[]> entry : classes.entrySet()) Files.write(folder.resolve("classes").resolve(entry.getKey() + ".class"), entry.getValue());
  }

  /** What is not asked about lies on the class path instead: some of the programs, always the same. */
  void split(GeneratedProgram program) throws IOException {
    hasClassPath = !program.hasJml && program.seed % 7 == 3;
    if (!hasClassPath) return;
    Files.createDirectories(folder.resolve("library"));
    for (File file : Objects.requireNonNull(folder.resolve("classes").toFile().listFiles())) {
      String name = file.getName().replace(".class", "");
      boolean isAskedAbout = name.equals("P") || program.checks.stream().anyMatch(check -> check.owner().equals(name));
      if (!isAskedAbout) Files.move(file.toPath(), folder.resolve("library").resolve(file.getName()));
    }
  }

  private static void clear(File file) {
    File[] inside = file.listFiles();
    if (inside != null) for (File one : inside) clear(one);
    file.delete();
  }

  /** What was placed. */
  Path input(boolean hasJml) {
    return hasJml ? folder.resolve("P.java") : folder.resolve("classes");
  }

  Answer check(boolean hasJml, List<GeneratedProgram.Check> checks, String engine, boolean replay) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(jury, "check", hasJml ? folder.resolve("P.java").toString() : "classes"));
    for (GeneratedProgram.Check check : checks) command.addAll(List.of("--entry", check.owner() + "." + check.name()));
    command.addAll(List.of("--engine", engine, "--timeout", Double.toString(seconds * checks.size())));
    command.addAll(List.of("--property", engine.equals("pdr") ? "cme" : hasJml ? "assert,exceptions,cme,contracts" : "assert,exceptions,cme"));
    if (hasJml) command.add("--nullable");
    if (replay) command.add("--replay");
    if (hasClassPath) command.addAll(List.of("--classpath", "library"));
    command.addAll(List.of("--java-home", jdk.toString(), "--store", "none", "--format", "json", "-o", "out.json", "-j", Integer.toString(workers)));
    long start = System.nanoTime();
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).redirectOutput(folder.resolve("log").toFile());
    builder.environment().putAll(environment);
    Process process = builder.start();
    if (!process.waitFor((long) (seconds * 3 * checks.size()) + 60 + (replay ? 120 : 0), TimeUnit.SECONDS)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      return new Answer(List.of(), "the time limit of " + seconds + " s was not kept", null);
    }
    Answer answer = answer(process.exitValue(), engine);
    if (costs != null) costs.add(engine + (replay ? ", with --replay" : ""), hasJml, (System.nanoTime() - start) / 1e9, answer.results());
    return answer;
  }

  /** With the first crash of an engine that the results tell, if there is one. */
  static Answer answerOf(List<Result> results) {
    for (Result result : results)
      if (result.reason() != null && CRASH.matcher(result.reason()).find()) return new Answer(results, result.key() + ": " + result.reason(), result);
    return new Answer(results, null, null);
  }

  private Answer answer(int code, String engine) throws IOException {
    String log = Files.readString(folder.resolve("log"));
    Path out = folder.resolve("out.json");
    if (code != 0 && code != 1 && code != 3) return new Answer(List.of(), "exit code " + code + ": " + log.lines().limit(3).toList(), null);
    try {
      return answerOf(Result.read(Files.readString(out), engine));
    } catch (IllegalArgumentException | IOException problem) {
      return new Answer(List.of(), "no report: " + problem.getMessage() + " " + log.lines().limit(3).toList(), null);
    } finally {
      Files.deleteIfExists(out);
    }
  }
}
