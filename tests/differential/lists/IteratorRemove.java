// Iterator.remove: once after each next, else IllegalStateException.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class IteratorRemove {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Iterator<Integer> it = l.iterator();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("before next");
        }
        while (it.hasNext()) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(l);
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("twice");
        }
        System.out.println(it.hasNext() + " " + l);
    }
}
