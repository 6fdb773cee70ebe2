// Iterators of the sets: removal and their exceptions.
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;

public class SetIteratorRemoval {
    static void run(Set<Integer> s) {
        Iterator<Integer> it = s.iterator();
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.print("state ");
        }
        while (it.hasNext()) {
            if (it.next() % 3 == 0) {
                it.remove();
            }
        }
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.print("end ");
        }
        System.out.println(s);
    }

    public static void main(String[] args) {
        List<Integer> n = Arrays.asList(9, 3, 4, 1, 6, 7, 12, 2);
        run(new HashSet<>(n));
        run(new LinkedHashSet<>(n));
        run(new TreeSet<>(n));
    }
}
