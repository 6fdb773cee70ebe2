// The JDK's sort of objects, for the patch of Arrays, which is outside java.util. Not a class of the JDK.
package java.util;

public final class Sorting {
  private Sorting() {}

  public static void checkRange(int length, int from, int to) {
    if (from > to) {
      throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    }
    if (from < 0) {
      throw new ArrayIndexOutOfBoundsException(from);
    }
    if (to > length) {
      throw new ArrayIndexOutOfBoundsException(to);
    }
  }

  public static void sort(Object[] array, int from, int to) {
    ComparableTimSort.sort(array, from, to, null, 0, 0);
  }

  public static <T> void sort(T[] array, int from, int to, Comparator<? super T> comparator) {
    TimSort.sort(array, from, to, comparator, null, 0, 0);
  }
}
