// Generic methods and classes: erasure inserts casts at the use.
import java.util.ArrayList;
import java.util.List;

public class GenericMethods {
    static class Pair<A, B> {
        final A first;
        final B second;

        Pair(A first, B second) {
            this.first = first;
            this.second = second;
        }

        <C> Pair<A, C> with(C c) {
            return new Pair<>(first, c);
        }

        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }
    }

    static <T extends Comparable<? super T>> T largest(List<? extends T> items) {
        T best = null;
        for (T item : items) {
            if (best == null || item.compareTo(best) > 0) {
                best = item;
            }
        }
        return best;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Pair<String, Integer> p = new Pair<>("k", 41);
        int next = p.second + 1;
        System.out.println(p.swap().second.length() + " " + next + " " + p.with(2.5).second);
        System.out.println(largest(List.of(3, 9, 4)) + largest(List.of("b", "abc")));
        List<String> strings = new ArrayList<>();
        ((List) strings).add(5);
        System.out.println(strings.size() + " " + ((List) strings).get(0));
        try {
            String s = strings.get(0);
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("heap pollution found at the use");
        }
    }
}
