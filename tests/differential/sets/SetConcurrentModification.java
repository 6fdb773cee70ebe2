// Modification during iteration of each set class.
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

public class SetConcurrentModification {
    static void run(Set<Integer> s, int at, boolean add) {
        int seen = 0;
        try {
            for (Integer n : s) {
                seen++;
                if (n == at) {
                    if (add) {
                        s.add(100);
                    } else {
                        s.remove(n);
                    }
                }
            }
            System.out.println("finished " + seen + " " + s);
        } catch (ConcurrentModificationException e) {
            System.out.println("failed " + seen + " " + s);
        }
    }

    public static void main(String[] args) {
        for (int at : new int[] {1, 3}) {
            for (boolean add : new boolean[] {true, false}) {
                run(new HashSet<>(Arrays.asList(1, 2, 3)), at, add);
                run(new LinkedHashSet<>(Arrays.asList(1, 2, 3)), at, add);
                run(new TreeSet<>(Arrays.asList(1, 2, 3)), at, add);
            }
        }
        Set<Integer> same = new HashSet<>(Arrays.asList(1, 2, 3));
        for (Integer n : same) {
            same.add(n);
            same.remove(77);
        }
        System.out.println(same);
    }
}
