// Synchronized wrappers behave like what they wrap.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.LinkedHashSet;

public class SynchronizedWrappers {
    public static void main(String[] args) {
        List<Integer> l = Collections.synchronizedList(new ArrayList<>());
        l.add(2);
        l.add(0, 1);
        l.addAll(List.of(3, 4));
        l.removeIf(n -> n == 3);
        synchronized (l) {
            for (int n : l) {
                System.out.print(n + " ");
            }
        }
        System.out.println(l + " " + l.equals(List.of(1, 2, 4)) + " " + l.indexOf(4));
        Set<String> s = Collections.synchronizedSet(new LinkedHashSet<>());
        System.out.println(s.add("x") + " " + s.add("x") + " " + s);
        Map<String, Integer> m = Collections.synchronizedMap(new TreeMap<>());
        m.put("b", 1);
        m.merge("a", 5, Integer::sum);
        System.out.println(m + " " + m.keySet() + " " + m.getOrDefault("z", -1));
    }
}
