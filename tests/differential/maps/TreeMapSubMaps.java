// headMap, tailMap, subMap are views with checked ranges.
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

public class TreeMapSubMaps {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 1; i <= 9; i++) {
            m.put(i, "" + (char) ('a' + i));
        }
        System.out.println(m.headMap(4) + " " + m.headMap(4, true) + " " + m.tailMap(7) + " " + m.tailMap(7, false));
        NavigableMap<Integer, String> sub = m.subMap(3, true, 6, true);
        System.out.println(sub + " " + sub.size() + " " + sub.firstKey() + " " + sub.lastEntry() + " " + sub.get(8) + " " + sub.containsKey(4));
        sub.remove(4);
        sub.put(5, "X");
        m.put(6, "Y");
        System.out.println(sub + " " + m);
        try {
            sub.put(7, "no");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.subMap(5, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        SortedMap<Integer, String> inner = sub.subMap(4, 6);
        System.out.println(inner + " " + sub.descendingMap() + " " + sub.higherKey(6) + " " + sub.floorKey(100));
        sub.clear();
        System.out.println(m + " " + inner.isEmpty());
    }
}
