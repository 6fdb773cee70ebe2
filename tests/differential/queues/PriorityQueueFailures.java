// Null, incomparable elements, removal by iterator, concurrent modification.
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;

public class PriorityQueueFailures {
    static class Plain { }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        try {
            new PriorityQueue<Integer>().add(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            PriorityQueue q = new PriorityQueue();
            q.add(1);
            q.add("x");
        } catch (ClassCastException e) {
            System.out.println("cast");
        }
        try {
            new PriorityQueue<Integer>(0);
        } catch (IllegalArgumentException e) {
            System.out.println("capacity");
        }
        PriorityQueue<Integer> q = new PriorityQueue<>(List.of(4, 1, 3, 2));
        Iterator<Integer> it = q.iterator();
        while (it.hasNext()) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(q);
        it = q.iterator();
        q.add(9);
        try {
            it.next();
        } catch (ConcurrentModificationException e) {
            System.out.println("modified");
        }
        System.out.println(q.removeIf(n -> n > 2) + " " + q);
        q.clear();
        System.out.println(q.size() + " " + q.poll());
    }
}
