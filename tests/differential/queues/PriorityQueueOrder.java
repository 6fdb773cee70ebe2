// Polling order and the heap order of toString and iteration.
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;

public class PriorityQueueOrder {
    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int n : new int[] {5, 3, 8, 1, 9, 2, 7}) {
            q.add(n);
            System.out.print(q + " ");
        }
        System.out.println();
        System.out.println(q.peek() + " " + q.poll() + " " + q + " " + q.remove(7) + " " + q + " " + q.contains(9) + " " + q.size());
        int sum = 0;
        for (int n : q) {
            sum = sum * 10 + n;
        }
        System.out.println(sum);
        PriorityQueue<Integer> down = new PriorityQueue<>(Collections.reverseOrder());
        down.addAll(List.of(4, 10, 6, 2));
        System.out.print(down + ": ");
        while (!down.isEmpty()) {
            System.out.print(down.poll() + " ");
        }
        System.out.println(new PriorityQueue<>(List.of(9, 8, 7, 6, 5, 4, 3, 2, 1)));
    }
}
