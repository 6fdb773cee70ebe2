// Comparators of map entries and copies of entries.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class EntryComparators {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>(Map.of("one", 1, "two", 2, "three", 3, "four", 4));
        List<Map.Entry<String, Integer>> l = new ArrayList<>(m.entrySet());
        l.sort(Map.Entry.comparingByKey());
        System.out.println(l);
        l.sort(Map.Entry.comparingByKey(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())));
        System.out.println(l);
        l.sort(Map.Entry.comparingByValue());
        System.out.println(l);
        l.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        System.out.println(l);
        Map.Entry<String, Integer> live = m.entrySet().iterator().next();
        Map.Entry<String, Integer> copy = Map.Entry.copyOf(live);
        live.setValue(100);
        System.out.println(live.getValue() + " " + (copy.getValue() < 100) + " " + copy.getKey().equals(live.getKey()));
    }
}
