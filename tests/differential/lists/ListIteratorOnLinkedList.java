// Every method of ListIterator on a LinkedList.
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

public class ListIteratorOnLinkedList {
    public static void main(String[] args) {
        LinkedList<Integer> l = new LinkedList<>(List.of(1, 2, 3, 4));
        ListIterator<Integer> it = l.listIterator(2);
        System.out.println(it.next() + " " + it.previous() + " " + it.previous() + " " + it.nextIndex());
        it.remove();
        it.add(20);
        it.add(21);
        System.out.println(l + " " + it.previousIndex() + " " + it.nextIndex());
        it.next();
        it.set(30);
        while (it.hasNext()) {
            it.next();
        }
        it.add(99);
        System.out.println(l + " " + it.hasNext() + " " + it.hasPrevious());
        while (it.hasPrevious()) {
            if (it.previous() > 25) {
                it.remove();
            }
        }
        System.out.println(l);
        try {
            it.set(0);
        } catch (IllegalStateException e) {
            System.out.println("nothing to set: " + l.size());
        }
    }
}
