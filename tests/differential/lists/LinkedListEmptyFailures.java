// What an empty LinkedList throws and what it returns.
import java.util.LinkedList;
import java.util.NoSuchElementException;
import java.util.function.Consumer;

public class LinkedListEmptyFailures {
    static void attempt(Consumer<LinkedList<Integer>> c) {
        try {
            c.accept(new LinkedList<>());
            System.out.println("fine");
        } catch (NoSuchElementException e) {
            System.out.println("no element " + e.getMessage());
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt(LinkedList::getFirst);
        attempt(LinkedList::getLast);
        attempt(LinkedList::removeFirst);
        attempt(LinkedList::removeLast);
        attempt(LinkedList::element);
        attempt(l -> l.remove());
        attempt(LinkedList::pop);
        attempt(LinkedList::poll);
        attempt(LinkedList::peekLast);
        attempt(l -> l.get(0));
        attempt(l -> l.remove(0));
        attempt(l -> l.iterator().next());
        attempt(l -> l.addFirst(null));
    }
}
