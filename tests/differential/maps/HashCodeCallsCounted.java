// How often a HashMap asks for hash codes and equality.
import java.util.HashMap;
import java.util.Map;

public class HashCodeCallsCounted {
    static int hashes;
    static int equalities;

    static class Key {
        final int n;

        Key(int n) {
            this.n = n;
        }

        @Override
        public int hashCode() {
            hashes++;
            return n % 4;
        }

        @Override
        public boolean equals(Object o) {
            equalities++;
            return o instanceof Key && ((Key) o).n == n;
        }
    }

    static void report(String what) {
        System.out.println(what + " " + hashes + " " + equalities);
        hashes = 0;
        equalities = 0;
    }

    public static void main(String[] args) {
        Map<Key, Integer> m = new HashMap<>();
        Key first = new Key(1);
        m.put(first, 1);
        report("put");
        m.put(new Key(5), 2);
        report("colliding put");
        m.put(new Key(1), 3);
        report("equal put");
        m.get(first);
        report("same object");
        m.get(new Key(5));
        report("second in bucket");
        m.containsKey(new Key(2));
        report("empty bucket");
        m.remove(new Key(9));
        report("missing");
        m.merge(new Key(5), 1, Integer::sum);
        report("merge");
        m.containsValue(4);
        report("values");
    }
}
