// Uncaught: a key that is not Comparable.
import java.util.Map;
import java.util.TreeMap;

public class UncaughtTreeMapCast {
    static class Key { }

    public static void main(String[] args) {
        Map<Key, String> m = new TreeMap<>();
        System.out.println(m.size());
        m.put(new Key(), "x");
        System.out.println("never");
    }
}
