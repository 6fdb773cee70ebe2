// The writing methods of List on every implementation: the result, or the exception and what is left.
import java.util.*;
import java.util.function.Consumer;

public class AllListsWriting {
    static List<Integer> make(int kind) {
        List<Integer> data = new ArrayList<>(Arrays.asList(3, 1, 2));
        switch (kind) {
            case 0: return data;
            case 1: return new LinkedList<>(data);
            case 2: return new Vector<>(data);
            case 3: return Arrays.asList(3, 1, 2);
            case 4: return List.of(3, 1, 2);
            case 5: return new ArrayList<>(Arrays.asList(0, 3, 1, 2, 0)).subList(1, 4);
            case 6: return Collections.unmodifiableList(data);
            case 7: return Collections.synchronizedList(data);
            case 8: return Collections.nCopies(3, 7);
            case 9: return Collections.singletonList(3);
            default: return Collections.emptyList();
        }
    }

    static void each(String name, Consumer<List<Integer>> action) {
        StringBuilder b = new StringBuilder(name).append(":");
        for (int kind = 0; kind <= 10; kind++) {
            List<Integer> l = make(kind);
            b.append(' ');
            try {
                action.accept(l);
            } catch (UnsupportedOperationException e) {
                b.append("unsupported");
            } catch (IndexOutOfBoundsException e) {
                b.append("bounds");
            } catch (IllegalStateException | NoSuchElementException e) {
                b.append(e.getClass().getSimpleName());
            }
            b.append(l);
        }
        System.out.println(b);
    }

    public static void main(String[] args) {
        each("add", l -> l.add(5));
        each("add at", l -> l.add(1, 5));
        each("addAll", l -> l.addAll(List.of(8, 9)));
        each("addAll empty", l -> l.addAll(List.of()));
        each("addAll at", l -> l.addAll(1, List.of(8)));
        each("set", l -> l.set(0, 6));
        each("remove at", l -> l.remove(1));
        each("remove object", l -> l.remove((Object) 3));
        each("remove missing", l -> l.remove((Object) 99));
        each("removeAll", l -> l.removeAll(List.of(3, 2)));
        each("retainAll", l -> l.retainAll(List.of(3)));
        each("removeIf", l -> l.removeIf(n -> n > 1));
        each("removeIf none", l -> l.removeIf(n -> n > 100));
        each("replaceAll", l -> l.replaceAll(n -> -n));
        each("sort", l -> l.sort(null));
        each("sort reverse", l -> l.sort(Comparator.reverseOrder()));
        each("clear", List::clear);
        each("iterator remove", l -> {
            Iterator<Integer> it = l.iterator();
            it.next();
            it.remove();
        });
        each("listIterator set add", l -> {
            ListIterator<Integer> it = l.listIterator();
            it.next();
            it.set(40);
            it.add(50);
        });
        each("remove without next", l -> l.listIterator().remove());
        each("subList clear", l -> l.subList(0, 1).clear());
    }
}
