// Bucket order with integer and string keys over several resizes.
import java.util.HashMap;
import java.util.Map;

public class HashMapIterationOrder {
    public static void main(String[] args) {
        Map<Integer, Integer> ints = new HashMap<>();
        for (int i = 0; i < 30; i++) {
            ints.put(i * 37 % 101, i);
            if (i == 11 || i == 12 || i == 24) {
                System.out.println(ints);
            }
        }
        System.out.println(ints.keySet());
        Map<String, Integer> words = new HashMap<>();
        String text = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen";
        for (String w : text.split(" ")) {
            words.put(w, w.length());
        }
        System.out.println(words);
        for (String w : new String[] {"two", "ten", "one"}) {
            words.remove(w);
        }
        words.put("zero", 0);
        System.out.println(words.values());
        Map<Long, String> longs = new HashMap<>(4);
        for (long l = 1; l > 0; l <<= 7) {
            longs.put(l, "x");
        }
        System.out.println(longs.keySet());
    }
}
