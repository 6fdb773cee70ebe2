// filter, map, sorted, distinct, limit, skip, collect.
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StreamBasics {
    public static void main(String[] args) {
        List<String> words = List.of("pear", "fig", "apple", "fig", "kiwi", "banana");
        System.out.println(words.stream().filter(w -> w.length() > 3).map(String::toUpperCase).collect(Collectors.toList()));
        System.out.println(words.stream().distinct().sorted().skip(1).limit(3).toList());
        System.out.println(words.stream().collect(Collectors.joining(",", "[", "]")));
        System.out.println(words.stream().mapToInt(String::length).sum() + " " + words.stream().count());
        System.out.println(Stream.of(3, 1, 2).sorted((a, b) -> b - a).map(String::valueOf).reduce((a, b) -> a + "-" + b).get());
        System.out.println(words.stream().allMatch(w -> w.length() > 2) + " " + words.stream().noneMatch(String::isEmpty) + " "
                + words.stream().findFirst().get());
    }
}
