// Which changes make the map's iterators fail.
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

public class MapConcurrentModification {
    static void check(String name, Consumer<Map<Integer, Integer>> change) {
        for (Map<Integer, Integer> m : new Map[] {new HashMap<>(), new LinkedHashMap<>(), new TreeMap<>()}) {
            m.put(1, 10);
            m.put(2, 20);
            m.put(3, 30);
            Iterator<Integer> it = m.keySet().iterator();
            it.next();
            change.accept(m);
            try {
                System.out.print(name + " " + it.next() + "; ");
            } catch (ConcurrentModificationException e) {
                System.out.print(name + " fails; ");
            }
        }
        System.out.println();
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        check("put new", m -> m.put(9, 9));
        check("put existing", m -> m.put(2, 9));
        check("remove", m -> m.remove(3));
        check("remove missing", m -> m.remove(77));
        check("putIfAbsent existing", m -> m.putIfAbsent(1, 1));
        check("merge existing", m -> m.merge(1, 1, Integer::sum));
        check("computeIfAbsent new", m -> m.computeIfAbsent(8, k -> 8));
        check("compute existing", m -> m.compute(2, (k, v) -> v + 1));
        check("replaceAll", m -> m.replaceAll((k, v) -> v + 1));
        check("get", m -> m.get(2));
        check("clear", Map::clear);
        check("values remove", m -> m.values().remove(30));
    }
}
