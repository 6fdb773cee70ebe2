// Null elements and empty deques.
import java.util.ArrayDeque;
import java.util.NoSuchElementException;
import java.util.function.Consumer;

public class ArrayDequeFailures {
    static void attempt(Consumer<ArrayDeque<String>> c) {
        try {
            c.accept(new ArrayDeque<>());
            System.out.println("fine");
        } catch (NullPointerException e) {
            System.out.println("null");
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        } catch (IllegalStateException e) {
            System.out.println("state");
        }
    }

    public static void main(String[] args) {
        attempt(d -> d.add(null));
        attempt(d -> d.addFirst(null));
        attempt(d -> d.offerLast(null));
        attempt(d -> d.push(null));
        attempt(d -> d.contains(null));
        attempt(d -> d.remove((Object) null));
        attempt(ArrayDeque::removeFirst);
        attempt(ArrayDeque::removeLast);
        attempt(ArrayDeque::getFirst);
        attempt(ArrayDeque::getLast);
        attempt(ArrayDeque::pop);
        attempt(ArrayDeque::element);
        attempt(d -> d.remove());
        attempt(ArrayDeque::pollFirst);
        attempt(d -> d.iterator().next());
        attempt(d -> d.iterator().remove());
    }
}
