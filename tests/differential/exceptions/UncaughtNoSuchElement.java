// Uncaught: an empty Optional names itself, an exhausted iterator has no message.
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

public class UncaughtNoSuchElement {
    public static void main(String[] args) {
        Iterator<Integer> it = List.of(1).iterator();
        System.out.println(it.next());
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Optional.empty().get());
    }
}
