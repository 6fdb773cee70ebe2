// Bulk operations with the list itself as argument.
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

public class ListSelfOperations {
    static void run(List<Integer> l) {
        l.addAll(l);
        System.out.print(l + " ");
        l.addAll(1, l);
        System.out.print(l.size() + " " + l + " ");
        System.out.print(l.containsAll(l) + " " + l.equals(l) + " ");
        System.out.print(l.retainAll(l) + " ");
        System.out.println(l.removeAll(l) + " " + l);
    }

    public static void main(String[] args) {
        run(new ArrayList<>(List.of(1, 2)));
        run(new LinkedList<>(List.of(1, 2)));
        List<Integer> a = new ArrayList<>(List.of(1, 2, 3, 4));
        a.addAll(a.subList(1, 3));
        System.out.println(a);
    }
}
