// addAll, removeAll, retainAll, containsAll, removeIf as union, difference, intersection.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class HashSetBulk {
    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(Arrays.asList(1, 2, 3, 4));
        Set<Integer> b = new HashSet<>(Arrays.asList(3, 4, 5));
        Set<Integer> union = new HashSet<>(a);
        System.out.println(union.addAll(b) + " " + union + " " + union.addAll(b));
        Set<Integer> both = new HashSet<>(a);
        System.out.println(both.retainAll(b) + " " + both + " " + both.retainAll(b));
        Set<Integer> only = new HashSet<>(a);
        System.out.println(only.removeAll(b) + " " + only + " " + only.removeAll(List.of(9)));
        System.out.println(a.containsAll(both) + " " + a.containsAll(b) + " " + a.containsAll(Set.of()));
        System.out.println(union.removeIf(n -> n % 2 == 0) + " " + union);
        System.out.println(new ArrayList<>(union) + " " + union.toArray().length + " " + union.toArray(new Integer[0])[1]);
    }
}
