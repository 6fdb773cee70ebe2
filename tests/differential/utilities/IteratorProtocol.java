// Iterator default methods, ListIterator over Arrays.asList, Enumeration.
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;

public class IteratorProtocol {
    public static void main(String[] args) {
        List<String> l = Arrays.asList("a", "b", "c");
        ListIterator<String> it = l.listIterator();
        while (it.hasNext()) {
            String s = it.next();
            it.set(s + it.nextIndex());
        }
        System.out.println(l);
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size");
        }
        Enumeration<String> e = Collections.enumeration(l);
        System.out.println(e.hasMoreElements() + " " + e.nextElement() + " " + Collections.list(e));
        Iterator<String> rest = l.iterator();
        rest.next();
        StringBuilder b = new StringBuilder();
        rest.forEachRemaining(b::append);
        System.out.println(b);
        Iterable<Integer> lambda = () -> List.of(4, 5).iterator();
        for (int n : lambda) {
            System.out.print(n + " ");
        }
        System.out.println();
    }
}
