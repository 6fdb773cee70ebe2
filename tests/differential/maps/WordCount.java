// The usual counting program, sorted by count and word.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class WordCount {
    public static void main(String[] args) {
        String text = "it was the best of times it was the worst of times it was the age of wisdom";
        Map<String, Integer> counts = new HashMap<>();
        for (String w : text.split(" ")) {
            Integer n = counts.get(w);
            counts.put(w, n == null ? 1 : n + 1);
        }
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
        entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
        for (Map.Entry<String, Integer> e : entries) {
            System.out.print(e.getKey() + "=" + e.getValue() + " ");
        }
        System.out.println();
        System.out.println(counts);
    }
}
