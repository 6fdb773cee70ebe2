// flatMap, iterate with a condition, takeWhile, dropWhile.
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class StreamFlatMapAndIterate {
    public static void main(String[] args) {
        List<List<Integer>> nested = List.of(List.of(1, 2), List.of(), List.of(3));
        System.out.println(nested.stream().flatMap(List::stream).map(n -> n + 1).collect(Collectors.toList()));
        System.out.println(Stream.iterate(1, n -> n < 100, n -> n * 3).toList());
        System.out.println(IntStream.rangeClosed(1, 10).boxed().takeWhile(n -> n < 5).toList() + " "
                + IntStream.rangeClosed(1, 10).boxed().dropWhile(n -> n < 8).toList());
        System.out.println(Arrays.stream(new int[] {1, 2, 3}).mapToObj(Integer::toString).collect(Collectors.joining("+")));
        System.out.println("hello".chars().filter(c -> c == 'l').count());
    }
}
