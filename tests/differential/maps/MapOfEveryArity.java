// Map.of with zero to ten pairs.
import java.util.Map;
import java.util.TreeMap;

public class MapOfEveryArity {
    static void show(Map<String, Integer> m) {
        System.out.println(m.size() + " " + new TreeMap<>(m) + " " + m.get("d") + " " + m.containsValue(3) + " " + m.hashCode());
    }

    public static void main(String[] args) {
        show(Map.of());
        show(Map.of("a", 1));
        show(Map.of("a", 1, "b", 2));
        show(Map.of("a", 1, "b", 2, "c", 3));
        show(Map.of("a", 1, "b", 2, "c", 3, "d", 4));
        show(Map.of("a", 1, "b", 2, "c", 3, "d", 4, "e", 5));
        show(Map.of("a", 1, "b", 2, "c", 3, "d", 4, "e", 5, "f", 6));
        show(Map.of("a", 1, "b", 2, "c", 3, "d", 4, "e", 5, "f", 6, "g", 7));
        show(Map.of("a", 1, "b", 2, "c", 3, "d", 4, "e", 5, "f", 6, "g", 7, "h", 8));
        show(Map.of("a", 1, "b", 2, "c", 3, "d", 4, "e", 5, "f", 6, "g", 7, "h", 8, "i", 9));
        show(Map.of("a", 1, "b", 2, "c", 3, "d", 4, "e", 5, "f", 6, "g", 7, "h", 8, "i", 9, "j", 10));
        show(Map.ofEntries(Map.entry("d", 3), Map.entry("z", 0)));
        try {
            Map.of("a", 1, "b", 2, "c", 3, "b", 4);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
