// A monotone deque of indices.
import java.util.ArrayDeque;
import java.util.Deque;

public class SlidingWindowMaximum {
    public static void main(String[] args) {
        int[] a = {1, 3, -1, -3, 5, 3, 6, 7, 2, 2, 9};
        int k = 3;
        Deque<Integer> d = new ArrayDeque<>();
        for (int i = 0; i < a.length; i++) {
            while (!d.isEmpty() && d.peekFirst() <= i - k) {
                d.pollFirst();
            }
            while (!d.isEmpty() && a[d.peekLast()] <= a[i]) {
                d.pollLast();
            }
            d.offerLast(i);
            if (i >= k - 1) {
                System.out.print(a[d.getFirst()] + " ");
            }
        }
        System.out.println(d);
    }
}
