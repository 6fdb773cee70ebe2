// Arrays.asList writes through to the array and has a fixed size.
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ArraysAsListView {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (UnsupportedOperationException e) {
            System.out.println("unsupported " + e.getMessage());
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] array = {"c", "a", "b"};
        List<String> l = Arrays.asList(array);
        l.set(0, "z");
        array[1] = "y";
        System.out.println(l + " " + array[0]);
        Collections.sort(l);
        System.out.println(array[0] + array[1] + array[2] + " " + l.indexOf("y") + " " + l.contains("q"));
        attempt(() -> l.add("x"));
        attempt(() -> l.remove(0));
        attempt(() -> l.remove("y"));
        attempt(() -> l.remove("missing"));
        attempt(l::clear);
        attempt(() -> l.get(3));
        attempt(() -> l.addAll(List.of()));
        attempt(() -> l.removeIf(s -> false));
        attempt(() -> l.removeIf(s -> true));
        attempt(() -> l.replaceAll(String::toUpperCase));
        System.out.println(l + " " + array[2] + " " + Arrays.asList() + " " + Arrays.asList(1, null).size());
    }
}
