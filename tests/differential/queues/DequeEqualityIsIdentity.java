// Deques and priority queues do not compare by content; a LinkedList does.
import java.util.ArrayDeque;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;

public class DequeEqualityIsIdentity {
    public static void main(String[] args) {
        ArrayDeque<Integer> a = new ArrayDeque<>(List.of(1, 2));
        ArrayDeque<Integer> b = new ArrayDeque<>(List.of(1, 2));
        System.out.println(a.equals(b) + " " + a.equals(a) + " " + a.toString().equals(b.toString()));
        System.out.println(new PriorityQueue<>(a).equals(new PriorityQueue<>(a)) + " " + new LinkedList<>(a).equals(new LinkedList<>(b)));
        ArrayDeque<Integer> c = a.clone();
        c.add(3);
        System.out.println(a + " " + c + " " + a.containsAll(b) + " " + c.removeAll(b) + " " + c + " " + c.retainAll(List.of()) + " " + c);
    }
}
