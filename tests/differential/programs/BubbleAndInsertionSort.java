// Two quadratic sorts on the same data, counting their steps.
import java.util.Arrays;

public class BubbleAndInsertionSort {
    static int steps;

    static void bubble(int[] a) {
        boolean swapped;
        do {
            swapped = false;
            for (int i = 1; i < a.length; i++) {
                if (a[i - 1] > a[i]) {
                    int t = a[i];
                    a[i] = a[i - 1];
                    a[i - 1] = t;
                    swapped = true;
                    steps++;
                }
            }
        } while (swapped);
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > x) {
                a[j + 1] = a[j--];
                steps++;
            }
            a[j + 1] = x;
        }
    }

    public static void main(String[] args) {
        int[] data = {9, 2, 7, 2, -5, 0, 13, 1};
        int[] a = data.clone();
        bubble(a);
        System.out.println(Arrays.toString(a) + " " + steps);
        steps = 0;
        int[] b = data.clone();
        insertion(b);
        System.out.println(Arrays.toString(b) + " " + steps + " " + Arrays.equals(a, b));
    }
}
