// Inferred type arguments in record patterns.
import java.util.List;

public class GenericRecordInference {
    record Pair<A, B>(A first, B second) { }

    static String join(Pair<Pair<String, Integer>, List<String>> p) {
        return switch (p) {
            case Pair(Pair(var s, Integer n), var l) when n > 1 -> s.repeat(n) + l;
            case Pair(var inner, var l) -> inner.first() + l.size();
        };
    }

    public static void main(String[] args) {
        System.out.println(join(new Pair<>(new Pair<>("ab", 3), List.of("x"))));
        System.out.println(join(new Pair<>(new Pair<>("cd", 1), List.of("x", "y"))));
    }
}
