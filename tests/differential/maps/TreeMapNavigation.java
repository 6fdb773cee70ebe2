// floor, ceiling, lower, higher keys and entries; descending.
import java.util.NavigableMap;
import java.util.TreeMap;

public class TreeMapNavigation {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 10; i <= 50; i += 10) {
            m.put(i, "v" + i);
        }
        System.out.println(m.floorKey(25) + " " + m.ceilingKey(25) + " " + m.lowerKey(10) + " " + m.higherKey(10) + " " + m.floorKey(5));
        System.out.println(m.floorEntry(30) + " " + m.ceilingEntry(31) + " " + m.lowerEntry(30) + " " + m.higherEntry(50));
        System.out.println(m.descendingMap() + " " + m.descendingKeySet() + " " + m.navigableKeySet());
        NavigableMap<Integer, String> d = m.descendingMap();
        System.out.println(d.firstKey() + " " + d.floorKey(25) + " " + d.higherKey(30) + " " + d.headMap(30));
        d.put(35, "new");
        System.out.println(m + " " + d.pollFirstEntry() + " " + m.lastKey());
    }
}
