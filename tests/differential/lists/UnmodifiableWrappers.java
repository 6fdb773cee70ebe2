// Unmodifiable wrappers refuse writes but show changes of what they wrap.
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

public class UnmodifiableWrappers {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.print("fine ");
        } catch (UnsupportedOperationException e) {
            System.out.print("unsupported ");
        }
    }

    public static void main(String[] args) {
        List<Integer> base = new ArrayList<>(List.of(1, 2));
        List<Integer> l = Collections.unmodifiableList(base);
        base.add(3);
        System.out.println(l + " " + l.get(2) + " " + l.equals(base) + " " + l.hashCode());
        attempt(() -> l.add(1));
        attempt(() -> l.remove(0));
        attempt(() -> l.iterator().remove());
        attempt(() -> l.subList(0, 1).clear());
        attempt(() -> l.forEach(n -> { }));
        Set<String> s = Collections.unmodifiableSet(new TreeSet<>(List.of("b", "a")));
        attempt(() -> s.add("c"));
        attempt(() -> s.clear());
        Map<String, Integer> m = new HashMap<>(Map.of("k", 1));
        Map<String, Integer> um = Collections.unmodifiableMap(m);
        attempt(() -> um.put("x", 1));
        attempt(() -> um.keySet().remove("k"));
        attempt(() -> um.entrySet().iterator().next().setValue(5));
        attempt(() -> um.merge("k", 1, Integer::sum));
        Collection<Integer> c = Collections.unmodifiableCollection(base);
        attempt(() -> c.removeIf(n -> true));
        m.put("k", 9);
        System.out.println();
        System.out.println(s + " " + um + " " + c + " " + um.get("k") + " " + c.equals(base));
    }
}
