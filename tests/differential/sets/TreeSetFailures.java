// Null and incomparable elements, wrong ranges.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.TreeSet;

public class TreeSetFailures {
    static class Plain { }

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (ClassCastException e) {
            System.out.println("cast");
        } catch (NullPointerException e) {
            System.out.println("null");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        attempt(() -> new TreeSet<>().add(new Plain()));
        attempt(() -> new TreeSet<>(Arrays.asList(1, null)));
        attempt(() -> new TreeSet(Arrays.asList(1, "x")));
        attempt(() -> new TreeSet<Integer>().add(null));
        attempt(() -> new TreeSet<Integer>().contains(null));
        attempt(() -> new TreeSet<>(Comparator.nullsFirst(Comparator.<Integer>naturalOrder())).add(null));
        attempt(() -> new TreeSet<>(Arrays.asList(1, 2)).subSet(2, 1));
        attempt(() -> new TreeSet<>(new ArrayList<>()).contains(new Plain()));
        attempt(() -> new TreeSet<>(Arrays.asList("a")).contains((Object) 5));
    }
}
