// The initial capacity decides the number of buckets and so the order.
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

public class HashMapCapacityShapesOrder {
    static void fill(Map<Integer, String> m) {
        for (int i : new int[] {33, 17, 1, 16, 32, 64}) {
            m.put(i, "" + i);
        }
        System.out.println(m);
    }

    public static void main(String[] args) {
        fill(new HashMap<>());
        fill(new HashMap<>(1));
        fill(new HashMap<>(32));
        fill(new HashMap<>(64));
        fill(new HashMap<>(33, 0.25f));
        fill(new HashMap<>(0));
        Map<Integer, String> source = new LinkedHashMap<>();
        fill(source);
        System.out.println(new HashMap<>(source));
        try {
            new HashMap<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
