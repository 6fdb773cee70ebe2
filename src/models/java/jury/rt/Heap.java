package jury.rt;

/** Arrays and objects as wholes. Nulls and ranges are checked by the model before. */
public final class Heap {
  private Heap() {}

  /** Copies between arrays of the same primitive kind, or of references that the model has checked; overlapping ranges as if through a copy. */
  public static native void copy(Object source, int sourceIndex, Object target, int targetIndex, int count);

  /** A new array with the given component type. */
  public static native Object createLike(Class<?> componentType, int length);

  /** The length of an array, or -1 for anything else. */
  public static native int lengthOf(Object array);

  /** Whether the reference array may hold the element. */
  public static native boolean canHold(Object array, Object element);

  /** Sorts the range of a primitive array as Arrays.sort does. */
  public static native void sort(Object primitiveArray, int from, int to);

  /** A shallow copy of an object or array. */
  public static native Object clone(Object original);
}
