// Removing through the map inside a for-each over its views; the last element is special.
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

public class MapRemoveDuringForEach {
    static void run(Map<Integer, String> m, int victim) {
        for (int i = 1; i <= 4; i++) {
            m.put(i, "v" + i);
        }
        String seen = "";
        try {
            for (Map.Entry<Integer, String> e : m.entrySet()) {
                seen += e.getKey();
                if (e.getKey() == victim) {
                    m.remove(victim);
                }
            }
            System.out.println("finished " + seen + " " + m);
        } catch (ConcurrentModificationException e) {
            System.out.println("failed " + seen + " " + m);
        }
    }

    public static void main(String[] args) {
        for (int victim = 1; victim <= 4; victim++) {
            run(new HashMap<>(), victim);
            run(new TreeMap<>(), victim);
        }
    }
}
