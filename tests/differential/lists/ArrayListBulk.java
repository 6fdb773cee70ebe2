// addAll (both forms), removeAll, retainAll, removeIf, replaceAll.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

public class ArrayListBulk {
    public static void main(String[] args) {
        ArrayList<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        System.out.println(l.addAll(Arrays.asList(4, 5)) + " " + l.addAll(1, List.of(9, 8)) + " " + l.addAll(List.of()) + " " + l);
        System.out.println(l.addAll(l) + " " + l);
        System.out.println(l.removeAll(Set.of(9, 5, 77)) + " " + l);
        System.out.println(l.retainAll(List.of(1, 3, 4)) + " " + l + " " + l.retainAll(l));
        System.out.println(l.removeIf(n -> n == 3) + " " + l + " " + l.removeIf(n -> n > 100));
        l.replaceAll(n -> n * 10);
        System.out.println(l);
        l.ensureCapacity(50);
        l.trimToSize();
        System.out.println(l.equals(List.of(10, 40, 10, 40)));
    }
}
