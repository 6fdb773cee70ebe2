import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.sosy_lab.sv_benchmarks.Verifier;

/**
 * Compiles and runs generated programs in one resident JVM. Requests are lines of tab-separated words on the standard input:
 *
 *   compile OUT FILE...             classes of program P go to OUT/P
 *   run SECONDS DIRECTORY CLASS [VALUES]  runs CLASS.main with fresh classes; VALUES script the Verifier
 *
 * A reply is a line "CODE MILLISECONDS OUT_BYTES ERROR_BYTES" and those bytes; the time is that of the processor. CODE is 0 (success), 1 (uncaught exception, or the program does
 * not compile), 2 (an assumption of the Verifier is violated), 3 (time limit; the process then ends).
 * The error text of an uncaught exception is the first line that `java` prints.
 */
public final class Harness {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  private static final List<String> OPTIONS = List.of("-g", "-parameters", "-proc:none", "-nowarn", "-Xlint:none", "-encoding", "UTF-8");
  private static final PrintStream REPLY = new PrintStream(new FileOutputStream(FileDescriptor.out), false);
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static StandardJavaFileManager files;

  private Harness() {}

  private static final class Result {
    int code;
    byte[] output = new byte[0];
    long milliseconds;
    String error = "";
  }

  /** Sends the classes of G7 and G7$A to the directory G7. */
  private static final class PerProgram extends ForwardingJavaFileManager<StandardJavaFileManager> {
    private final File root;

    PerProgram(StandardJavaFileManager standard, File root) {
      super(standard);
      this.root = root;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject sibling)
        throws IOException {
      int inner = name.indexOf('$');
      File directory = new File(root, inner < 0 ? name : name.substring(0, inner));
      directory.mkdirs();
      File file = new File(directory, name + ".class");
      return new SimpleJavaFileObject(file.toURI(), kind) {
        @Override
        public FileOutputStream openOutputStream() throws IOException {
          return new FileOutputStream(file);
        }
      };
    }
  }

  private static Result compile(String[] words) {
    Result result = new Result();
    List<File> sources = new ArrayList<>();
    for (int i = 2; i < words.length; i++) sources.add(new File(words[i]));
    StringWriter messages = new StringWriter();
    PerProgram manager = new PerProgram(files, new File(words[1]));
    boolean good = COMPILER.getTask(messages, manager, null, OPTIONS, null, files.getJavaFileObjectsFromFiles(sources)).call();
    result.code = good ? 0 : 1;
    result.error = messages.toString();
    return result;
  }

  private static Result execute(String directory, String className, String values) {
    long start = CLOCK.getCurrentThreadCpuTime();
    Result result = new Result();
    ByteArrayOutputStream captured = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(captured, false, StandardCharsets.UTF_8);
    PrintStream before = System.out;
    System.setOut(stream);
    Verifier.script(values);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {new File(directory).toURI().toURL()}, Harness.class.getClassLoader())) {
      loader.setDefaultAssertionStatus(true);
      Class.forName(className, false, loader).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException wrapped) {
      describe(result, wrapped.getCause());
    } catch (Throwable thrown) {
      describe(result, thrown);
    } finally {
      System.setOut(before);
    }
    stream.flush();
    result.milliseconds = (CLOCK.getCurrentThreadCpuTime() - start) / 1000000;
    result.output = captured.toByteArray();
    return result;
  }

  private static void describe(Result result, Throwable thrown) {
    result.code = thrown instanceof Verifier.AssumptionViolated ? 2 : 1;
    result.error = "Exception in thread \"main\" " + thrown;
  }

  private static Result run(String[] words) throws InterruptedException {
    Result[] holder = new Result[1];
    String values = words.length > 4 ? words[4] : "";
    Thread worker = new Thread(null, () -> holder[0] = execute(words[2], words[3], values), "main", 16L << 20);
    worker.setDaemon(true);
    worker.start();
    worker.join((long) (Double.parseDouble(words[1]) * 1000));
    if (worker.isAlive()) {
      Result late = new Result();
      late.code = 3;
      late.milliseconds = (long) (Double.parseDouble(words[1]) * 1000);
      return late;
    }
    return holder[0];
  }

  private static void reply(Result result) {
    byte[] error = result.error.getBytes(StandardCharsets.UTF_8);
    REPLY.print(result.code + " " + result.milliseconds + " " + result.output.length + " " + error.length + "\n");
    REPLY.write(result.output, 0, result.output.length);
    REPLY.write(error, 0, error.length);
    REPLY.flush();
  }

  public static void main(String[] arguments) throws Exception {
    files = COMPILER.getStandardFileManager(null, null, StandardCharsets.UTF_8);
    files.setLocation(javax.tools.StandardLocation.CLASS_PATH, Arrays.asList(new File(System.getProperty("java.class.path"))));
    BufferedReader requests = new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      String[] words = line.split("\t");
      Result result = words[0].equals("compile") ? compile(words) : run(words);
      reply(result);
      if (result.code == 3) Runtime.getRuntime().halt(3);
    }
  }
}
