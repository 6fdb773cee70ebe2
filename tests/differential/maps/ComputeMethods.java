// computeIfAbsent, computeIfPresent, compute with null results.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ComputeMethods {
    static void run(Map<String, Integer> m) {
        m.put("n", null);
        System.out.print(m.computeIfAbsent("a", String::length) + " " + m.computeIfAbsent("a", k -> 99) + " " + m.computeIfAbsent("n", k -> 7)
                + " " + m.computeIfAbsent("z", k -> null) + " " + m + "; ");
        System.out.print(m.computeIfPresent("a", (k, v) -> v + 10) + " " + m.computeIfPresent("q", (k, v) -> 1) + " "
                + m.computeIfPresent("n", (k, v) -> null) + " " + m + "; ");
        System.out.println(m.compute("a", (k, v) -> v == null ? 0 : v * 2) + " " + m.compute("b", (k, v) -> v == null ? 50 : -1) + " "
                + m.compute("a", (k, v) -> null) + " " + m.compute("none", (k, v) -> null) + " " + m);
    }

    public static void main(String[] args) {
        run(new HashMap<>());
        run(new LinkedHashMap<>());
        run(new TreeMap<>());
        Map<Integer, List<String>> groups = new TreeMap<>();
        for (String s : "a bb cc d eee ff".split(" ")) {
            groups.computeIfAbsent(s.length(), k -> new ArrayList<>()).add(s);
        }
        System.out.println(groups);
    }
}
