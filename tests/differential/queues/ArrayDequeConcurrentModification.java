// ArrayDeque's iterator notices the loss of the element it is about to return.
import java.util.ArrayDeque;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

public class ArrayDequeConcurrentModification {
    static void check(String name, Consumer<Deque<Integer>> change) {
        Deque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3, 4));
        Iterator<Integer> it = d.iterator();
        it.next();
        change.accept(d);
        String seen = "";
        try {
            while (it.hasNext()) {
                seen += it.next() + " ";
            }
            System.out.println(name + " finished " + seen + d);
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " failed " + seen + d);
        }
    }

    public static void main(String[] args) {
        check("nothing", d -> { });
        check("pollLast", Deque::pollLast);
        check("pollFirst twice", d -> {
            d.pollFirst();
            d.pollFirst();
        });
        check("addLast", d -> d.addLast(5));
        check("clear", Deque::clear);
        check("pollLast and addLast", d -> {
            d.pollLast();
            d.addLast(40);
        });
    }
}
