// List.of refuses changes and nulls.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ListOfImmutable {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported");
        } catch (NullPointerException e) {
            System.out.println("null");
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index");
        }
    }

    public static void main(String[] args) {
        List<Integer> l = List.of(3, 1, 2);
        System.out.println(l + " " + l.get(1) + " " + l.size() + " " + l.indexOf(2) + " " + l.contains(9) + " " + l.subList(1, 3));
        attempt(() -> l.add(4));
        attempt(() -> l.set(0, 4));
        attempt(() -> l.remove(0));
        attempt(() -> l.remove((Object) 99));
        attempt(l::clear);
        attempt(() -> l.sort(null));
        attempt(() -> Collections.sort(l));
        attempt(() -> l.removeIf(n -> false));
        attempt(() -> l.addAll(List.of()));
        attempt(() -> l.iterator().remove());
        attempt(() -> List.of(1, null));
        attempt(() -> l.contains(null));
        attempt(() -> l.indexOf(null));
        attempt(() -> l.get(3));
        attempt(() -> List.of().get(0));
        attempt(() -> l.subList(0, 1).add(3));
        System.out.println(List.of() + " " + List.of(1).equals(Arrays.asList(1)) + " " + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
        List<Integer> copy = List.copyOf(new ArrayList<>(l));
        System.out.println(copy + " " + (List.copyOf(copy) == copy) + " " + List.of(new Integer[] {7, 8}));
    }
}
