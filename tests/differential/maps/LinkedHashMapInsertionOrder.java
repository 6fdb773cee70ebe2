// Insertion order; re-insertion keeps the place.
import java.util.LinkedHashMap;
import java.util.Map;

public class LinkedHashMapInsertionOrder {
    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("z", 1);
        m.put("a", 2);
        m.put("m", 3);
        m.put("z", 10);
        m.putIfAbsent("b", 4);
        m.merge("a", 5, Integer::sum);
        System.out.println(m + " " + m.keySet() + " " + m.values());
        m.remove("z");
        m.put("z", 11);
        System.out.println(m + " " + m.containsValue(4) + " " + m.get("m"));
        for (int i = 0; i < 20; i++) {
            m.put("k" + i, i);
        }
        System.out.println(m);
    }
}
