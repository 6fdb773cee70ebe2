// Quick sort with a middle pivot.
import java.util.Arrays;

public class QuickSort {
    static int calls;

    static void sort(int[] a, int low, int high) {
        calls++;
        if (low >= high) {
            return;
        }
        int pivot = a[(low + high) >>> 1];
        int i = low;
        int j = high;
        while (i <= j) {
            while (a[i] < pivot) {
                i++;
            }
            while (a[j] > pivot) {
                j--;
            }
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        sort(a, low, j);
        sort(a, i, high);
    }

    public static void main(String[] args) {
        int[] a = new int[60];
        int seed = 12345;
        for (int i = 0; i < a.length; i++) {
            seed = seed * 1103515245 + 12345;
            a[i] = (seed >>> 16) % 100;
        }
        sort(a, 0, a.length - 1);
        System.out.println(Arrays.toString(a) + " " + calls);
    }
}
