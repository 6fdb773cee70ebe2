// A user list on top of AbstractList inherits everything else.
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;

public class OwnAbstractList {
    static class Range extends AbstractList<Integer> {
        final int from;
        final int to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer get(int i) {
            if (i < 0 || i >= size()) {
                throw new IndexOutOfBoundsException("no " + i);
            }
            return from + i;
        }

        @Override
        public int size() {
            return to - from;
        }
    }

    public static void main(String[] args) {
        List<Integer> r = new Range(3, 8);
        System.out.println(r + " " + r.contains(5) + " " + r.indexOf(7) + " " + r.subList(1, 3) + " " + r.equals(List.of(3, 4, 5, 6, 7)));
        System.out.println(r.hashCode() == List.of(3, 4, 5, 6, 7).hashCode());
        for (Iterator<Integer> it = r.iterator(); it.hasNext(); ) {
            System.out.print(it.next() * 2 + " ");
        }
        System.out.println();
        try {
            r.add(1);
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
        try {
            r.get(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
