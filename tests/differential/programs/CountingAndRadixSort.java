// Counting sort of bytes and radix sort of ints.
import java.util.Arrays;

public class CountingAndRadixSort {
    static void counting(byte[] a) {
        int[] counts = new int[256];
        for (byte b : a) {
            counts[b + 128]++;
        }
        int at = 0;
        for (int v = 0; v < 256; v++) {
            while (counts[v]-- > 0) {
                a[at++] = (byte) (v - 128);
            }
        }
    }

    static int[] radix(int[] a) {
        for (int shift = 0; shift < 32; shift += 8) {
            int[] start = new int[257];
            for (int x : a) {
                start[((x ^ Integer.MIN_VALUE) >>> shift & 0xFF) + 1]++;
            }
            for (int i = 0; i < 256; i++) {
                start[i + 1] += start[i];
            }
            int[] next = new int[a.length];
            for (int x : a) {
                next[start[(x ^ Integer.MIN_VALUE) >>> shift & 0xFF]++] = x;
            }
            a = next;
        }
        return a;
    }

    public static void main(String[] args) {
        byte[] b = {5, -128, 127, 0, -1, 5};
        counting(b);
        System.out.println(Arrays.toString(b));
        System.out.println(Arrays.toString(radix(new int[] {70000, -5, 3, Integer.MAX_VALUE, Integer.MIN_VALUE, 256, 255, -70000})));
    }
}
