// Which calls count as structural modifications of an ArrayList.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

public class ConcurrentModificationWhichCalls {
    static void check(String name, Consumer<List<Integer>> change) {
        List<Integer> l = new ArrayList<>(Arrays.asList(3, 1, 2));
        Iterator<Integer> it = l.iterator();
        it.next();
        change.accept(l);
        try {
            System.out.println(name + " " + it.next());
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " fails");
        }
    }

    public static void main(String[] args) {
        check("set", l -> l.set(1, 8));
        check("add", l -> l.add(8));
        check("sort", l -> l.sort(null));
        check("Collections.sort", Collections::sort);
        check("replaceAll", l -> l.replaceAll(n -> n + 1));
        check("removeIf none", l -> l.removeIf(n -> n > 100));
        check("removeIf some", l -> l.removeIf(n -> n == 2));
        check("addAll empty", l -> l.addAll(List.of()));
        check("removeAll none", l -> l.removeAll(List.of(77)));
        check("retainAll all", l -> l.retainAll(List.of(1, 2, 3)));
        check("remove missing", l -> l.remove((Object) 55));
        check("clear", List::clear);
        check("reverse", Collections::reverse);
        check("swap", l -> Collections.swap(l, 0, 1));
        check("subList clear empty", l -> l.subList(1, 1).clear());
        check("forEach", l -> l.forEach(n -> { }));
    }
}
