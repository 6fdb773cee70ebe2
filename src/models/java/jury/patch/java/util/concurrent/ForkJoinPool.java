// The pool has no threads; the JDK's streams ask how many they would have.
package jury.patch.java.util.concurrent;

final class ForkJoinPool {
  private ForkJoinPool() {}

  public static int getCommonPoolParallelism() {
    return 1;
  }
}
