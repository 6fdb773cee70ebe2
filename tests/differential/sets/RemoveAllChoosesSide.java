// AbstractSet.removeAll iterates over the smaller side: contains of the argument decides.
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public class RemoveAllChoosesSide {
    public static void main(String[] args) {
        Set<String> s = new HashSet<>(List.of("a", "B"));
        Set<String> ignoring = new TreeSet<>(Comparator.comparing(String::toLowerCase));
        ignoring.addAll(List.of("A", "b", "c"));
        System.out.println(s.removeAll(ignoring) + " " + s);
        Set<String> t = new HashSet<>(List.of("a", "B", "d", "e"));
        System.out.println(t.removeAll(ignoring) + " " + new TreeSet<>(t));
        Set<Integer> u = new TreeSet<>(List.of(1, 2, 3));
        System.out.println(u.removeAll(List.of(3, 3, 3, 3, 1)) + " " + u);
    }
}
