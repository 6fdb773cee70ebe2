// Open addressing with tombstones and growth.
public class HashTableFromScratch {
    static class Table<K, V> {
        private static final Object DELETED = new Object();
        private Object[] keys = new Object[4];
        private Object[] values = new Object[4];
        private int size;
        private int used;
        int probes;

        private int slot(Object key) {
            int i = (key.hashCode() & 0x7FFFFFFF) % keys.length;
            int free = -1;
            while (keys[i] != null) {
                probes++;
                if (keys[i] == DELETED) {
                    if (free < 0) {
                        free = i;
                    }
                } else if (keys[i].equals(key)) {
                    return i;
                }
                i = (i + 1) % keys.length;
            }
            return free >= 0 ? free : i;
        }

        @SuppressWarnings("unchecked")
        V get(K key) {
            int i = slot(key);
            return keys[i] == null || keys[i] == DELETED ? null : (V) values[i];
        }

        void put(K key, V value) {
            if (used * 2 >= keys.length) {
                grow();
            }
            int i = slot(key);
            if (keys[i] == null) {
                used++;
            }
            if (keys[i] == null || keys[i] == DELETED) {
                size++;
                keys[i] = key;
            }
            values[i] = value;
        }

        void remove(K key) {
            int i = slot(key);
            if (keys[i] != null && keys[i] != DELETED) {
                keys[i] = DELETED;
                values[i] = null;
                size--;
            }
        }

        @SuppressWarnings("unchecked")
        private void grow() {
            Object[] oldKeys = keys;
            Object[] oldValues = values;
            keys = new Object[oldKeys.length * 2];
            values = new Object[oldKeys.length * 2];
            size = used = 0;
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldKeys[i] != null && oldKeys[i] != DELETED) {
                    put((K) oldKeys[i], (V) oldValues[i]);
                }
            }
        }
    }

    public static void main(String[] args) {
        Table<String, Integer> t = new Table<>();
        for (int i = 0; i < 40; i++) {
            t.put("k" + i % 25, i);
            if (i % 4 == 3) {
                t.remove("k" + i / 2);
            }
        }
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 26; i++) {
            b.append(t.get("k" + i)).append(' ');
        }
        System.out.println(b + "" + t.size + " " + t.keys.length + " " + t.probes);
    }
}
