// Sorting: of primitive values as one operation, of objects by the JDK's merge sort without its look at a system property.
package jury.patch.java.util;

import java.util.Comparator;
import java.util.Sorting;
import jury.rt.Heap;

final class Arrays {
  private Arrays() {}

  public static void sort(byte[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void sort(byte[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void parallelSort(byte[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void parallelSort(byte[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void sort(char[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void sort(char[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void parallelSort(char[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void parallelSort(char[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void sort(short[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void sort(short[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void parallelSort(short[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void parallelSort(short[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void sort(int[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void sort(int[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void parallelSort(int[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void parallelSort(int[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void sort(long[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void sort(long[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void parallelSort(long[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void parallelSort(long[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void sort(float[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void sort(float[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void parallelSort(float[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void parallelSort(float[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void sort(double[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void sort(double[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void parallelSort(double[] array) {
    Heap.sort(array, 0, array.length);
  }

  public static void parallelSort(double[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Heap.sort(array, from, to);
  }

  public static void sort(Object[] array) {
    Sorting.sort(array, 0, array.length);
  }

  public static void sort(Object[] array, int from, int to) {
    Sorting.checkRange(array.length, from, to);
    Sorting.sort(array, from, to);
  }

  public static <T> void sort(T[] array, Comparator<? super T> comparator) {
    if (comparator == null) {
      Sorting.sort(array, 0, array.length);
    } else {
      Sorting.sort(array, 0, array.length, comparator);
    }
  }

  public static <T> void sort(T[] array, int from, int to, Comparator<? super T> comparator) {
    Sorting.checkRange(array.length, from, to);
    if (comparator == null) {
      Sorting.sort(array, from, to);
    } else {
      Sorting.sort(array, from, to, comparator);
    }
  }

  public static <T extends Comparable<? super T>> void parallelSort(T[] array) {
    Sorting.sort(array, 0, array.length);
  }

  public static <T> void parallelSort(T[] array, Comparator<? super T> comparator) {
    sort(array, comparator);
  }
}
