// Heap sort in place.
import java.util.Arrays;

public class HeapSort {
    static void sink(long[] a, int i, int n) {
        while (2 * i + 1 < n) {
            int child = 2 * i + 1;
            if (child + 1 < n && a[child + 1] > a[child]) {
                child++;
            }
            if (a[i] >= a[child]) {
                return;
            }
            long t = a[i];
            a[i] = a[child];
            a[child] = t;
            i = child;
        }
    }

    public static void main(String[] args) {
        long[] a = {3L << 40, -1, 7, 1L << 50, 0, 42, 42, Long.MIN_VALUE};
        for (int i = a.length / 2 - 1; i >= 0; i--) {
            sink(a, i, a.length);
        }
        for (int n = a.length - 1; n > 0; n--) {
            long t = a[0];
            a[0] = a[n];
            a[n] = t;
            sink(a, 0, n);
        }
        System.out.println(Arrays.toString(a));
    }
}
