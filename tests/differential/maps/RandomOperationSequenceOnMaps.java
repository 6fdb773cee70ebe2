// A long seeded sequence of operations on three maps that must stay equal; the hash map's order is shown.
import java.util.*;

public class RandomOperationSequenceOnMaps {
    public static void main(String[] args) {
        Map<Integer, Integer> hash = new HashMap<>();
        List<Map<Integer, Integer>> maps = List.of(hash, new LinkedHashMap<>(), new TreeMap<>());
        Random r = new Random(5);
        for (int i = 0; i < 500; i++) {
            int op = r.nextInt(7);
            int k = r.nextInt(60) * (r.nextBoolean() ? 1 : -16);
            int v = i;
            for (Map<Integer, Integer> m : maps) {
                switch (op) {
                    case 0: case 1: case 2: m.put(k, v); break;
                    case 3: m.remove(k); break;
                    case 4: m.merge(k, 1, Integer::sum); break;
                    case 5: m.computeIfPresent(k, (a, b) -> b % 2 == 0 ? null : b * 2); break;
                    default: m.putIfAbsent(k, -v); break;
                }
            }
            if (!hash.equals(maps.get(1)) || !maps.get(1).equals(maps.get(2))) {
                throw new AssertionError("step " + i);
            }
            if (i % 125 == 0) {
                System.out.println(hash.keySet());
            }
        }
        System.out.println(hash);
        System.out.println(maps.get(1).keySet());
        System.out.println(maps.get(2).hashCode());
    }
}
