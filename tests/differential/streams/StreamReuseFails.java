// A stream can be used once.
import java.util.List;
import java.util.stream.Stream;

public class StreamReuseFails {
    public static void main(String[] args) {
        Stream<Integer> s = List.of(1, 2, 3).stream();
        System.out.println(s.map(n -> n + 1).toList());
        try {
            s.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> unmodifiable = Stream.of(1).toList();
        try {
            unmodifiable.add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("toList is unmodifiable");
        }
    }
}
