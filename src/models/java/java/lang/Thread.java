// The one thread there is, and threads that are made but never start. What a second thread would run is called after the mark of what
// has no model: no execution gets there, but whoever asks what code may run sees it.
package java.lang;

import jury.rt.Choice;

public class Thread implements Runnable {
  public static final int MIN_PRIORITY = 1;
  public static final int NORM_PRIORITY = 5;
  public static final int MAX_PRIORITY = 10;

  public enum State {
    NEW,
    RUNNABLE,
    BLOCKED,
    WAITING,
    TIMED_WAITING,
    TERMINATED
  }

  @FunctionalInterface
  public interface UncaughtExceptionHandler {
    void uncaughtException(Thread thread, Throwable exception);
  }

  private static Thread main;
  private static int made;

  private final Runnable target;
  private String name;
  private boolean interrupted;
  private boolean daemon;
  private int priority = NORM_PRIORITY;

  public Thread() {
    this(null, null, nextName());
  }

  public Thread(Runnable target) {
    this(null, target, nextName());
  }

  public Thread(String name) {
    this(null, null, name);
  }

  public Thread(Runnable target, String name) {
    this(null, target, name);
  }

  public Thread(ThreadGroup group, Runnable target) {
    this(group, target, nextName());
  }

  public Thread(ThreadGroup group, String name) {
    this(group, null, name);
  }

  public Thread(ThreadGroup group, Runnable target, String name) {
    if (name == null) {
      throw new NullPointerException("name cannot be null");
    }
    this.target = target;
    this.name = name;
  }

  private static String nextName() {
    return "Thread-" + made++;
  }

  public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
    if (handler != null) {
      handleElsewhere(handler);
    }
  }

  public final void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
    if (handler != null) {
      handleElsewhere(handler);
    }
  }

  /** A handler runs after the exception has left the thread. */
  private static void handleElsewhere(UncaughtExceptionHandler handler) {
    Choice.unmodelled("handlers of uncaught exceptions");
    handler.uncaughtException(currentThread(), new Throwable());
  }

  public static Thread currentThread() {
    if (main == null) {
      main = new Thread("main");
    }
    return main;
  }

  public void run() {
    if (target != null) {
      target.run();
    }
  }

  public void start() {
    Choice.unmodelled("a second thread");
    run();
  }

  public final void join() throws InterruptedException {
    Choice.unmodelled("waiting for another thread");
  }

  public final void join(long milliseconds) throws InterruptedException {
    Choice.unmodelled("waiting for another thread");
  }

  public static void sleep(long milliseconds) throws InterruptedException {
    if (milliseconds < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    if (interrupted()) {
      throw new InterruptedException("sleep interrupted");
    }
  }

  public static void yield() {}

  public static void onSpinWait() {}

  public void interrupt() {
    interrupted = this == currentThread();
  }

  public static boolean interrupted() {
    Thread thread = currentThread();
    boolean result = thread.interrupted;
    thread.interrupted = false;
    return result;
  }

  public boolean isInterrupted() {
    return interrupted;
  }

  public final boolean isAlive() {
    return this == currentThread();
  }

  public final boolean isDaemon() {
    return daemon;
  }

  public final void setDaemon(boolean daemon) {
    this.daemon = daemon;
  }

  public final int getPriority() {
    return priority;
  }

  public final void setPriority(int priority) {
    if (priority < MIN_PRIORITY || priority > MAX_PRIORITY) {
      throw new IllegalArgumentException();
    }
    this.priority = priority;
  }

  public final String getName() {
    return name;
  }

  public final void setName(String name) {
    if (name == null) {
      throw new NullPointerException("name cannot be null");
    }
    this.name = name;
  }

  public long getId() {
    Choice.unmodelled("identifiers of threads");
    return 1;
  }

  public State getState() {
    return this == currentThread() ? State.RUNNABLE : State.NEW;
  }

  public StackTraceElement[] getStackTrace() {
    Choice.unmodelled("the stack trace of a thread");
    return new StackTraceElement[0];
  }

  public static native boolean holdsLock(Object object);

  public String toString() {
    Choice.unmodelled("Thread.toString");
    return null;
  }
}
