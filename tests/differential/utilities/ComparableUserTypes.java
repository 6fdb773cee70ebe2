// compareTo used by sort, max, TreeMap and binary search alike.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

public class ComparableUserTypes {
    static class Version implements Comparable<Version> {
        final int[] parts;

        Version(String s) {
            String[] p = s.split("\\.");
            parts = new int[p.length];
            for (int i = 0; i < p.length; i++) {
                parts[i] = Integer.parseInt(p[i]);
            }
        }

        public int compareTo(Version o) {
            for (int i = 0; i < Math.max(parts.length, o.parts.length); i++) {
                int a = i < parts.length ? parts[i] : 0;
                int b = i < o.parts.length ? o.parts[i] : 0;
                if (a != b) {
                    return Integer.compare(a, b);
                }
            }
            return 0;
        }

        @Override
        public String toString() {
            return Arrays.toString(parts);
        }
    }

    public static void main(String[] args) {
        List<Version> l = new ArrayList<>();
        for (String s : "1.10 1.2 1.2.0 0.9 1.2.1".split(" ")) {
            l.add(new Version(s));
        }
        Collections.sort(l);
        System.out.println(l + " " + Collections.max(l) + " " + Collections.binarySearch(l, new Version("1.10")));
        TreeMap<Version, String> m = new TreeMap<>();
        for (Version v : l) {
            m.merge(v, "x", String::concat);
        }
        System.out.println(m + " " + m.ceilingKey(new Version("1.3")));
    }
}
