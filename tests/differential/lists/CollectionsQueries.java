// max, min, frequency, disjoint, indexOfSubList.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;

public class CollectionsQueries {
    public static void main(String[] args) {
        List<String> l = Arrays.asList("pear", "fig", "banana", "fig", "kiwi");
        System.out.println(Collections.max(l) + " " + Collections.min(l) + " " + Collections.max(l, Comparator.comparing(String::length))
                + " " + Collections.min(l, Comparator.comparing(String::length)));
        System.out.println(Collections.frequency(l, "fig") + " " + Collections.frequency(l, null) + " "
                + Collections.frequency(Arrays.asList(null, null), null));
        System.out.println(Collections.disjoint(l, Set.of("nut")) + " " + Collections.disjoint(l, List.of("x", "kiwi")));
        System.out.println(Collections.indexOfSubList(l, List.of("fig", "kiwi")) + " "
                + Collections.lastIndexOfSubList(l, List.of("fig")) + " " + Collections.indexOfSubList(l, List.of("x")));
        try {
            Collections.max(new ArrayList<String>());
        } catch (NoSuchElementException e) {
            System.out.println("nothing");
        }
    }
}
