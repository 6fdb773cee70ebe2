// List.of with zero to ten elements and with an array.
import java.util.List;

public class ListOfEveryArity {
    static void show(List<String> l) {
        System.out.println(l + " " + l.size() + " " + l.hashCode() + " " + l.lastIndexOf("c"));
    }

    public static void main(String[] args) {
        show(List.of());
        show(List.of("a"));
        show(List.of("a", "b"));
        show(List.of("a", "b", "c"));
        show(List.of("a", "b", "c", "d"));
        show(List.of("a", "b", "c", "d", "c"));
        show(List.of("a", "b", "c", "d", "e", "f"));
        show(List.of("a", "b", "c", "d", "e", "f", "g"));
        show(List.of("a", "b", "c", "d", "e", "f", "g", "h"));
        show(List.of("a", "b", "c", "d", "e", "f", "g", "h", "i"));
        show(List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j"));
        show(List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"));
        String[] array = {"x", "y"};
        List<String> l = List.of(array);
        array[0] = "changed";
        show(l);
    }
}
