// The order of iteration follows the buckets, across growth.
import java.util.HashSet;
import java.util.Set;

public class HashSetIterationOrder {
    public static void main(String[] args) {
        Set<Integer> ints = new HashSet<>();
        for (int i = 0; i < 12; i++) {
            ints.add(i * 17 % 100);
        }
        System.out.println(ints);
        ints.add(1000);
        ints.add(-1);
        ints.add(65536);
        System.out.println(ints);
        Set<String> words = new HashSet<>();
        for (String w : "the quick brown fox jumps over the lazy dog and runs away from it all".split(" ")) {
            words.add(w);
        }
        System.out.println(words);
        words.remove("fox");
        words.add("fox");
        System.out.println(words);
        Set<Character> chars = new HashSet<>();
        for (char c : "zebra crossing".toCharArray()) {
            chars.add(c);
        }
        System.out.println(chars);
        Set<Object> mixed = new HashSet<>();
        mixed.add(1L << 33);
        mixed.add(2.5);
        mixed.add(true);
        mixed.add("x");
        mixed.add('y');
        System.out.println(mixed);
    }
}
