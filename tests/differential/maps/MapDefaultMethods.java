// getOrDefault, putIfAbsent, replace (both), replaceAll, remove with value.
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class MapDefaultMethods {
    static void run(Map<String, Integer> m) {
        m.put("a", 1);
        m.put("n", null);
        System.out.println(m.getOrDefault("a", 9) + " " + m.getOrDefault("b", 9) + " " + m.getOrDefault("n", 9));
        System.out.println(m.putIfAbsent("a", 5) + " " + m.putIfAbsent("c", 6) + " " + m.putIfAbsent("n", 7) + " " + m);
        System.out.println(m.replace("a", 10) + " " + m.replace("zz", 1) + " " + m.replace("a", 10, 11) + " " + m.replace("a", 10, 12));
        m.replaceAll((k, v) -> v * 2 + k.length());
        System.out.println(m);
        System.out.println(m.remove("a", 1) + " " + m.remove("c", 13) + " " + m);
        StringBuilder b = new StringBuilder();
        m.forEach((k, v) -> b.append(k).append(v));
        System.out.println(b);
    }

    public static void main(String[] args) {
        run(new HashMap<>());
        run(new TreeMap<>());
    }
}
