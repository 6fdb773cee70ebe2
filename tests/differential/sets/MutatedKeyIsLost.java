// A key changed after insertion is not found, but still there.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class MutatedKeyIsLost {
    public static void main(String[] args) {
        Set<List<Integer>> s = new HashSet<>();
        List<Integer> key = new ArrayList<>(List.of(1));
        s.add(key);
        System.out.println(s.contains(key) + " " + s.contains(List.of(1)));
        key.add(2);
        System.out.println(s.contains(key) + " " + s.contains(List.of(1)) + " " + s.size() + " " + s);
        System.out.println(s.remove(key) + " " + s.add(key) + " " + s.size());
        key.remove(1);
        System.out.println(s.contains(List.of(1)) + " " + s.size());
    }
}
