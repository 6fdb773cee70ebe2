// Bounds, iteration and list iterators of a subList.
import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;

public class SubListBoundsAndIteration {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("a", "b", "c", "d", "e"));
        List<String> s = l.subList(1, 4);
        try {
            s.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            s.add(4, "x");
        } catch (IndexOutOfBoundsException e) {
            System.out.println("cannot add there");
        }
        ListIterator<String> it = s.listIterator(1);
        System.out.println(it.next() + it.previous() + it.nextIndex());
        it.next();
        it.set("C");
        it.add("+");
        while (it.hasNext()) {
            it.next();
            it.remove();
        }
        System.out.println(s + " " + l);
        System.out.println(s.equals(List.of("b", "C", "+")) + " " + s.hashCode() + " " + s.lastIndexOf("+"));
        s.sort(null);
        s.removeIf(x -> x.equals("C"));
        System.out.println(s + " " + l + " " + s.toArray().length);
    }
}
