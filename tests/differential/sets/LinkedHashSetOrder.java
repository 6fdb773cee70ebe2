// Insertion order, kept on re-insertion, lost on removal.
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

public class LinkedHashSetOrder {
    public static void main(String[] args) {
        Set<String> s = new LinkedHashSet<>(Arrays.asList("z", "a", "m", "a"));
        s.add("b");
        s.add("z");
        System.out.println(s);
        s.remove("z");
        s.add("z");
        System.out.println(s + " " + s.contains("m") + " " + s.size());
        Iterator<String> it = s.iterator();
        it.next();
        it.remove();
        System.out.println(s);
        s.retainAll(Set.of("z", "b", "q"));
        System.out.println(s + " " + s.add(null) + " " + s);
        StringBuilder b = new StringBuilder();
        s.forEach(b::append);
        System.out.println(b);
    }
}
