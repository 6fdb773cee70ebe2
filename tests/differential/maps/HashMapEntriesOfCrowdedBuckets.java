// An entry of a HashMap that was handed out before its bucket became a tree, or a list again, no longer writes to the map.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class HashMapEntriesOfCrowdedBuckets {
    record Key(int number) implements Comparable<Key> {
        @Override
        public int hashCode() {
            return 5;
        }

        @Override
        public int compareTo(Key other) {
            return Integer.compare(number, other.number);
        }

        @Override
        public String toString() {
            return "k" + number;
        }
    }

    static void fill(Map<Key, Integer> map, int from, int to) {
        for (int i = from; i < to; i++) map.put(new Key(i * 7 % 20), i);
    }

    static void run(Map<Key, Integer> map) {
        fill(map, 0, 8);
        List<Map.Entry<Key, Integer>> early = new ArrayList<>(map.entrySet());
        fill(map, 8, 14);
        for (Map.Entry<Key, Integer> entry : early) entry.setValue(-1);
        System.out.println(map + " " + early);
        List<Map.Entry<Key, Integer>> late = new ArrayList<>(map.entrySet());
        for (int i = 0; i < 11; i++) map.remove(new Key(i * 7 % 20));
        for (Map.Entry<Key, Integer> entry : late) entry.setValue(-2);
        System.out.println(map + " " + late);
    }

    public static void main(String[] args) {
        run(new HashMap<>(64));
        run(new HashMap<>());
        run(new LinkedHashMap<>(64));
    }
}
