// expect methods [options: --property assert]
// expect assert=undecided of OtherThreads: lambda joined subclass reference inList ownExecutor hook handler handlerOfThread finalizer finalizerOfBase formattable
// expect assert=refuted of OtherThreads: runsItself notStartedButRun
// expect assert=proved of OtherThreads: notStarted inInitialiser emptyFinalizer
// Assertions that another thread of the JVM runs: it is not followed, and nothing may be said that forgets it.
import java.util.*;
import java.util.concurrent.Executor;
public class OtherThreads {
  static int n;

  static void body() { assert false; }

  static class Worker extends Thread {
    @Override public void run() { assert n > 5; }
  }

  static class Starting implements Executor {
    public void execute(Runnable task) { new Thread(task).start(); }
  }

  static class Early {
    static int x;
    static { new Thread(() -> { assert false; }).start(); }
  }

  static class Finalized {
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() { assert false; }
  }

  static class Below extends Finalized {}

  static class Quiet {
    @SuppressWarnings({"deprecation", "removal"})
    protected void finalize() {}
  }

  static class Shown implements Formattable {
    public void formatTo(Formatter formatter, int flags, int width, int precision) { assert false; }
  }

  static void lambda() { new Thread(() -> { assert false; }).start(); }

  static void joined() throws InterruptedException {
    Thread thread = new Thread(() -> { assert false; });
    thread.start();
    thread.join();
  }

  static void subclass() { new Worker().start(); }

  static void reference() { new Thread(OtherThreads::body).start(); }

  static void inList() {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 3; ++i) {
      int k = i;
      threads.add(new Thread(() -> { assert k < 2; }));
    }
    for (Thread thread : threads) thread.start();
  }

  static void ownExecutor() { new Starting().execute(() -> { assert false; }); }

  static void inInitialiser() { Early.x = 5; }

  static void hook() { Runtime.getRuntime().addShutdownHook(new Thread(() -> { assert false; })); }

  static void handler() {
    Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> { assert false; });
    throw new IllegalStateException();
  }

  static void handlerOfThread() {
    Thread.currentThread().setUncaughtExceptionHandler((thread, exception) -> { assert false; });
    throw new IllegalStateException();
  }

  static void finalizer() { new Finalized(); }

  static void finalizerOfBase() { new Below(); }

  static void formattable() { String.format("%s", new Shown()); }

  static void runsItself() { new Thread(() -> { assert false; }).run(); }

  static void notStartedButRun() { new Worker().run(); }

  static void notStarted() { new Thread(() -> { assert false; }); }

  static void emptyFinalizer() { assert new Quiet() != null; }
}
