// Map.of and Map.ofEntries: no changes, nulls or duplicate keys.
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class MapOfImmutable {
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
        Map<String, Integer> m = Map.of("a", 1, "b", 2, "c", 3);
        System.out.println(m.get("b") + " " + m.get("z") + " " + m.size() + " " + m.containsKey("c") + " " + m.containsValue(9) + " "
                + m.getOrDefault("q", -1) + " " + new TreeMap<>(m) + " " + m.equals(new HashMap<>(m)) + " " + m.hashCode());
        System.out.println(Map.of() + " " + Map.of("k", "v") + " " + Map.ofEntries(Map.entry(1, 2)));
        attempt(() -> m.put("d", 4));
        attempt(() -> m.remove("a"));
        attempt(() -> m.remove("zz"));
        attempt(m::clear);
        attempt(() -> m.putIfAbsent("a", 1));
        attempt(() -> m.computeIfAbsent("a", k -> 1));
        attempt(() -> m.merge("a", 1, Integer::sum));
        attempt(() -> m.replaceAll((k, v) -> v));
        attempt(() -> m.entrySet().iterator().next().setValue(1));
        attempt(() -> m.keySet().remove("a"));
        attempt(() -> Map.of("a", 1, "a", 2));
        attempt(() -> Map.of("a", null));
        attempt(() -> m.get(null));
        attempt(() -> m.containsValue(null));
        System.out.println(new TreeMap<>(Map.copyOf(new HashMap<>(Map.of(2, 2, 1, 1)))));
    }
}
