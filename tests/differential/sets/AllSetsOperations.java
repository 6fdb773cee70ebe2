// The methods of Set on every implementation.
import java.util.*;
import java.util.function.Consumer;

public class AllSetsOperations {
    static Set<Integer> make(int kind) {
        List<Integer> data = Arrays.asList(30, 10, 20);
        switch (kind) {
            case 0: return new HashSet<>(data);
            case 1: return new LinkedHashSet<>(data);
            case 2: return new TreeSet<>(data);
            case 3: return Collections.unmodifiableSet(new LinkedHashSet<>(data));
            case 4: return Collections.synchronizedSet(new TreeSet<>(data));
            case 5: return new TreeMap<>(Map.of(10, 1, 20, 1, 30, 1)).keySet();
            case 6: return new TreeSet<>(data).descendingSet();
            case 7: return new TreeSet<>(data).subSet(10, true, 25, true);
            case 8: return Collections.singleton(30);
            default: return Collections.emptySet();
        }
    }

    static void each(String name, Consumer<Set<Integer>> action) {
        StringBuilder b = new StringBuilder(name).append(":");
        for (int kind = 0; kind <= 9; kind++) {
            Set<Integer> s = make(kind);
            b.append(' ');
            try {
                action.accept(s);
            } catch (UnsupportedOperationException e) {
                b.append("unsupported");
            } catch (IllegalArgumentException | IllegalStateException | NoSuchElementException e) {
                b.append(e.getClass().getSimpleName());
            }
            b.append(s);
        }
        System.out.println(b);
    }

    static void show(Object o) {
        System.out.print(o + " ");
    }

    public static void main(String[] args) {
        each("queries", s -> show(s.size() + "" + s.contains(20) + s.isEmpty() + s.hashCode() + s.equals(Set.of(10, 20, 30)) + s.toArray().length));
        each("add", s -> show(s.add(15)));
        each("add present", s -> show(s.add(20)));
        each("add outside", s -> show(s.add(99)));
        each("remove", s -> show(s.remove(20)));
        each("remove missing", s -> show(s.remove(99)));
        each("addAll", s -> show(s.addAll(List.of(20, 11))));
        each("removeAll", s -> show(s.removeAll(Arrays.asList(30, 10))));
        each("retainAll", s -> show(s.retainAll(List.of(10))));
        each("removeIf", s -> show(s.removeIf(n -> n == 10)));
        each("containsAll", s -> show(s.containsAll(List.of(10, 20))));
        each("iterator remove", s -> {
            Iterator<Integer> it = s.iterator();
            it.next();
            it.remove();
        });
        each("clear", Set::clear);
    }
}
