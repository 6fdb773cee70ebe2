// The messages of ArrayList's index checks.
import java.util.ArrayList;
import java.util.List;

public class ArrayListIndexFailures {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        } catch (IllegalArgumentException e) {
            System.out.println("argument: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        attempt(() -> l.get(3));
        attempt(() -> l.get(-1));
        attempt(() -> l.set(3, 0));
        attempt(() -> l.remove(5));
        attempt(() -> l.add(4, 0));
        attempt(() -> l.add(-1, 0));
        attempt(() -> l.addAll(9, List.of(1)));
        attempt(() -> l.listIterator(4));
        attempt(() -> l.subList(2, 1));
        attempt(() -> l.subList(-1, 1));
        attempt(() -> l.subList(0, 4));
        attempt(() -> new ArrayList<>(-1));
        attempt(() -> new ArrayList<>().get(0));
        System.out.println(l);
    }
}
