// for-each, iterator, forEach and index loops see the same elements.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

public class ArrayListIteration {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(5, 6, 7));
        for (int n : l) {
            System.out.print(n + " ");
        }
        l.forEach(n -> System.out.print(n + " "));
        for (Iterator<Integer> it = l.iterator(); it.hasNext(); ) {
            System.out.print(it.next() + " ");
        }
        System.out.println();
        Iterator<Integer> it = l.iterator();
        it.next();
        it.forEachRemaining(n -> System.out.print(n + "! "));
        System.out.println(it.hasNext());
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("exhausted");
        }
    }
}
