// Arrays by reflection: creation, length, and elements of reference arrays and of int arrays.
package jury.patch.java.lang.reflect;

import jury.rt.Choice;
import jury.rt.Heap;

final class Array {
  private Array() {}

  private static Object newArray(Class<?> type, int length) {
    if (type == null) {
      throw new NullPointerException();
    }
    if (type == void.class) {
      throw new IllegalArgumentException();
    }
    if (length < 0) {
      throw new NegativeArraySizeException(Integer.toString(length));
    }
    return Heap.createLike(type, length);
  }

  private static Object multiNewArray(Class<?> type, int[] lengths) {
    Choice.unmodelled("Array.newInstance of several dimensions");
    return null;
  }

  public static int getLength(Object array) {
    if (array == null) {
      throw new NullPointerException();
    }
    int length = Heap.lengthOf(array);
    if (length < 0) {
      throw new IllegalArgumentException("Argument is not an array");
    }
    return length;
  }

  public static Object get(Object array, int index) {
    if (array instanceof Object[]) {
      return ((Object[]) array)[index];
    }
    if (array instanceof int[]) {
      return ((int[]) array)[index];
    }
    getLength(array);
    Choice.unmodelled("Array.get of primitive values");
    return null;
  }

  public static void set(Object array, int index, Object value) {
    if (array instanceof Object[]) {
      if (!Heap.canHold(array, value)) {
        throw new IllegalArgumentException("array element type mismatch");
      }
      ((Object[]) array)[index] = value;
    } else {
      getLength(array);
      Choice.unmodelled("Array.set of primitive values");
    }
  }
}
