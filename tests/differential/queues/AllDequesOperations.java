// The methods of Deque on both implementations, in the same long sequence.
import java.util.*;

public class AllDequesOperations {
    static void run(Deque<Integer> d) {
        Random r = new Random(11);
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 120; i++) {
            try {
                switch (r.nextInt(16)) {
                    case 0: d.addFirst(i); break;
                    case 1: d.addLast(i); break;
                    case 2: d.offerFirst(i); break;
                    case 3: d.offerLast(i); break;
                    case 4: b.append(d.removeFirst()); break;
                    case 5: b.append(d.removeLast()); break;
                    case 6: b.append(d.pollFirst()); break;
                    case 7: b.append(d.pollLast()); break;
                    case 8: b.append(d.getFirst()).append(d.getLast()); break;
                    case 9: b.append(d.peekFirst()).append(d.peekLast()); break;
                    case 10: d.push(i); break;
                    case 11: b.append(d.pop()); break;
                    case 12: b.append(d.removeFirstOccurrence(i - 5)); break;
                    case 13: b.append(d.removeLastOccurrence(i - 3)); break;
                    case 14: b.append(d.contains(i - 2)).append(d.size()); break;
                    default: d.add(i); d.offer(-i); break;
                }
            } catch (NoSuchElementException e) {
                b.append('#');
            }
            b.append(' ');
        }
        System.out.println(b);
        System.out.println(d + " " + d.size());
    }

    public static void main(String[] args) {
        run(new ArrayDeque<>(2));
        run(new LinkedList<>());
    }
}
