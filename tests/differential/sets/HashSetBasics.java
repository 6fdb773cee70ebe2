// add, contains, remove, size, null element of HashSet.
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class HashSetBasics {
    public static void main(String[] args) {
        Set<String> s = new HashSet<>();
        System.out.println(s.add("a") + " " + s.add("b") + " " + s.add("a") + " " + s.add(null) + " " + s.add(null));
        System.out.println(s.size() + " " + s.contains("a") + " " + s.contains(null) + " " + s.contains("z") + " " + s.isEmpty());
        System.out.println(s.remove("a") + " " + s.remove("a") + " " + s.remove(null) + " " + s);
        s.clear();
        System.out.println(s + " " + new HashSet<>(List.of(3, 1, 2, 3, 1)).size());
        HashSet<Integer> big = new HashSet<>(100, 0.5f);
        for (int i = 0; i < 50; i++) {
            big.add(i % 7);
        }
        System.out.println(big);
    }
}
