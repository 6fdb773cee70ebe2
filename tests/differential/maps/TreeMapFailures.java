// Null and incomparable keys in tree maps.
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

public class TreeMapFailures {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (ClassCastException e) {
            System.out.println("cast");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Map raw = new TreeMap();
        attempt(() -> raw.put(new Object(), 1));
        attempt(() -> raw.put("a", 1));
        attempt(() -> raw.put(2, 1));
        attempt(() -> raw.get(2));
        attempt(() -> raw.put(null, 1));
        attempt(() -> raw.get(null));
        attempt(() -> raw.containsKey(null));
        attempt(() -> raw.remove(null));
        attempt(() -> raw.containsValue(null));
        Map<String, Integer> nulls = new TreeMap<>(Comparator.nullsLast(Comparator.naturalOrder()));
        attempt(() -> nulls.put(null, 5));
        nulls.put("k", 1);
        System.out.println(raw + " " + nulls + " " + nulls.get(null));
    }
}
