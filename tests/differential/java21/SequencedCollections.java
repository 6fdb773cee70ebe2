// getFirst, addFirst, removeLast, reversed of lists, sets and maps.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;

public class SequencedCollections {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        l.addFirst(0);
        l.addLast(4);
        System.out.println(l.getFirst() + " " + l.getLast() + " " + l.reversed() + " " + l.removeFirst() + " " + l.removeLast() + " " + l);
        l.reversed().add(99);
        System.out.println(l);
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("a", "b", "c"));
        s.addFirst("c");
        System.out.println(s + " " + s.reversed() + " " + s.getLast());
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("x", 1);
        m.putFirst("y", 2);
        System.out.println(m + " " + m.firstEntry() + " " + m.reversed() + " " + m.pollLastEntry() + " " + m);
        try {
            new ArrayList<>().getFirst();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
    }
}
