// Entries of a TreeMap that are held while keys are removed: some turn into the entry of the next key, as the shape of the tree has it.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class TreeMapEntriesHeld {
    static void show(String what, TreeMap<Integer, String> map, List<Map.Entry<Integer, String>> held) {
        System.out.println(what + " " + map + " " + held);
    }

    static TreeMap<Integer, String> numbers(int count, int step) {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i = 0; i < count; i++) map.put(i * step % count, "v" + i);
        return map;
    }

    public static void main(String[] args) {
        for (int step : new int[] {1, 7, 11}) {
            TreeMap<Integer, String> map = numbers(15, step);
            List<Map.Entry<Integer, String>> held = new ArrayList<>(map.entrySet());
            for (int key : new int[] {7, 3, 4, 0, 14, 8, 11, 5}) {
                map.remove(key);
                show("removed " + key, map, held);
            }
            for (Map.Entry<Integer, String> entry : held) entry.setValue(entry.getKey() + "!");
            show("set", map, held);
            map.put(7, "again");
            show("added", map, held);
            map.clear();
            show("cleared", map, held);
        }
        TreeMap<Integer, String> copy = new TreeMap<>(numbers(20, 3));
        List<Map.Entry<Integer, String>> held = new ArrayList<>(copy.entrySet());
        for (Map.Entry<Integer, String> entry : held)
            if (entry.getKey() % 3 == 0) copy.remove(entry.getKey());
        show("built at once", copy, held);
        System.out.println(copy.entrySet().iterator().next() == copy.entrySet().iterator().next());
    }
}
