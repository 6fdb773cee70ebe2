// Every Deque method of LinkedList.
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedList;

public class LinkedListAsDeque {
    public static void main(String[] args) {
        LinkedList<String> d = new LinkedList<>();
        d.addFirst("b");
        d.addLast("c");
        System.out.println(d.offerFirst("a") + " " + d.offerLast("d") + " " + d.offer("e") + " " + d);
        System.out.println(d.getFirst() + d.getLast() + d.peekFirst() + d.peekLast() + d.peek() + d.element());
        System.out.println(d.removeFirst() + d.removeLast() + d.pollFirst() + d.pollLast() + " " + d);
        d.push("p");
        d.push("c");
        System.out.println(d + " " + d.pop() + d.poll() + d.remove() + " " + d);
        System.out.println(d.poll() + " " + d.peek() + " " + d.pollLast() + " " + d.peekFirst());
        d.addAll(Arrays.asList("x", "y", "x", null, "x"));
        System.out.println(d.removeFirstOccurrence("x") + " " + d.removeLastOccurrence("x") + " " + d.removeFirstOccurrence("q") + " " + d);
        for (Iterator<String> it = d.descendingIterator(); it.hasNext(); ) {
            System.out.print(it.next() + " ");
        }
        System.out.println();
    }
}
