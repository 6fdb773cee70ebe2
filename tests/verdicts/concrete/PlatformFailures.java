// expect methods [options: --engine concrete --property exceptions]
// expect exceptions=undecided of PlatformFailures: constantHandle calendar paths checksum stackOfThread handled foundHandle
// expect exceptions=refuted of PlatformFailures: ownInitializer ownLinkage rethrown
// What the interpreter cannot follow is no exception of the program, also where the JDK's code turns it into one; errors that the program
// itself makes are.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

public class PlatformFailures {
  static int square(int x) { return x * x; }

  static void foundHandle() throws Exception {
    if (MethodHandles.lookup().findStatic(PlatformFailures.class, "square", MethodType.methodType(int.class, int.class)) == null)
      throw new IllegalStateException();
  }
  static void constantHandle() {
    if (MethodHandles.constant(int.class, 3) == null) throw new IllegalStateException();
  }
  static void calendar() {
    if (new java.text.SimpleDateFormat("yyyy") == null) throw new IllegalStateException();
  }
  static void paths() {
    if (!Files.exists(Path.of("/"))) System.out.println("no root");
  }
  static void checksum() {
    if (new java.util.zip.CRC32().getValue() != 0) throw new IllegalStateException();
  }
  static void stackOfThread() {
    if (Thread.currentThread().getStackTrace().length == 0) throw new IllegalStateException();
  }
  // The JVM comes to the end of the first block.
  static void handled() {
    try {
      MethodHandles.constant(int.class, 3);
    } catch (Error e) {
      throw new IllegalStateException(e);
    }
  }

  static class Broken {
    static final int N = Integer.parseInt("x");
  }
  static void ownInitializer() { System.out.println(Broken.N); }
  static void ownLinkage() { throw new NoClassDefFoundError("mine"); }
  static void rethrown() { Optional.of(1).ifPresent(x -> { throw new LinkageError("mine " + x); }); }
}
