// The sequenced views of maps and sets, and what they refuse.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

public class SequencedViews {
    public static void main(String[] args) {
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("a", 1);
        m.put("b", 2);
        m.putLast("a", 3);
        System.out.println(m + " " + m.sequencedKeySet().reversed() + " " + m.sequencedValues().getFirst() + " " + m.sequencedEntrySet().getLast());
        m.sequencedKeySet().removeFirst();
        System.out.println(m + " " + m.lastEntry() + " " + m.pollFirstEntry() + " " + m.firstEntry());
        LinkedHashSet<Integer> s = new LinkedHashSet<>(List.of(1, 2, 3));
        s.addLast(1);
        System.out.println(s + " " + s.removeFirst() + " " + s.removeLast() + " " + s);
        Deque<Integer> d = new ArrayDeque<>(List.of(1, 2));
        System.out.println(d.reversed().getFirst() + " " + new LinkedList<>(d).reversed() + " " + new TreeSet<>(d).reversed() + " "
                + new TreeMap<>(m).reversed());
        try {
            new TreeMap<>(m).putLast("z", 1);
        } catch (UnsupportedOperationException e) {
            System.out.println("sorted");
        }
        try {
            List.of(1).addFirst(0);
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable " + List.of(1, 2).reversed());
        }
    }
}
