// add, get, set, remove, size, isEmpty, clear, toString of ArrayList.
import java.util.ArrayList;
import java.util.List;

public class ArrayListBasics {
    public static void main(String[] args) {
        List<String> l = new ArrayList<>();
        System.out.println(l + " " + l.isEmpty() + " " + l.add("a"));
        l.add("c");
        l.add(1, "b");
        l.add(3, "d");
        l.add(0, null);
        System.out.println(l + " " + l.size() + " " + l.get(2));
        System.out.println(l.set(0, "z") + " " + l);
        System.out.println(l.remove(1) + " " + l.remove("d") + " " + l.remove("x") + " " + l);
        l.clear();
        System.out.println(l + " " + l.size());
        for (int i = 0; i < 100; i++) {
            l.add("n" + i);
        }
        System.out.println(l.size() + " " + l.get(57));
    }
}
