// A sublist of an ArrayList that has become shorter reads the list's array beyond its elements, up to the length of the array.
import java.util.ArrayList;
import java.util.List;

public class SubListOfShorterList {
    static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " done");
        } catch (RuntimeException thrown) {
            System.out.println(what + " " + thrown);
        }
    }

    static void examine(String name, ArrayList<Integer> list) {
        List<Integer> part = list.subList(2, list.size());
        list.subList(3, list.size()).clear();
        list.trimToSize();
        attempt(name + " indexOf", () -> part.indexOf(99));
        attempt(name + " lastIndexOf", () -> part.lastIndexOf(99));
        attempt(name + " contains null", () -> part.contains(null));
        attempt(name + " replaceAll", () -> part.replaceAll(x -> 1));
        list.add(5);
        list.ensureCapacity(9);
        attempt(name + " indexOf", () -> part.indexOf(99));
        attempt(name + " lastIndexOf", () -> part.lastIndexOf(99));
        attempt(name + " replaceAll", () -> part.replaceAll(x -> 1));
        attempt(name + " equals", () -> part.equals(List.of(1)));
        attempt(name + " hashCode", () -> part.hashCode());
        System.out.println(name + " " + list);
    }

    static ArrayList<Integer> filled(ArrayList<Integer> list, int count) {
        for (int i = 0; i < count; i++) list.add(i);
        return list;
    }

    public static void main(String[] args) {
        examine("default", filled(new ArrayList<>(), 12));
        examine("sized", filled(new ArrayList<>(3), 8));
        examine("empty", filled(new ArrayList<>(0), 6));
        examine("copied", new ArrayList<>(List.of(1, 2, 3, 4, 5, 6)));
        ArrayList<Integer> list = new ArrayList<>();
        list.addAll(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
        examine("added", list);
    }
}
