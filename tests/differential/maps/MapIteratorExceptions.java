// Iterators of the three views: removal, state, end.
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

public class MapIteratorExceptions {
    static void run(Map<Integer, String> m) {
        for (int i = 0; i < 6; i++) {
            m.put(i, "v" + i);
        }
        Iterator<Integer> k = m.keySet().iterator();
        k.next();
        k.remove();
        try {
            k.remove();
        } catch (IllegalStateException e) {
            System.out.print("state ");
        }
        Iterator<String> v = m.values().iterator();
        v.next();
        v.next();
        v.remove();
        Iterator<Map.Entry<Integer, String>> e = m.entrySet().iterator();
        while (e.hasNext()) {
            if (e.next().getKey() == 4) {
                e.remove();
            }
        }
        try {
            e.next();
        } catch (NoSuchElementException x) {
            System.out.print("end ");
        }
        System.out.println(m);
    }

    public static void main(String[] args) {
        run(new HashMap<>());
        run(new TreeMap<>());
    }
}
