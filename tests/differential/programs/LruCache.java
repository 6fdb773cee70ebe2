// A cache of limited size built from a map and a linked list of its own.
import java.util.HashMap;
import java.util.Map;

public class LruCache {
    private static class Entry {
        final String key;
        int value;
        Entry newer;
        Entry older;

        Entry(String key, int value) {
            this.key = key;
            this.value = value;
        }
    }

    private final Map<String, Entry> entries = new HashMap<>();
    private final int capacity;
    private Entry newest;
    private Entry oldest;
    int hits;
    int misses;

    LruCache(int capacity) {
        this.capacity = capacity;
    }

    private void unlink(Entry e) {
        if (e.newer == null) { newest = e.older; } else { e.newer.older = e.older; }
        if (e.older == null) { oldest = e.newer; } else { e.older.newer = e.newer; }
        e.newer = e.older = null;
    }

    private void link(Entry e) {
        e.older = newest;
        if (newest != null) {
            newest.newer = e;
        }
        newest = e;
        if (oldest == null) {
            oldest = e;
        }
    }

    Integer get(String key) {
        Entry e = entries.get(key);
        if (e == null) {
            misses++;
            return null;
        }
        hits++;
        unlink(e);
        link(e);
        return e.value;
    }

    void put(String key, int value) {
        Entry e = entries.get(key);
        if (e != null) {
            unlink(e);
        } else {
            if (entries.size() == capacity) {
                entries.remove(oldest.key);
                unlink(oldest);
            }
            e = new Entry(key, value);
            entries.put(key, e);
        }
        e.value = value;
        link(e);
    }

    public static void main(String[] args) {
        LruCache c = new LruCache(3);
        for (String op : "a=1 b=2 c=3 a d=4 b a=9 e=5 c d a".split(" ")) {
            String[] p = op.split("=");
            if (p.length == 2) {
                c.put(p[0], Integer.parseInt(p[1]));
            } else {
                System.out.print(op + ":" + c.get(op) + " ");
            }
        }
        System.out.println(c.hits + "/" + c.misses + " " + c.newest.key + c.oldest.key + " " + c.entries.keySet());
    }
}
