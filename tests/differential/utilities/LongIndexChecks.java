// The index checks of Objects on longs, and Optional.orElseThrow.
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;

public class LongIndexChecks {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt(() -> System.out.println(Objects.checkIndex(1L << 33, 1L << 34)));
        attempt(() -> Objects.checkIndex(1L << 34, 1L << 34));
        attempt(() -> Objects.checkFromToIndex(1L, 5L, 4L));
        attempt(() -> Objects.checkFromIndexSize(2L, Long.MAX_VALUE, 10L));
        System.out.println(Optional.of("v").orElseThrow());
        try {
            Optional.empty().orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
