// for-each over a user Iterable with its own Iterator.
import java.util.Iterator;
import java.util.NoSuchElementException;

public class UserIterable {
    static class Countdown implements Iterable<Integer> {
        final int start;

        Countdown(int start) {
            this.start = start;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int n = start;

                @Override
                public boolean hasNext() {
                    return n > 0;
                }

                @Override
                public Integer next() {
                    if (n <= 0) {
                        throw new NoSuchElementException("liftoff");
                    }
                    return n--;
                }
            };
        }
    }

    public static void main(String[] args) {
        Countdown c = new Countdown(3);
        for (int a : c) {
            for (Integer b : c) {
                System.out.print(a * b + " ");
            }
        }
        c.forEach(n -> System.out.print("<" + n + ">"));
        System.out.println();
        Iterator<Integer> it = new Countdown(1).iterator();
        it.next();
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
