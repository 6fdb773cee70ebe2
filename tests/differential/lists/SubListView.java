// subList reads and writes through to its parent.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SubListView {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7));
        List<Integer> s = l.subList(2, 6);
        System.out.println(s + " " + s.size() + " " + s.get(0) + " " + s.indexOf(5) + " " + s.contains(7));
        s.set(0, 20);
        l.set(3, 30);
        System.out.println(s + " " + l);
        s.add(99);
        s.add(0, 11);
        System.out.println(s + " " + l + " " + s.remove(1) + " " + s.remove((Object) 99));
        System.out.println(l + " " + s.size());
        Collections.reverse(s);
        s.replaceAll(n -> n + 1000);
        System.out.println(l);
        s.subList(1, 3).clear();
        System.out.println(l + " " + s);
        s.clear();
        System.out.println(l + " " + s.isEmpty());
        s.addAll(List.of(5, 5));
        System.out.println(l + " " + s);
    }
}
