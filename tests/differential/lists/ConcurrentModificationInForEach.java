// forEach, removeIf and replaceAll check for modification by the lambda.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;

public class ConcurrentModificationInForEach {
    static void attempt(String name, List<Integer> l, Runnable r) {
        try {
            r.run();
            System.out.println(name + " fine " + l);
        } catch (ConcurrentModificationException e) {
            System.out.println(name + " failed " + l);
        }
    }

    public static void main(String[] args) {
        List<Integer> a = new ArrayList<>(List.of(1, 2, 3));
        attempt("forEach add", a, () -> a.forEach(n -> {
            if (n == 2) {
                a.add(4);
            }
        }));
        List<Integer> b = new ArrayList<>(List.of(1, 2, 3));
        attempt("forEach set", b, () -> b.forEach(n -> b.set(0, n)));
        List<Integer> c = new ArrayList<>(List.of(1, 2, 3));
        attempt("removeIf add", c, () -> c.removeIf(n -> {
            if (n == 1) {
                c.add(9);
            }
            return false;
        }));
        List<Integer> d = new ArrayList<>(List.of(1, 2, 3));
        attempt("replaceAll remove", d, () -> d.replaceAll(n -> {
            if (n == 3) {
                d.remove(0);
            }
            return n * 2;
        }));
        List<Integer> e = new ArrayList<>(List.of(3, 1, 2));
        attempt("sort add", e, () -> e.sort((x, y) -> {
            if (e.size() == 3) {
                e.add(0);
            }
            return x - y;
        }));
    }
}
