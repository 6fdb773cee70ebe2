// range, map, filter, sum, reduce on IntStream.
import java.util.Arrays;
import java.util.stream.IntStream;

public class IntStreamPipelines {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 10).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b));
        System.out.println(Arrays.toString(IntStream.of(5, 3, 8).map(n -> n * n).filter(n -> n > 10).toArray()));
        System.out.println(IntStream.range(0, 20).filter(n -> n % 3 == 0).mapToObj(n -> "n" + n).reduce("", String::concat));
        System.out.println(IntStream.of(4, 1, 7).max().getAsInt() + " " + IntStream.empty().min().isPresent() + " "
                + IntStream.of(1, 2).average().getAsDouble());
        System.out.println(IntStream.iterate(1, n -> n * 2).limit(8).boxed().toList() + " " + IntStream.range(0, 5).anyMatch(n -> n == 3));
    }
}
