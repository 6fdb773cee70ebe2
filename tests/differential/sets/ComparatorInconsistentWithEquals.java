// A tree set uses only the comparator, its equality with other sets uses contains.
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class ComparatorInconsistentWithEquals {
    public static void main(String[] args) {
        Set<String> tree = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        System.out.println(tree.add("Abc") + " " + tree.add("ABC") + " " + tree + " " + tree.contains("abc"));
        Set<String> hash = new HashSet<>(List.of("abc"));
        System.out.println(tree.equals(hash) + " " + hash.equals(tree));
        TreeMap<String, Integer> m = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        m.put("Key", 1);
        m.put("KEY", 2);
        System.out.println(m + " " + m.get("key") + " " + m.remove("kEY") + " " + m);
    }
}
