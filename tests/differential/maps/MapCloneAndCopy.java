// Copies of maps are independent but shallow.
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class MapCloneAndCopy {
    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        HashMap<String, StringBuilder> a = new HashMap<>();
        a.put("k", new StringBuilder("v"));
        HashMap<String, StringBuilder> b = (HashMap<String, StringBuilder>) a.clone();
        Map<String, StringBuilder> c = new LinkedHashMap<>(a);
        a.get("k").append("!");
        a.put("k2", null);
        System.out.println(a + " " + b + " " + c);
        TreeMap<Integer, Integer> t = new TreeMap<>(Map.of(3, 1, 1, 2));
        TreeMap<Integer, Integer> u = (TreeMap<Integer, Integer>) t.clone();
        u.put(2, 9);
        System.out.println(t + " " + u);
        Map<Integer, Integer> all = new HashMap<>(t);
        all.putAll(u);
        all.putAll(Map.of());
        System.out.println(all);
    }
}
