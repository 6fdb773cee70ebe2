// Access order: which methods count as an access.
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

public class LinkedHashMapAccessOrder {
    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>(16, 0.75f, true);
        for (String k : "a b c d e".split(" ")) {
            m.put(k, 1);
        }
        m.get("a");
        System.out.println(m.keySet());
        m.put("b", 2);
        m.getOrDefault("c", 0);
        System.out.println(m.keySet());
        m.containsKey("d");
        m.get("zz");
        System.out.println(m.keySet());
        m.putIfAbsent("d", 5);
        m.merge("e", 1, Integer::sum);
        System.out.println(m);
        m.computeIfPresent("a", (k, v) -> v + 7);
        m.replace("b", 8);
        System.out.println(m);
        Iterator<String> it = m.keySet().iterator();
        it.next();
        m.get("c");
        try {
            it.next();
        } catch (ConcurrentModificationException e) {
            System.out.println("access is a structural change");
        }
    }
}
