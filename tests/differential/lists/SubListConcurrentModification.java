// After a structural change of the parent every use of the subList fails.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;

public class SubListConcurrentModification {
    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + " fine");
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " fails");
        }
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4));
        List<Integer> s = l.subList(1, 3);
        l.set(1, 9);
        attempt("get after set", () -> s.get(0));
        l.add(5);
        attempt("get", () -> s.get(0));
        attempt("size", () -> s.size());
        attempt("set", () -> s.set(0, 1));
        attempt("add", () -> s.add(1));
        attempt("iterator", () -> s.iterator().next());
        attempt("toString", () -> s.toString());
        attempt("clear", s::clear);
        attempt("isEmpty", () -> s.isEmpty());
        List<Integer> t = l.subList(0, 4);
        Iterator<Integer> it = l.iterator();
        t.remove(0);
        attempt("parent's iterator after sub remove", it::next);
        List<Integer> u = l.subList(0, 3);
        List<Integer> inner = u.subList(0, 2);
        u.add(0);
        attempt("inner after outer add", () -> inner.get(0));
        List<Integer> k = new LinkedList<>(List.of(1, 2, 3));
        List<Integer> ks = k.subList(0, 2);
        k.add(4);
        attempt("linked", () -> ks.get(0));
    }
}
