package jury.truth;

import jdk.internal.misc.Unsafe;

/** Whether the initialiser of a class has run, found without running it: only the internal Unsafe tells, which `run` opens. */
final class Initialised {
  private Initialised() {}

  static boolean is(Class<?> type) {
    return !Unsafe.getUnsafe().shouldBeInitialized(type);
  }
}
