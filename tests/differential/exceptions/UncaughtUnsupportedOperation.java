// Uncaught: an immutable list is changed through a view of it.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class UncaughtUnsupportedOperation {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("b", "a"));
        Collections.sort(names);
        System.out.println(names);
        Collections.unmodifiableList(names).subList(0, 1).set(0, "z");
    }
}
