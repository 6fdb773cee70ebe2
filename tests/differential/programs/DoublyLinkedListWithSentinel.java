// A ring with a sentinel, moving elements between its ends.
public class DoublyLinkedListWithSentinel {
    static class Ring<T> {
        private class Node {
            T item;
            Node before = this;
            Node after = this;
        }

        private final Node sentinel = new Node();
        int size;

        void insertAfter(Node n, T item) {
            Node x = new Node();
            x.item = item;
            x.before = n;
            x.after = n.after;
            n.after.before = x;
            n.after = x;
            size++;
        }

        void addFirst(T item) {
            insertAfter(sentinel, item);
        }

        void addLast(T item) {
            insertAfter(sentinel.before, item);
        }

        T removeLast() {
            Node x = sentinel.before;
            if (x == sentinel) {
                throw new IllegalStateException("empty ring");
            }
            x.before.after = x.after;
            x.after.before = x.before;
            size--;
            return x.item;
        }

        @Override
        public String toString() {
            StringBuilder b = new StringBuilder("[");
            for (Node n = sentinel.after; n != sentinel; n = n.after) {
                b.append(n.item).append(n.after == sentinel ? "" : " ");
            }
            return b.append("]").toString();
        }
    }

    public static void main(String[] args) {
        Ring<String> r = new Ring<>();
        for (String s : "a b c d".split(" ")) {
            r.addLast(s);
            r.addFirst(s.toUpperCase());
        }
        System.out.println(r + " " + r.size);
        for (int i = 0; i < 3; i++) {
            r.addFirst(r.removeLast());
        }
        System.out.println(r);
        while (r.size > 0) {
            System.out.print(r.removeLast());
        }
        System.out.println();
        r.removeLast();
    }
}
