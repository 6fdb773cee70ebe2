// Entries write through; they compare by key and value.
import java.util.AbstractMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class EntrySetAndSetValue {
    static void run(Map<String, Integer> m) {
        m.put("a", 1);
        m.put("b", 2);
        m.put("c", 3);
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            int old = e.setValue(e.getValue() * 10);
            System.out.print(e + ":" + old + " ");
        }
        System.out.print(m + " " + m.entrySet().contains(Map.entry("b", 20)) + m.entrySet().contains(Map.entry("b", 2)) + " ");
        System.out.print(m.entrySet().remove(Map.entry("a", 10)) + " " + m.entrySet().remove(Map.entry("b", 0)) + " " + m + " ");
        m.entrySet().removeIf(e -> e.getValue() > 25);
        System.out.println(m + " " + m.entrySet().size());
    }

    public static void main(String[] args) {
        run(new HashMap<>());
        run(new LinkedHashMap<>());
        run(new TreeMap<>());
        Map.Entry<String, Integer> e = new AbstractMap.SimpleEntry<>("k", 1);
        e.setValue(5);
        System.out.println(e + " " + e.hashCode() + " " + e.equals(Map.entry("k", 5)) + " " + Map.entry("k", 5).hashCode());
        try {
            new AbstractMap.SimpleImmutableEntry<>("k", 1).setValue(2);
        } catch (UnsupportedOperationException x) {
            System.out.println("immutable entry");
        }
    }
}
