// Every Deque method of ArrayDeque.
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;

public class ArrayDequeAll {
    public static void main(String[] args) {
        Deque<Integer> d = new ArrayDeque<>();
        d.addFirst(2);
        d.addLast(3);
        System.out.println(d.offerFirst(1) + " " + d.offerLast(4) + " " + d.offer(5) + " " + d.add(6) + " " + d);
        System.out.println(d.getFirst() + " " + d.getLast() + " " + d.peekFirst() + " " + d.peekLast() + " " + d.peek() + " " + d.element());
        System.out.println(d.removeFirst() + " " + d.removeLast() + " " + d.pollFirst() + " " + d.pollLast() + " " + d.poll() + " " + d.remove() + " " + d);
        System.out.println(d.poll() + " " + d.pollLast() + " " + d.peek() + " " + d.peekLast() + " " + d.isEmpty());
        d.push(7);
        d.push(8);
        d.addAll(Arrays.asList(7, 9, 7));
        System.out.println(d + " " + d.pop() + " " + d.contains(9) + " " + d.removeFirstOccurrence(7) + " " + d.removeLastOccurrence(7) + " "
                + d.remove((Object) 100) + " " + d);
        for (int i = 0; i < 40; i++) {
            d.addLast(i);
            d.addFirst(-i);
            d.pollFirst();
        }
        for (Iterator<Integer> it = d.descendingIterator(); it.hasNext(); ) {
            int n = it.next();
            if (n % 5 != 0) {
                it.remove();
            }
        }
        System.out.println(d + " " + d.size() + " " + d.toArray().length);
        d.removeIf(n -> n > 10);
        d.clear();
        System.out.println(d);
    }
}
