// merge inserts, combines and removes.
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class MergeMethod {
    static void run(Map<String, Integer> m) {
        System.out.print(m.merge("a", 1, Integer::sum) + " " + m.merge("a", 5, Integer::sum) + " " + m.merge("a", 0, (x, y) -> null) + " " + m);
        m.put("n", null);
        System.out.print(" " + m.merge("n", 3, (x, y) -> 1000) + " " + m);
        try {
            m.merge("n", null, Integer::sum);
        } catch (NullPointerException e) {
            System.out.print(" null value refused");
        }
        for (char c : "mississippi".toCharArray()) {
            m.merge("" + c, 1, Integer::sum);
        }
        System.out.println(" " + m);
    }

    public static void main(String[] args) {
        run(new HashMap<>());
        run(new LinkedHashMap<>());
        run(new TreeMap<>());
    }
}
