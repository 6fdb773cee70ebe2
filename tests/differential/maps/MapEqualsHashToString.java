// equals, hashCode and toString of maps, also containing themselves.
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class MapEqualsHashToString {
    public static void main(String[] args) {
        Map<String, Integer> a = new HashMap<>(Map.of("x", 1, "y", 2));
        Map<String, Integer> b = new TreeMap<>(a);
        System.out.println(a.equals(b) + " " + b.equals(Map.of("y", 2, "x", 1)) + " " + a.equals(Map.of("x", 1)) + " " + a.equals(null));
        System.out.println(a.hashCode() + " " + b.hashCode() + " " + new HashMap<>().hashCode());
        System.out.println(a.entrySet().equals(b.entrySet()) + " " + a.keySet().equals(b.keySet()) + " " + a.keySet().hashCode());
        Map<Object, Object> self = new LinkedHashMap<>();
        self.put("me", self);
        self.put(1, null);
        self.put(null, new int[0].length);
        System.out.println(self);
        Map<String, Map<String, Integer>> nested = new TreeMap<>();
        nested.put("in", b);
        System.out.println(nested + " " + nested.hashCode());
    }
}
