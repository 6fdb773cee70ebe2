// toString of nested lists and of a list that contains itself.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;

public class ToStringNestedAndSelf {
    public static void main(String[] args) {
        List<Object> l = new ArrayList<>();
        l.add(1);
        l.add(l);
        l.add(List.of("a", List.of(), Arrays.asList((Object) null)));
        System.out.println(l);
        List<Object> linked = new LinkedList<>();
        linked.add(linked);
        System.out.println(linked);
        System.out.println(new ArrayList<>(List.of('c', 1.5, 2f, 3L, true, "")));
        System.out.println(l.contains(1) + " " + l.indexOf(l.get(2)));
    }
}
