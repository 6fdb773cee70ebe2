// nCopies, emptyList and friends, singleton forms, addAll, fill, copy, replaceAll, list.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class CollectionsFactories {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.print("fine ");
        } catch (UnsupportedOperationException e) {
            System.out.print("unsupported ");
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            System.out.print(e.getMessage() + " ");
        }
    }

    public static void main(String[] args) {
        List<String> copies = Collections.nCopies(3, "ab");
        System.out.println(copies + " " + copies.get(2) + " " + copies.contains("ab") + " " + Collections.nCopies(0, 1));
        System.out.println(Collections.emptyList() + " " + Collections.emptySet() + " " + Collections.emptyMap() + " "
                + Collections.emptyIterator().hasNext());
        List<Integer> one = Collections.singletonList(null);
        Set<String> set = Collections.singleton("s");
        Map<String, Integer> map = Collections.singletonMap("k", 7);
        System.out.println(one + " " + set + " " + map + " " + map.get("k") + " " + set.contains("t"));
        attempt(() -> copies.add("x"));
        attempt(() -> Collections.emptyList().add(null));
        attempt(() -> one.set(0, 1));
        attempt(() -> set.remove("s"));
        attempt(() -> map.put("k", 1));
        attempt(() -> Collections.nCopies(-1, 0));
        List<Integer> l = new ArrayList<>();
        System.out.println(Collections.addAll(l, 1, 2, 3, 2) + " " + Collections.replaceAll(l, 2, 9) + " " + l);
        Collections.fill(l, 5);
        System.out.println(l);
        Collections.copy(l, Arrays.asList(7, 8));
        attempt(() -> Collections.copy(new ArrayList<>(), l));
        System.out.println(l);
    }
}
