// equals and hashCode of lists compare elements in order, across classes.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import java.util.Vector;

public class ArrayListEqualsAndHash {
    public static void main(String[] args) {
        List<Object> a = new ArrayList<>(Arrays.asList(1, "x", null));
        List<Object> b = new LinkedList<>(a);
        List<Object> c = Arrays.asList(1, "x", null);
        System.out.println(a.equals(b) + " " + b.equals(c) + " " + c.equals(new Vector<>(a)) + " " + a.equals(Arrays.asList("x", 1, null)));
        System.out.println(a.hashCode() + " " + (a.hashCode() == b.hashCode()) + " " + new ArrayList<>().hashCode());
        System.out.println(a.equals(null) + " " + a.equals("x") + " " + List.of(1).equals(Set.of(1)) + " " + a.equals(a));
        System.out.println(List.of(1, 2).hashCode() + " " + List.of(List.of(1), List.of()).hashCode());
        System.out.println(Arrays.asList(1L).equals(Arrays.asList(1)));
    }
}
