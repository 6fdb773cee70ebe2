package jury.truth;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Asks tests/truth/server, which forks for each program and gives each engine so much of the processor on each method. Not for several threads at a time. */
final class JuryServer implements AutoCloseable {
  private final String program;
  private final Path jdk;
  private final Costs costs;
  private Process process;
  private Writer in;
  private DataInputStream out;

  JuryServer(String program, Path jdk, Costs costs) {
    this.program = program;
    this.jdk = jdk;
    this.costs = costs;
  }

  private void start() throws IOException {
    ProcessBuilder builder = new ProcessBuilder(program).redirectError(ProcessBuilder.Redirect.INHERIT);
    // Every fork would look up again what it calls for the first time.
    builder.environment().put("LD_BIND_NOW", "1");
    process = builder.start();
    in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
    out = new DataInputStream(new BufferedInputStream(process.getInputStream()));
  }

  private static String list(List<String> texts) {
    StringBuilder all = new StringBuilder("[");
    for (String text : texts) all.append(all.length() > 1 ? ", " : "").append('"').append(text.replace("\\", "\\\\").replace("\"", "\\\"")).append('"');
    return all.append(']').toString();
  }

  /** What is asked of a method. */
  record Wanted(GeneratedProgram.Check check, List<String> properties) {}

  /** The answers of the engines, in their order. input: a folder of class files or a source. faults: those of tests/truth/history that shall be there. */
  List<JuryRun.Answer> ask(Path input, boolean hasJml, List<Wanted> wanted, List<String> engines, double seconds, String faults) throws IOException {
    if (process == null || !process.isAlive()) start();
    List<String> entries = wanted.stream().map(one -> one.check().owner() + "." + one.check().name()).toList();
    List<String> properties = wanted.stream().map(one -> list(one.properties())).toList();
    in.write("{\"inputs\": " + list(List.of(input.toString())) + ", \"java_home\": \"" + jdk + "\", \"nullable\": " + hasJml + ", \"entries\": " + list(entries) + ", \"engines\": " + list(engines)
        + ", \"properties\": [" + String.join(", ", properties) + "], \"seconds\": " + seconds + ", \"faults\": \"" + faults + "\"}\n");
    in.flush();
    return answers(read(), hasJml, engines);
  }

  private String read() throws IOException {
    StringBuilder length = new StringBuilder();
    for (int c = out.read(); c != '\n'; c = out.read()) {
      if (c < 0) throw new IOException("the server of jury has ended");
      length.append((char) c);
    }
    return new String(out.readNBytes(Integer.parseInt(length.toString())), StandardCharsets.UTF_8);
  }

  private List<JuryRun.Answer> answers(String text, boolean hasJml, List<String> engines) {
    Map<?, ?> parsed = (Map<?, ?>) Json.parse(text);
    List<JuryRun.Answer> answers = new ArrayList<>();
    if (parsed.get("trouble") != null) {
      for (String engine : engines) answers.add(new JuryRun.Answer(List.of(), "server: " + parsed.get("trouble"), null));
      return answers;
    }
    for (Object each : (List<?>) parsed.get("answers")) {
      Map<?, ?> answer = (Map<?, ?>) each;
      String engine = (String) answer.get("engine");
      List<Result> results = Result.read((Map<?, ?>) answer.get("report"), engine);
      costs.add(engine, hasJml, (Double) answer.get("seconds"), results);
      answers.add(JuryRun.answerOf(results));
    }
    return answers;
  }

  @Override
  public void close() {
    if (process != null) process.destroy();
  }
}
