// A comparator on user objects; ties leave in the heap's order.
import java.util.Comparator;
import java.util.PriorityQueue;

public class PriorityQueueComparator {
    record Task(String name, int priority) { }

    public static void main(String[] args) {
        PriorityQueue<Task> q = new PriorityQueue<>(Comparator.comparingInt(Task::priority));
        String[] names = {"a", "b", "c", "d", "e", "f", "g"};
        for (int i = 0; i < names.length; i++) {
            q.offer(new Task(names[i], i * 3 % 4));
        }
        while (!q.isEmpty()) {
            Task t = q.poll();
            System.out.print(t.name() + t.priority() + " ");
        }
        System.out.println();
        PriorityQueue<String> byLength = new PriorityQueue<>(11, Comparator.comparing(String::length).reversed());
        byLength.add("aa");
        byLength.add("b");
        byLength.add("cccc");
        System.out.println(byLength + " " + (byLength.comparator() != null) + " " + byLength.remove("zz"));
    }
}
