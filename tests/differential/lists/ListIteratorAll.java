// Every method of ListIterator on an ArrayList.
import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

public class ListIteratorAll {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(List.of("a", "b", "c"));
        ListIterator<String> it = l.listIterator();
        System.out.println(it.hasPrevious() + " " + it.previousIndex() + " " + it.nextIndex());
        System.out.println(it.next() + it.next() + " " + it.nextIndex() + " " + it.previous());
        it.set("B");
        it.add("x");
        System.out.println(l + " " + it.nextIndex() + " " + it.next());
        it.remove();
        System.out.println(l + " " + it.previousIndex());
        try {
            it.set("no");
        } catch (IllegalStateException e) {
            System.out.println("set after remove");
        }
        it.add("y");
        try {
            it.remove();
        } catch (IllegalStateException e) {
            System.out.println("remove after add");
        }
        ListIterator<String> back = l.listIterator(l.size());
        while (back.hasPrevious()) {
            System.out.print(back.previousIndex() + back.previous() + " ");
        }
        try {
            back.previous();
        } catch (NoSuchElementException e) {
            System.out.println("at the front");
        }
    }
}
