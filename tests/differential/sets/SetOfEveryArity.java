// Set.of with zero to ten elements and with an array.
import java.util.Set;
import java.util.TreeSet;

public class SetOfEveryArity {
    static void show(Set<Integer> s) {
        System.out.println(s.size() + " " + new TreeSet<>(s) + " " + s.contains(4) + " " + s.hashCode());
    }

    public static void main(String[] args) {
        show(Set.of());
        show(Set.of(1));
        show(Set.of(1, 2));
        show(Set.of(1, 2, 3));
        show(Set.of(1, 2, 3, 4));
        show(Set.of(1, 2, 3, 4, 5));
        show(Set.of(1, 2, 3, 4, 5, 6));
        show(Set.of(1, 2, 3, 4, 5, 6, 7));
        show(Set.of(1, 2, 3, 4, 5, 6, 7, 8));
        show(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        show(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
        show(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
        show(Set.of(new Integer[] {9, 8}));
        try {
            Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
