// Removal through an iterator of an ArrayDeque whose element has gone: the deque gets gaps and leftovers.
import java.util.ArrayDeque;
import java.util.Iterator;

public class ArrayDequeLateRemoval {
    static ArrayDeque<Integer> deque(int count, int turns) {
        ArrayDeque<Integer> deque = new ArrayDeque<>(6);
        for (int i = 0; i < turns; i++) {
            deque.addLast(i);
            deque.removeFirst();
        }
        for (int i = 0; i < count; i++) deque.addLast(i);
        return deque;
    }

    static void tryRemove(Iterator<Integer> iterator) {
        try {
            iterator.remove();
            System.out.print("removed ");
        } catch (RuntimeException thrown) {
            System.out.print(thrown + " ");
        }
    }

    static void use(ArrayDeque<Integer> deque) {
        System.out.print(deque.size() + " " + deque.peekFirst() + " " + deque.peekLast() + " " + deque.contains(2) + " ");
        deque.addFirst(10);
        deque.addLast(11);
        System.out.print(deque.pollFirst() + " " + deque.pollFirst() + " " + deque.pollLast() + " " + deque.removeFirstOccurrence(3) + " ");
        try {
            System.out.print(deque.removeIf(x -> x == null || x == 4) + " ");
            for (int x : deque) System.out.print(x + ",");
        } catch (RuntimeException thrown) {
            System.out.print(thrown.getClass().getName() + " ");
        }
        for (int i = 20; i < 27; i++) deque.addLast(i);
        System.out.println(java.util.Arrays.toString(deque.toArray()) + " " + deque.clone().size());
        deque.clear();
        System.out.println(deque.isEmpty() + " " + deque.peek() + " " + deque.poll() + " " + deque.size());
    }

    public static void main(String[] args) {
        for (int turns = 0; turns < 7; turns++) {
            for (int lost = 1; lost <= 5; lost++) {
                ArrayDeque<Integer> deque = deque(5, turns);
                Iterator<Integer> iterator = lost % 2 == 0 ? deque.iterator() : deque.descendingIterator();
                iterator.next();
                for (int i = 0; i < lost; i++)
                    if (lost % 2 == 0) deque.removeFirst();
                    else deque.removeLast();
                tryRemove(iterator);
                use(deque);
            }
        }
    }
}
