// Sets are equal by content, whatever their class; the hash code is a sum.
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public class SetEqualsAndHash {
    public static void main(String[] args) {
        Set<Integer> h = new HashSet<>(Arrays.asList(3, 1, 2));
        Set<Integer> l = new LinkedHashSet<>(Arrays.asList(1, 2, 3));
        Set<Integer> t = new TreeSet<>(Arrays.asList(2, 3, 1));
        System.out.println(h.equals(l) + " " + l.equals(t) + " " + t.equals(Set.of(1, 2, 3)) + " " + h.equals(List.of(1, 2, 3)));
        System.out.println(h.hashCode() + " " + l.hashCode() + " " + t.hashCode() + " " + Set.of(1, 2, 3).hashCode());
        System.out.println(new HashSet<>(Arrays.asList("a", null)).hashCode() + " " + new HashSet<>().hashCode());
        Set<Set<Integer>> nested = new HashSet<>();
        nested.add(h);
        System.out.println(nested.contains(t) + " " + nested.contains(Set.of(1)));
        h.add(9);
        System.out.println(nested.contains(h) + " " + nested.size());
    }
}
