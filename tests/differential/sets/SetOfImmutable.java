// Set.of: no duplicates, no nulls, no changes.
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

public class SetOfImmutable {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported");
        } catch (NullPointerException e) {
            System.out.println("null");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Set<Integer> s = Set.of(3, 1, 2);
        System.out.println(s.size() + " " + s.contains(2) + " " + s.contains(5) + " " + s.equals(new HashSet<>(Arrays.asList(1, 2, 3)))
                + " " + s.hashCode() + " " + new TreeSet<>(s));
        System.out.println(Set.of() + " " + Set.of("only"));
        attempt(() -> s.add(4));
        attempt(() -> s.remove(1));
        attempt(s::clear);
        attempt(() -> s.removeIf(n -> false));
        attempt(() -> s.iterator().remove());
        attempt(() -> Set.of(1, 2, 1));
        attempt(() -> Set.of("a", null));
        attempt(() -> s.contains(null));
        int sum = 0;
        for (int n : s) {
            sum += n;
        }
        System.out.println(sum + " " + Set.copyOf(Arrays.asList(7, 7)).size() + " " + s.containsAll(Set.of(1, 3)));
    }
}
