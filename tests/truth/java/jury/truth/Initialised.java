package jury.truth;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Whether a class is initialised, without initialising it. */
final class Initialised {
  private static final Unsafe UNSAFE = unsafe();

  private Initialised() {}

  private static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException problem) {
      throw new IllegalStateException(problem);
    }
  }

  @SuppressWarnings("removal")
  static boolean is(Class<?> type) {
    return !UNSAFE.shouldBeInitialized(type);
  }
}
