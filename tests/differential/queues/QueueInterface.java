// The Queue methods on its implementations.
import java.util.ArrayDeque;
import java.util.LinkedList;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Queue;

public class QueueInterface {
    static void run(Queue<Integer> q) {
        System.out.print(q.offer(3) + " " + q.add(1) + " " + q.offer(2) + " " + q.size() + " " + q.peek() + " " + q.element() + ": ");
        while (!q.isEmpty()) {
            System.out.print(q.poll() + " ");
        }
        System.out.print(q.poll() + " " + q.peek() + " ");
        try {
            q.remove();
        } catch (NoSuchElementException e) {
            System.out.print("remove ");
        }
        try {
            q.element();
        } catch (NoSuchElementException e) {
            System.out.println("element");
        }
    }

    public static void main(String[] args) {
        run(new LinkedList<>());
        run(new ArrayDeque<>());
        run(new PriorityQueue<>());
    }
}
