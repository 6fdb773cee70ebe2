// expect methods [options: --engine bounded --property assert --bits 6]
// expect assert=bounded of SortOfAnyArray: sorted part sameSum
// expect assert=refuted of SortOfAnyArray: firstStays outsideSorted
// Arrays.sort of an array of unknown length, and of an unknown part of one.
import java.util.Arrays;

public class SortOfAnyArray {
  static void sorted(int[] a) {
    if (a == null) return;
    Arrays.sort(a);
    for (int i = 1; i < a.length; i++) assert a[i - 1] <= a[i];
  }

  static void part(long[] a, int from, int to) {
    if (a == null || from < 0 || to > a.length || from > to) return;
    long[] before = a.clone();
    Arrays.sort(a, from, to);
    for (int i = 0; i < a.length; i++) {
      assert (i >= from && i < to) || a[i] == before[i];
      assert i <= from || i >= to || a[i - 1] <= a[i];
    }
  }

  static void sameSum(int[] a) {
    if (a == null || a.length != 3) return;
    int sum = a[0] + a[1] + a[2];
    Arrays.sort(a);
    assert a[0] + a[1] + a[2] == sum;
  }

  static void firstStays(int[] a) {
    if (a == null || a.length == 0) return;
    int first = a[0];
    Arrays.sort(a);
    assert a[0] == first;
  }

  static void outsideSorted(int[] a, int to) {
    if (a == null || to < 0 || to > a.length) return;
    Arrays.sort(a, 0, to);
    for (int i = 1; i < a.length; i++) assert a[i - 1] <= a[i];
  }
}
