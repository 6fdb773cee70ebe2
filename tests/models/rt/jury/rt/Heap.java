// Arrays as wholes, in plain Java.
package jury.rt;

import java.lang.reflect.Array;

public final class Heap {
  private Heap() {}

  public static void copy(Object source, int sourceIndex, Object target, int targetIndex, int count) {
    System.arraycopy(source, sourceIndex, target, targetIndex, count);
  }

  public static Object createLike(Class<?> componentType, int length) {
    return Array.newInstance(componentType, length);
  }
}
