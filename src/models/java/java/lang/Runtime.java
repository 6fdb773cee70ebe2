// The little of the JVM's runtime that has a meaning here.
package java.lang;

import jury.rt.Choice;
import jury.rt.World;

public class Runtime {
  private static final Runtime current = new Runtime();

  private Runtime() {}

  public static Runtime getRuntime() {
    return current;
  }

  public void exit(int status) {
    World.exit(status);
  }

  public void halt(int status) {
    World.exit(status);
  }

  public void addShutdownHook(Thread hook) {
    if (hook == null) {
      throw new NullPointerException();
    }
    Choice.unmodelled("shutdown hooks");
    hook.run();  // not reached: for those who ask what code may run
  }

  public int availableProcessors() {
    long count = World.time(World.PROCESSORS);
    Choice.assume(0 < count && count <= 0xffff);
    return (int) count;
  }

  public long freeMemory() {
    return anyMemory();
  }

  public long totalMemory() {
    return anyMemory();
  }

  public long maxMemory() {
    return anyMemory();
  }

  private static long anyMemory() {
    return World.time(World.BYTES_OF_MEMORY);
  }

  public void gc() {}
}
