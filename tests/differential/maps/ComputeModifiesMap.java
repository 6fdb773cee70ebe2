// A mapping function that changes the map itself is detected by HashMap.
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Map;

public class ComputeModifiesMap {
    static void attempt(String name, Map<Integer, Integer> m, Runnable r) {
        try {
            r.run();
            System.out.println(name + " fine " + m);
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " fails");
        }
    }

    public static void main(String[] args) {
        Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1));
        attempt("computeIfAbsent", m, () -> m.computeIfAbsent(2, k -> {
            m.put(3, 3);
            return 2;
        }));
        attempt("compute", m, () -> m.compute(1, (k, v) -> {
            m.put(4, 4);
            return 5;
        }));
        attempt("merge", m, () -> m.merge(1, 1, (a, b) -> {
            m.remove(3);
            return a + b;
        }));
        attempt("replaceAll", m, () -> m.replaceAll((k, v) -> {
            m.put(100, 1);
            return v;
        }));
        attempt("forEach", m, () -> m.forEach((k, v) -> m.put(200, 1)));
        attempt("same key", m, () -> m.forEach((k, v) -> m.put(k, v + 1)));
    }
}
