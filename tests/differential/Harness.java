// Runs many programs of the corpus in one JVM and records what each does, because starting a JVM per program costs
// more than all the programs together. Every program gets a fresh class loader (so its statics are its own), its own
// standard output and error, and its own thread. Programs that call System.exit cannot run here; `run` starts a JVM
// for each of those, and again for each program that ends with an uncaught exception, so that the recorded exit
// status and message are the launcher's own.
//
// usage: java Harness LIST     each line of LIST: NAME CLASS_FOLDER RESULT_FOLDER
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

public class Harness {
    public static void main(String[] arguments) throws Exception {
        PrintStream console = System.out;
        PrintStream errors = System.err;
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] parts = line.split(" ");
            record(parts[0], Path.of(parts[1]), Path.of(parts[2]));
        }
        System.setOut(console);
        System.setErr(errors);
    }

    private static void record(String name, Path classes, Path results) throws Exception {
        try (PrintStream output = open(results.resolve("stdout")); PrintStream error = open(results.resolve("stderr"))) {
            System.setOut(output);
            System.setErr(error);
            Throwable[] uncaught = new Throwable[1];
            Thread thread = new Thread(() -> uncaught[0] = run(name, classes), "main");
            thread.start();
            thread.join();
            if (uncaught[0] != null) {
                error.print("Exception in thread \"main\" ");
                uncaught[0].printStackTrace(error);
            }
            Files.writeString(results.resolve("status"), uncaught[0] == null ? "0\n" : "1\n");
        }
    }

    private static PrintStream open(Path file) throws IOException {
        return new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8);
    }

    private static Throwable run(String name, Path classes) {
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            return null;
        } catch (InvocationTargetException thrown) {
            return thrown.getCause();
        } catch (Throwable thrown) {
            return thrown;
        }
    }
}
