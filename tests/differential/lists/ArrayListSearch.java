// contains, indexOf, lastIndexOf use equals and accept null.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class ArrayListSearch {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>(Arrays.asList("a", "b", null, "a", new String("b")));
        System.out.println(l.contains("b") + " " + l.contains(null) + " " + l.contains("x") + " " + l.contains((Object) 5));
        System.out.println(l.indexOf("a") + " " + l.lastIndexOf("a") + " " + l.lastIndexOf("b") + " " + l.indexOf(null) + " "
                + l.indexOf("x") + " " + l.lastIndexOf("x"));
        System.out.println(l.remove("a") + " " + l + " " + l.remove(null) + " " + l);
        System.out.println(l.containsAll(List.of("a", "b")) + " " + l.containsAll(List.of("a", "q")));
    }
}
