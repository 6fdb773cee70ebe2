// Comparator factories: comparing, thenComparing, reversed, nulls first.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class ComparatorCombinators {
    static List<String> sorted(Comparator<? super String> c, String... words) {
        List<String> list = new ArrayList<>(Arrays.asList(words));
        list.sort(c);
        return list;
    }

    public static void main(String[] args) {
        String[] words = {"pear", "fig", "apple", "kiwi", "date", "nut"};
        System.out.println(sorted(Comparator.naturalOrder(), words));
        System.out.println(sorted(Comparator.reverseOrder(), words));
        System.out.println(sorted(Comparator.comparing(String::length), words));
        System.out.println(sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()), words));
        System.out.println(sorted(Comparator.comparing(String::length, Comparator.reverseOrder()).thenComparing(s -> s.charAt(1)), words));
        System.out.println(sorted(Comparator.comparing((String s) -> s.charAt(s.length() - 1)).reversed(), words));
        System.out.println(sorted(Comparator.nullsFirst(Comparator.naturalOrder()), "b", null, "a"));
        System.out.println(sorted(Comparator.nullsLast(Collections.reverseOrder()), "b", null, "c"));
        System.out.println(Comparator.comparingDouble((Integer n) -> -n).compare(1, 2) + " "
                + Comparator.comparingLong((Integer n) -> n).compare(1, 2));
    }
}
