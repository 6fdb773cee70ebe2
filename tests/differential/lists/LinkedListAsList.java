// LinkedList through the List interface.
import java.util.LinkedList;
import java.util.List;

public class LinkedListAsList {
    public static void main(String[] args) {
        List<Integer> l = new LinkedList<>();
        for (int i = 0; i < 6; i++) {
            l.add(i % 2 == 0 ? l.size() : 0, i);
        }
        System.out.println(l);
        System.out.println(l.get(3) + " " + l.set(2, 50) + " " + l.remove(0) + " " + l.remove((Object) 50) + " " + l);
        System.out.println(l.addAll(2, List.of(7, 8)) + " " + l.addAll(List.of(9)) + " " + l);
        System.out.println(l.indexOf(8) + " " + l.lastIndexOf(99) + " " + l.contains(7));
        l.removeIf(n -> n < 3);
        l.replaceAll(n -> -n);
        l.sort(null);
        System.out.println(l + " " + l.size());
        try {
            l.get(l.size());
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            l.add(-1, 0);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        l.clear();
        System.out.println(l.isEmpty());
    }
}
