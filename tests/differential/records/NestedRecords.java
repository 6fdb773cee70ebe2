// Records in records, generic records, records with arrays and as map keys.
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class NestedRecords {
    record Pair<A, B>(A first, B second) {
        <C> Pair<A, C> withSecond(C c) {
            return new Pair<>(first, c);
        }
    }

    record Line(Pair<Integer, Integer> from, Pair<Integer, Integer> to) { }

    record Holder(int[] data, List<String> names) { }

    public static void main(String[] args) {
        Line l = new Line(new Pair<>(0, 0), new Pair<>(3, 4));
        System.out.println(l);
        System.out.println(l.equals(new Line(new Pair<>(0, 0), new Pair<>(3, 4))));
        System.out.println(l.to().withSecond("x"));
        Map<Pair<String, Integer>, String> map = new HashMap<>();
        map.put(new Pair<>("k", 1), "v1");
        map.put(new Pair<>("k", 1), "v2");
        System.out.println(map.size() + " " + map.get(new Pair<>("k", 1)) + " " + map.get(new Pair<>("k", 2)));
        int[] data = {1};
        Holder h = new Holder(data, List.of("a"));
        System.out.println(h.equals(new Holder(data, List.of("a"))) + " " + h.equals(new Holder(new int[] {1}, List.of("a"))));
        record Local(String s) { }
        System.out.println(new Local("local"));
    }
}
