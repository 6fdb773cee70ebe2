// Sub-set views and their iterators notice changes of the backing set.
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

public class TreeSetViewsConcurrent {
    public static void main(String[] args) {
        TreeSet<Integer> s = new TreeSet<>(List.of(1, 2, 3, 4, 5, 6));
        SortedSet<Integer> tail = s.tailSet(3);
        Iterator<Integer> it = tail.iterator();
        System.out.println(it.next());
        s.add(10);
        try {
            it.next();
        } catch (ConcurrentModificationException e) {
            System.out.println("view iterator fails");
        }
        System.out.println(tail + " " + tail.size() + " " + tail.last());
        for (Iterator<Integer> t = s.headSet(4).iterator(); t.hasNext(); ) {
            if (t.next() == 2) {
                t.remove();
            }
        }
        System.out.println(s);
        Iterator<Integer> d = s.descendingIterator();
        d.next();
        d.remove();
        System.out.println(s + " " + d.next());
    }
}
