// groupingBy, partitioningBy, toMap, counting.
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class StreamCollectors {
    public static void main(String[] args) {
        List<String> words = List.of("a", "bb", "cc", "ddd", "e");
        Map<Integer, List<String>> groups = words.stream().collect(Collectors.groupingBy(String::length));
        System.out.println(groups);
        Map<Integer, Long> counts = words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
        System.out.println(counts);
        System.out.println(words.stream().collect(Collectors.partitioningBy(w -> w.length() > 1)));
        System.out.println(words.stream().collect(Collectors.toMap(w -> w, String::length)));
        try {
            words.stream().collect(Collectors.toMap(String::length, w -> w));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
