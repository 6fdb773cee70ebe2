// Sorted maps by natural order and comparator.
import java.util.Comparator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

public class TreeMapBasics {
    public static void main(String[] args) {
        TreeMap<String, Integer> m = new TreeMap<>();
        for (String w : "pear apple fig apple kiwi".split(" ")) {
            m.put(w, m.getOrDefault(w, 0) + 1);
        }
        System.out.println(m + " " + m.firstKey() + " " + m.lastKey() + " " + m.firstEntry() + " " + m.lastEntry().getValue());
        System.out.println(m.put("fig", null) + " " + m.get("fig") + " " + m.containsKey("fig") + " " + m.containsValue(null));
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m + " " + m.remove("fig") + " " + m.remove("zz"));
        TreeMap<Integer, String> down = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < 20; i++) {
            down.put(i * 7 % 20, "" + i);
        }
        System.out.println(down + " " + down.firstKey());
        m.clear();
        System.out.println(m.firstEntry() + " " + m.pollFirstEntry());
        try {
            m.firstKey();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            down.firstEntry().setValue("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("snapshot entry");
        }
    }
}
