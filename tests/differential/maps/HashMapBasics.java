// put, get, remove, containsKey, containsValue, size, null key and value.
import java.util.HashMap;
import java.util.Map;

public class HashMapBasics {
    public static void main(String[] args) {
        Map<String, Integer> m = new HashMap<>();
        System.out.println(m.put("a", 1) + " " + m.put("a", 2) + " " + m.put(null, 3) + " " + m.put("n", null));
        System.out.println(m.get("a") + " " + m.get(null) + " " + m.get("n") + " " + m.get("zz") + " " + m.size());
        System.out.println(m.containsKey("n") + " " + m.containsKey("zz") + " " + m.containsKey(null) + " " + m.containsValue(null) + " "
                + m.containsValue(2) + " " + m.containsValue(1));
        System.out.println(m.remove("a") + " " + m.remove("a") + " " + m.remove(null) + " " + m);
        System.out.println(m.remove("n", 5) + " " + m.remove("n", null) + " " + m.isEmpty());
        m.putAll(Map.of("x", 1));
        m.clear();
        System.out.println(m + " " + m.size());
    }
}
