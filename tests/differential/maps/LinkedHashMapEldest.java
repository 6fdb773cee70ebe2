// removeEldestEntry bounds the size.
import java.util.LinkedHashMap;
import java.util.Map;

public class LinkedHashMapEldest {
    static class Bounded<K, V> extends LinkedHashMap<K, V> {
        final int limit;
        String evicted = "";

        Bounded(int limit, boolean access) {
            super(16, 0.75f, access);
            this.limit = limit;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() > limit) {
                evicted += eldest.getKey();
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) {
        Bounded<String, Integer> fifo = new Bounded<>(3, false);
        Bounded<String, Integer> lru = new Bounded<>(3, true);
        for (String k : "a b c a d b e a".split(" ")) {
            fifo.merge(k, 1, Integer::sum);
            lru.put(k, lru.getOrDefault(k, 0) + 1);
        }
        System.out.println(fifo + " " + fifo.evicted);
        System.out.println(lru + " " + lru.evicted);
    }
}
