// Messages of explicit argument checks.
import java.util.Objects;

public class ObjectsRequireMessages {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (NullPointerException | IndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt(() -> Objects.requireNonNull("x", "present"));
        attempt(() -> Objects.requireNonNull(null, "must not be null"));
        attempt(() -> Objects.requireNonNull(null, () -> "supplied"));
        attempt(() -> Objects.checkIndex(2, 3));
        attempt(() -> Objects.checkIndex(3, 3));
        attempt(() -> Objects.checkIndex(-1, 3));
        attempt(() -> Objects.checkFromToIndex(2, 1, 3));
        attempt(() -> Objects.checkFromIndexSize(2, 2, 3));
        System.out.println(Objects.requireNonNullElse(null, "else") + Objects.requireNonNullElseGet(null, () -> "get"));
    }
}
