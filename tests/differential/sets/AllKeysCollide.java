// A constant hash code: everything in one bucket, still correct, also beyond the tree threshold.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class AllKeysCollide {
    static class Bad implements Comparable<Bad> {
        final int n;

        Bad(int n) {
            this.n = n;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Bad && ((Bad) o).n == n;
        }

        @Override
        public int hashCode() {
            return 7;
        }

        @Override
        public int compareTo(Bad o) {
            return Integer.compare(n, o.n);
        }

        @Override
        public String toString() {
            return "b" + n;
        }
    }

    public static void main(String[] args) {
        Set<Bad> s = new HashSet<>();
        for (int i = 0; i < 6; i++) {
            s.add(new Bad(i * 5 % 6));
        }
        System.out.println(s + " " + s.contains(new Bad(3)) + " " + s.contains(new Bad(9)));
        Map<Bad, Integer> m = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            m.merge(new Bad(i % 25), i, Integer::sum);
        }
        int sum = 0;
        for (int i = 0; i < 25; i++) {
            sum += m.get(new Bad(i));
        }
        System.out.println(m.size() + " " + sum + " " + m.get(new Bad(24)) + " " + m.remove(new Bad(0)) + " " + m.containsKey(new Bad(0)));
    }
}
