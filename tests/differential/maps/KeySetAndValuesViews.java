// keySet and values write removals through and refuse additions.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class KeySetAndValuesViews {
    static void run(Map<String, Integer> m) {
        for (String k : "a b c d e f".split(" ")) {
            m.put(k, k.charAt(0) % 3);
        }
        Set<String> keys = m.keySet();
        System.out.print(keys.remove("a") + " " + keys.remove("z") + " " + m.values().remove(2) + " " + m + " ");
        m.put("g", 7);
        System.out.print(keys + " " + keys.contains("g") + " " + m.values().contains(7) + " " + keys.size() + " ");
        keys.retainAll(List.of("c", "d", "g"));
        m.values().removeIf(v -> v == 0);
        System.out.print(m + " ");
        try {
            keys.add("x");
        } catch (UnsupportedOperationException e) {
            System.out.print("no add ");
        }
        try {
            m.values().add(1);
        } catch (UnsupportedOperationException e) {
            System.out.print("no add ");
        }
        System.out.print(new ArrayList<>(m.values()) + " " + keys.equals(Set.of("d", "g")) + " ");
        keys.clear();
        System.out.println(m);
    }

    public static void main(String[] args) {
        run(new HashMap<>());
        run(new LinkedHashMap<>());
        run(new TreeMap<>());
    }
}
