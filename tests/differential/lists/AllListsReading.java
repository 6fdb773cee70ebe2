// The reading methods of List on every implementation.
import java.util.*;

public class AllListsReading {
    static Map<String, List<Integer>> lists() {
        List<Integer> data = Arrays.asList(3, 1, 2, 3);
        Map<String, List<Integer>> m = new LinkedHashMap<>();
        m.put("ArrayList", new ArrayList<>(data));
        m.put("LinkedList", new LinkedList<>(data));
        m.put("Vector", new Vector<>(data));
        Stack<Integer> stack = new Stack<>();
        stack.addAll(data);
        m.put("Stack", stack);
        m.put("asList", Arrays.asList(3, 1, 2, 3));
        m.put("List.of", List.of(3, 1, 2, 3));
        m.put("copyOf", List.copyOf(data));
        m.put("subList", new ArrayList<>(Arrays.asList(0, 3, 1, 2, 3, 0)).subList(1, 5));
        m.put("linked subList", new LinkedList<>(Arrays.asList(0, 3, 1, 2, 3, 0)).subList(1, 5));
        m.put("unmodifiable", Collections.unmodifiableList(new ArrayList<>(data)));
        m.put("synchronized", Collections.synchronizedList(new ArrayList<>(data)));
        m.put("nCopies", Collections.nCopies(4, 3));
        m.put("singletonList", Collections.singletonList(3));
        m.put("emptyList", Collections.emptyList());
        return m;
    }

    public static void main(String[] args) {
        lists().forEach((name, l) -> {
            StringBuilder b = new StringBuilder(name).append(": ");
            b.append(l).append(l.size()).append(l.isEmpty()).append(l.contains(2)).append(l.contains(9)).append(l.indexOf(3)).append(l.lastIndexOf(3));
            b.append(l.hashCode()).append(l.equals(Arrays.asList(3, 1, 2, 3))).append(l.containsAll(List.of(3))).append(l.containsAll(List.of(1, 2)));
            for (Integer n : l) {
                b.append(' ').append(n);
            }
            l.forEach(n -> b.append('!').append(n));
            ListIterator<Integer> it = l.listIterator(l.size());
            while (it.hasPrevious()) {
                b.append('<').append(it.previousIndex()).append(it.previous());
            }
            b.append(l.toArray().length).append(l.toArray(new Integer[0]).length).append(l.toArray(Integer[]::new).length);
            b.append(l.subList(0, l.size() / 2)).append(l.stream().mapToInt(n -> n).sum());
            try {
                b.append(l.get(l.size()));
            } catch (IndexOutOfBoundsException e) {
                b.append(" bounds");
            }
            System.out.println(b);
        });
    }
}
