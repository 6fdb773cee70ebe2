// floor, ceiling, lower, higher, descendingSet, headSet, tailSet, subSet.
import java.util.Iterator;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

public class TreeSetNavigation {
    public static void main(String[] args) {
        TreeSet<Integer> s = new TreeSet<>(List.of(10, 20, 30, 40, 50));
        System.out.println(s.floor(25) + " " + s.ceiling(25) + " " + s.lower(20) + " " + s.higher(20) + " " + s.floor(20) + " "
                + s.lower(10) + " " + s.higher(50) + " " + s.ceiling(51));
        System.out.println(s.headSet(30) + " " + s.headSet(30, true) + " " + s.tailSet(30) + " " + s.tailSet(30, false));
        System.out.println(s.subSet(20, 40) + " " + s.subSet(20, false, 40, true) + " " + s.descendingSet());
        for (Iterator<Integer> it = s.descendingIterator(); it.hasNext(); ) {
            System.out.print(it.next() + " ");
        }
        System.out.println();
        NavigableSet<Integer> view = s.subSet(15, true, 45, true);
        view.add(33);
        s.remove(20);
        System.out.println(view + " " + view.first() + " " + view.higher(33) + " " + view.size() + " " + s);
        try {
            view.add(99);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        view.clear();
        System.out.println(s + " " + s.descendingSet().headSet(10));
    }
}
